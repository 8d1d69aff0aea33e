package tengen.app.flags;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.Progress;
import tengen.app.text.OpeningText;
import tengen.arena.game.Opening;
import tengen.arena.opening.OpeningReader;
import tengen.arena.opening.Openings;
import tengen.arena.opening.RandomOpenings;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;

/** Options for the openings of a match. */
public final class OpeningFlags {
  /**
   * Limit of the search that judges a random opening; a guess. Enough to see a four in a row, short
   * enough for a hundred openings.
   */
  private static final Limits SHORT_SEARCH = Limits.NONE.withMaxNodes(5_000);

  /** Maximum distance of the win rate from one half in a balanced opening; a guess. */
  private static final double BALANCE_MARGIN = 0.15;

  /** Minimum number of random openings with a progress display; a hundred take seconds. */
  private static final int MIN_WITH_PROGRESS = 100;

  private static final String OPENINGS = "--openings";
  private static final String RANDOM_OPENINGS = "--random-openings";
  private static final String EMPTY_BOARD_NAME = "empty board";
  private static final String START_NAME = "start";

  @Option(
      names = OPENINGS,
      paramLabel = "FILE[,KEY=VALUE]...",
      description = {
        "File of openings, one per line (x,y from the top left; h8 i9; offsets from"
            + " the centre), or SGF file. Each is played with both colours. Default: the"
            + " game's usual start.",
        "order=sequential|random; start=N: first opening used, in that order; seed=S of random"
            + " choices; transform=none|cycle|random: rotate and mirror (cycle: all openings once"
            + " under each symmetry)."
      })
  @Nullable Path file;

  @Option(
      names = RANDOM_OPENINGS,
      paramLabel = "N",
      description = "Generate this many random openings that a short search finds balanced.")
  int random;

  public OpeningFlags() {}

  /**
   * Returns the openings that the options ask for.
   *
   * @param err receives the progress of many random openings
   */
  public List<Opening> openings(Installation installation, Position start, PrintWriter err)
      throws CommandException, InterruptedException {
    if (random < 0) {
      throw GameFlags.misused(RANDOM_OPENINGS + " must be at least 1, got " + random);
    }
    if (file != null && random > 0) {
      throw GameFlags.misused("use " + OPENINGS + " or " + RANDOM_OPENINGS + ", not both");
    }
    if (file != null) {
      BoardFlags.requireBoard(OPENINGS, start);
    }
    if (random > 0) {
      BoardFlags.requireBoard(RANDOM_OPENINGS, start);
    }
    GameRules rules =
        Objects.requireNonNull(installation.catalog().rules().get(start.rules()), start.rules());
    if (!(start.setup() instanceof Setup.Board board)) {
      return List.of(new Opening(START_NAME, start));
    }
    if (file != null) {
      return ordered(file, rules, board);
    }
    if (random > 0) {
      return make(installation, rules, start, err);
    }
    boolean isEmpty = board.equals(Setup.Board.empty(board.width(), board.height()));
    return List.of(new Opening(isEmpty ? EMPTY_BOARD_NAME : START_NAME, start));
  }

  private static List<Opening> ordered(Path text, GameRules rules, Setup.Board board)
      throws CommandException {
    OpeningText wanted = GameFlags.parsed(OPENINGS + " ", () -> OpeningText.parse(text));
    List<Opening> all = read(wanted.file(), rules, board);
    return GameFlags.parsed(OPENINGS + " ", () -> wanted.order().apply(all, rules));
  }

  private static List<Opening> read(Path file, GameRules rules, Setup.Board board)
      throws CommandException {
    Openings read;
    try {
      read = OpeningReader.read(file, rules, board.width(), board.height());
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
    if (!read.faults().isEmpty()) {
      throw new CommandException(ExitCode.COMMAND_LINE, String.join("\n", read.faults()));
    }
    if (read.openings().isEmpty()) {
      throw GameFlags.misused(file + ": contains no openings");
    }
    return read.openings();
  }

  private List<Opening> make(
      Installation installation, GameRules rules, Position start, PrintWriter err)
      throws CommandException, InterruptedException {
    ConfiguredEngine judge =
        installation.engines().all().stream()
            .filter(engine -> engine.plays(start))
            .findFirst()
            .orElseThrow(
                () -> GameFlags.misused(RANDOM_OPENINGS + ": no engine can judge " + rules.id()));
    var board = (Setup.Board) start.setup();
    var maker =
        new RandomOpenings(
            rules,
            board.width(),
            board.height(),
            position -> winRate(judge, installation, position),
            BALANCE_MARGIN,
            judge.settings().seed());
    try (Progress progress = progress(err)) {
      List<Opening> openings = maker.make(random, found -> progress.at(found, "openings"));
      if (openings.size() < random) {
        throw GameFlags.misused(
            "--random-openings " + random + ": found " + openings.size() + " balanced ones only");
      }
      return openings;
    } catch (EngineException e) {
      throw GameFlags.misused(RANDOM_OPENINGS + ": " + judge.id() + ": " + e.getMessage());
    }
  }

  private Progress progress(PrintWriter err) {
    return random < MIN_WITH_PROGRESS
        ? Progress.lines(0, random, new PrintWriter(PrintWriter.nullWriter()))
        : GameFlags.progress("openings", 0, random, err);
  }

  private static double winRate(
      ConfiguredEngine judge, Installation installation, Position position)
      throws EngineException, InterruptedException {
    return StandaloneEngine.searchOnce(
            judge, judge.settings(), installation.catalog().rules(), position, SHORT_SEARCH)
        .last()
        .lines()
        .stream()
        .findFirst()
        .map(line -> line.score().asWinRate())
        .orElse(0.0);
  }
}
