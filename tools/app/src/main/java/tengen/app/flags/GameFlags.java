package tengen.app.flags;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.app.output.Progress;
import tengen.app.text.AdjudicationText;
import tengen.app.text.FileReason;
import tengen.app.text.TimeText;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;

/** What is played, and how long: the same for every command that plays matches. */
public final class GameFlags {
  public static final String CONCURRENCY = "--concurrency";

  @Mixin public BoardFlags board = new BoardFlags();

  @Option(names = "--st", paramLabel = "SECONDS", description = "Time for each move.")
  @Nullable String secondsMove;

  @Option(
      names = "--tc",
      paramLabel = "[MOVES/]SECONDS[+INC]",
      description = "Time for the game, or for so many moves, and what each move adds.")
  @Nullable String clock;

  @Option(names = "--nodes", paramLabel = "N", description = "The most nodes of one search.")
  @Nullable String nodes;

  @Option(names = "--depth", paramLabel = "N", description = "The most plies of one search.")
  @Nullable String depth;

  @Option(
      names = "--adjudicate",
      paramLabel = "KEY=VALUE,...",
      defaultValue = "late=50",
      description = {
        "draw=MOVES:MARGIN and resign=MOVES:RATE: both engines say so for so many moves of their"
            + " own; moves=N: the longest game; late=MS: what a move may take beyond its time.",
        "Default: ${DEFAULT-VALUE}."
      })
  public String adjudicate = "late=50";

  @Option(
      names = CONCURRENCY,
      paramLabel = "N",
      defaultValue = "1",
      description = "Games at once; never more than there are cores; default: ${DEFAULT-VALUE}.")
  int concurrency = 1;

  public GameFlags() {}

  /** What each side may spend, unless its own flags tell otherwise. */
  public TimeControl time() throws Fatal {
    TimeControl time = TimeControl.UNLIMITED;
    time = limited(time, "st", secondsMove);
    time = limited(time, "tc", clock);
    time = limited(time, "nodes", nodes);
    return limited(time, "depth", depth);
  }

  private static TimeControl limited(TimeControl time, String key, @Nullable String value)
      throws Fatal {
    return value == null
        ? time
        : understood("--", () -> TimeText.with(time, key, value).orElseThrow());
  }

  public Adjudication adjudication() throws Fatal {
    return understood("--adjudicate ", () -> AdjudicationText.parse(adjudicate));
  }

  /** Games at once: each needs the cores of its stronger side. */
  public int concurrency(List<Contestant> contestants) throws Fatal {
    requireOneOrMore(CONCURRENCY, concurrency);
    int threads =
        contestants.stream().mapToInt(each -> each.engine().settings().threads()).max().orElse(1);
    int places = Runtime.getRuntime().availableProcessors() / threads;
    return Math.min(concurrency, Math.max(1, places));
  }

  /** Rejects a flag's number that is less than one. */
  public static void requireOneOrMore(String flag, int value) throws Fatal {
    if (value < 1) {
      throw misused(flag + " " + value + ": 1 or more");
    }
  }

  /** Who has no limit at all would think for ever. */
  public static void requireLimit(Contestant player) throws Fatal {
    if (!player.time().limits()) {
      throw misused(player.name() + " has no limit: --st, --tc, --nodes or --depth");
    }
  }

  /** A bar on a terminal, else lines. */
  public static Progress progress(String what, int done, long total, PrintWriter err) {
    return isTerminal() && isWithOutput()
        ? Progress.bar(what, done, total, System.err)
        : Progress.lines(total, err);
  }

  /** Whether standard error goes where standard output does, as on a terminal. */
  private static boolean isWithOutput() {
    try {
      return Files.isSameFile(Path.of("/dev/fd/1"), Path.of("/dev/fd/2"));
    } catch (IOException _) {
      return true; // Windows has no such files.
    }
  }

  /** Since JDK 22 there may be a console where nobody sits before it; in JDK 25 there is none. */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean isTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  /** What a reader makes of a flag's value; what it objects to is a fault of the command line. */
  public static <T> T understood(String flag, Supplier<T> reader) throws Fatal {
    try {
      return reader.get();
    } catch (IllegalArgumentException e) {
      throw misused(flag + e.getMessage());
    }
  }

  /** A file that a flag names cannot be read or written. */
  public static Fatal unusable(IOException why) {
    return misused(line(why));
  }

  /** The same, where the system may name no file, or another one. */
  public static Fatal unusable(Path file, IOException why) {
    return misused(file + ": " + FileReason.of(why));
  }

  /** A result cannot be written into this file, or not whole. */
  public static Fatal unwritten(Path file, IOException why) {
    return new Fatal(ExitCode.OUTPUT, "tengen: " + file + ": " + FileReason.of(why), why);
  }

  /** The same as a line for people. */
  public static String line(IOException why) {
    String file = why instanceof FileSystemException of ? of.getFile() + ": " : "";
    return file + FileReason.of(why);
  }

  public static Fatal misused(String what) {
    return new Fatal(ExitCode.COMMAND_LINE, "tengen: " + what);
  }
}
