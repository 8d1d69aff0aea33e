package tengen.cgt.table;

/** The result of recomputing one row. */
public sealed interface RowResult {
  /** The computed value equals the table's. */
  record Right() implements RowResult {}

  /** The computed value differs. */
  record Wrong(String expected, String computed) implements RowResult {}

  /**
   * The value was not computed.
   *
   * @param reason the limit that was reached, or what cannot be read
   */
  record Unknown(String reason) implements RowResult {}

  /** Compares two texts. */
  static RowResult of(String expected, String computed) {
    return expected.equals(computed) ? new Right() : new Wrong(expected, computed);
  }
}
