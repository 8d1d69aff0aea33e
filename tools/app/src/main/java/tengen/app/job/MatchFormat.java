package tengen.app.job;

import java.util.Locale;
import tengen.arena.report.JsonReport;
import tengen.arena.report.MarkdownReport;
import tengen.arena.report.MatchReport;
import tengen.arena.report.TextReport;

/** Output format of a match's table. */
public enum MatchFormat {
  TEXT,
  JSON,
  MD;

  /** Returns the name as help and completion show it. */
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
