package tengen.cgt.table;

/** The result of recomputing one row. */
public sealed interface RowResult {
  /** Computed as it is written. */
  record Right() implements RowResult {}

  /** Computed otherwise. */
  record Wrong(String expected, String computed) implements RowResult {}

  /** Not computed, with the limit that was met or what cannot be read. */
  record Unknown(String reason) implements RowResult {}

  /** By equality of texts. */
  static RowResult of(String expected, String computed) {
    return expected.equals(computed) ? new Right() : new Wrong(expected, computed);
  }
}
