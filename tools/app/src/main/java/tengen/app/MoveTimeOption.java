package tengen.app;

import picocli.CommandLine.Option;
import tengen.search.Limits;

/** The time for each move of an engine that plays without a clock. */
final class MoveTimeOption {
  @Option(
      names = "--st",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "Time for each move of the engine; default: ${DEFAULT-VALUE}.")
  double seconds = 1;

  MoveTimeOption() {}

  /** Of one search. */
  Limits limits() throws Fatal {
    if (!(seconds > 0)) {
      throw GameFlags.misused("--st: above 0");
    }
    long ms = Math.max(1, Math.round(seconds * 1000));
    return Limits.NONE.withTime(ms, ms);
  }
}
