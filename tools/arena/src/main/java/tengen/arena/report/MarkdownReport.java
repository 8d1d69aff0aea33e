package tengen.arena.report;

/** A match as tables in Markdown, for a page or a commit. */
public final class MarkdownReport {
  private MarkdownReport() {}

  /** Lines that end in {@code \n}; tables are apart by an empty one. */
  public static String of(MatchReport report) {
    return Tables.print(report, Table::markdown);
  }
}
