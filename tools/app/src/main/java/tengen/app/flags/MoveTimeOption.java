package tengen.app.flags;

import picocli.CommandLine.Option;
import tengen.app.output.CommandException;
import tengen.search.Limits;

/** The option for the time per move of an engine that plays without a clock. */
public final class MoveTimeOption {
  @Option(
      names = "--st",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "Time for each move of the engine; default: ${DEFAULT-VALUE}.")
  double seconds = 1;

  public MoveTimeOption() {}

  /** Returns the limits of one search. */
  public Limits limits() throws CommandException {
    if (!(seconds > 0)) {
      throw GameFlags.misused("--st must be above 0");
    }
    long ms = Math.max(1, Math.round(seconds * 1000));
    return Limits.NONE.withTime(ms, ms);
  }
}
