package tengen.app.flags;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Option;
import tengen.app.output.CommandException;
import tengen.app.text.LiveText;

/** Options for output that is refreshed periodically. */
public final class RefreshFlags {
  private static final long MAX_SECONDS = TimeUnit.DAYS.toSeconds(1);

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "Seconds between updates, at most one day; default: ${DEFAULT-VALUE}.")
  double every = 1;

  public RefreshFlags() {}

  /** Returns the refresh interval in milliseconds. */
  public long everyMs() throws CommandException {
    if (!(every > 0 && every <= MAX_SECONDS)) {
      throw GameFlags.misused("--every must be above 0 and at most " + MAX_SECONDS);
    }
    return Math.max(1, Math.round(every * TimeUnit.SECONDS.toMillis(1)));
  }

  /** Opens the display: in place on a terminal, else as successive blocks. */
  public static LiveText open(PrintWriter out) throws IOException {
    return GameFlags.isTerminal() ? LiveText.onTerminal() : LiveText.asTextBlocks(out);
  }
}
