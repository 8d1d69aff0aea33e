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
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.Progress;
import tengen.app.text.AdjudicationText;
import tengen.app.text.FileReason;
import tengen.app.text.TimeText;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.arena.match.OtherGameException;
import tengen.engine.EngineException;

/** Options for the game and its limits, shared by all commands that play matches. */
public final class GameFlags {
  public static final String CONCURRENCY = "--concurrency";

  @Mixin public BoardFlags board = new BoardFlags();

  @Option(names = "--st", paramLabel = "SECONDS", description = "Time per move.")
  @Nullable String secondsMove;

  @Option(
      names = "--tc",
      paramLabel = "[MOVES/]SECONDS[+INC]",
      description = "Time per game, or per MOVES moves, with an increment per move.")
  @Nullable String clock;

  @Option(names = "--nodes", paramLabel = "N", description = "Maximum number of nodes per search.")
  @Nullable String nodes;

  @Option(names = "--depth", paramLabel = "N", description = "Maximum depth of a search in plies.")
  @Nullable String depth;

  @Option(
      names = "--adjudicate",
      paramLabel = "KEY=VALUE,...",
      defaultValue = "late=50",
      description = {
        "End games early. draw=MOVES:MARGIN and resign=MOVES:RATE: both engines agree"
            + " for this many of their own moves. moves=N: maximum length of a game."
            + " late=MS: tolerated time per move beyond its limit.",
        "Default: ${DEFAULT-VALUE}."
      })
  public String adjudicate = "late=50";

  @Option(
      names = CONCURRENCY,
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Number of concurrent games, limited by the number of cores; default:"
              + " ${DEFAULT-VALUE}.")
  int concurrency = 1;

  public GameFlags() {}

  /** Returns the limits for each player that sets none of its own. */
  public TimeControl time() throws CommandException {
    TimeControl time = TimeControl.UNLIMITED;
    time = limited(time, "st", secondsMove);
    time = limited(time, "tc", clock);
    time = limited(time, "nodes", nodes);
    return limited(time, "depth", depth);
  }

  private static TimeControl limited(TimeControl time, String key, @Nullable String value)
      throws CommandException {
    return value == null ? time : parsed("--", () -> TimeText.with(time, key, value).orElseThrow());
  }

  public Adjudication adjudication() throws CommandException {
    return parsed("--adjudicate ", () -> AdjudicationText.parse(adjudicate));
  }

  /**
   * Returns the number of concurrent games. Reduces it so that the engine with the most threads has
   * enough cores.
   */
  public int concurrency(List<Contestant> contestants) throws CommandException {
    requireOneOrMore(CONCURRENCY, concurrency);
    int threads =
        contestants.stream().mapToInt(each -> each.engine().settings().threads()).max().orElse(1);
    int places = Runtime.getRuntime().availableProcessors() / threads;
    return Math.min(concurrency, Math.max(1, places));
  }

  /** Returns the players. If an engine plays other games, the error names {@code --game}. */
  public static List<Contestant> players(Supplier<List<Contestant>> players)
      throws CommandException {
    return parsed(
        "--engine ",
        () -> {
          try {
            return players.get();
          } catch (OtherGameException e) {
            throw new IllegalArgumentException(e.getMessage() + "; select a game by --game", e);
          }
        });
  }

  /** Rejects an option's number below 1. */
  public static void requireOneOrMore(String flag, int value) throws CommandException {
    if (value < 1) {
      throw misused(flag + " must be at least 1, got " + value);
    }
  }

  /** Rejects a player without any limit, since its search would never end. */
  public static void requireLimit(Contestant player) throws CommandException {
    if (!player.time().limits()) {
      throw misused(player.name() + " has no limit: --st, --tc, --nodes or --depth");
    }
  }

  /**
   * Returns a progress bar if standard error is a terminal that shows standard output too, else
   * progress lines.
   */
  public static Progress progress(String what, int done, long total, PrintWriter err) {
    return isTerminal() && isWithOutput()
        ? Progress.bar(what, done, total, System.err)
        : Progress.lines(done, total, err);
  }

  /** Returns whether standard error and standard output are the same file, as on a terminal. */
  private static boolean isWithOutput() {
    try {
      return Files.isSameFile(Path.of("/dev/fd/1"), Path.of("/dev/fd/2"));
    } catch (IOException _) {
      return true; // Windows has no /dev/fd.
    }
  }

  /**
   * Returns whether the process runs on a terminal. From JDK 22 to 24, {@code System.console()} can
   * be non-null without one.
   */
  @SuppressWarnings("SystemConsoleNull")
  public static boolean isTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  /**
   * Parses an option's value with {@code reader}. Turns an {@link IllegalArgumentException} into a
   * command-line error.
   */
  public static <T> T parsed(String flag, Supplier<T> reader) throws CommandException {
    try {
      return reader.get();
    } catch (IllegalArgumentException e) {
      throw misused(flag + e.getMessage());
    }
  }

  /** Returns the error for an option's file that cannot be read or written. */
  public static CommandException unusable(IOException why) {
    return misused(line(why));
  }

  /** Returns the error for this file, whose name the exception may lack or give differently. */
  public static CommandException unusable(Path file, IOException why) {
    return misused(file + ": " + FileReason.of(why));
  }

  /** Returns the error for a result that cannot be written completely to this file. */
  public static CommandException unwritten(Path file, IOException why) {
    return new CommandException(
        ExitCode.OUTPUT, "tengen: " + file + ": " + FileReason.of(why), why);
  }

  /** Returns the file and the reason on one line. */
  public static String line(IOException why) {
    String file = why instanceof FileSystemException of ? of.getFile() + ": " : "";
    return file + FileReason.of(why);
  }

  /** Returns the error for an engine that failed. */
  public static CommandException failed(EngineException why) {
    return new CommandException(
        ExitCode.NO_ENGINE, "tengen: the engine failed: " + why.getMessage(), why);
  }

  public static CommandException misused(String what) {
    return new CommandException(ExitCode.COMMAND_LINE, "tengen: " + what);
  }
}
