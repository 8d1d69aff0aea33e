package tengen.app.flags;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Option;
import tengen.app.output.Fatal;
import tengen.app.text.LiveText;

/** How often something is looked at, and where it is shown. */
public final class LookFlags {
  private static final long MOST_SECONDS = TimeUnit.DAYS.toSeconds(1);

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "From one look to the next, a day at most; default: ${DEFAULT-VALUE}.")
  double every = 1;

  public LookFlags() {}

  /** From one look to the next. */
  public long everyMs() throws Fatal {
    if (!(every > 0 && every <= MOST_SECONDS)) {
      throw GameFlags.misused("--every: above 0, and at most " + MOST_SECONDS);
    }
    return Math.max(1, Math.round(every * TimeUnit.SECONDS.toMillis(1)));
  }

  /** In place where standard output is a terminal, else in blocks. */
  public static LiveText open(PrintWriter out) throws IOException {
    return GameFlags.isTerminal() ? LiveText.onTerminal() : LiveText.inBlocks(out);
  }
}
