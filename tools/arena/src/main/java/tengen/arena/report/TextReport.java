package tengen.arena.report;

/** A match as aligned tables, for a terminal. */
public final class TextReport {
  private TextReport() {}

  /** Lines that end in {@code \n}; tables are apart by an empty one. */
  public static String of(MatchReport report) {
    return Tables.print(report, Table::text);
  }
}
