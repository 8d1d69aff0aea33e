package tengen.arena.report;

/** Prints a match as aligned tables for a terminal. */
public final class TextReport {
  private TextReport() {}

  /** Returns lines that end in {@code \n}, with an empty line between tables. */
  public static String of(MatchReport report) {
    return Tables.print(report, Table::text);
  }
}
