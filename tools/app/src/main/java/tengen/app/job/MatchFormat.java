package tengen.app.job;

import java.util.Locale;
import tengen.arena.report.JsonReport;
import tengen.arena.report.MarkdownReport;
import tengen.arena.report.MatchReport;
import tengen.arena.report.TextReport;

/** How the table of a match is printed. */
public enum MatchFormat {
  TEXT,
  JSON,
  MD;

  /** What help and completion show. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String print(MatchReport report) {
    return switch (this) {
      case TEXT -> TextReport.of(report);
      case JSON -> JsonReport.of(report) + "\n";
      case MD -> MarkdownReport.of(report);
    };
  }
}
