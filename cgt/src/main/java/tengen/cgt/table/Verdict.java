package tengen.cgt.table;

/** What is found about one row. */
public sealed interface Verdict {
  /** Computed as it is written. */
  record Right() implements Verdict {}

  /** Computed otherwise. */
  record Wrong(String expected, String computed) implements Verdict {}

  /** Not computed, with the limit that was met or what cannot be read. */
  record Unknown(String reason) implements Verdict {}

  /** By equality of texts. */
  static Verdict of(String expected, String computed) {
    return expected.equals(computed) ? new Right() : new Wrong(expected, computed);
  }
}
