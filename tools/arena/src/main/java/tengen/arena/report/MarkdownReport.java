package tengen.arena.report;

/** Prints a match as Markdown tables. */
public final class MarkdownReport {
  private MarkdownReport() {}

  /** Returns lines that end in {@code \n}, with an empty line between tables. */
  public static String of(MatchReport report) {
    return Tables.print(report, Table::markdown);
  }
}
