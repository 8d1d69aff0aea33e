package tengen.app.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.app.flags.BoardFlags;
import tengen.app.flags.GameFlags;
import tengen.app.output.CommandException;
import tengen.arena.game.GameLogs;
import tengen.arena.game.GameResult;
import tengen.arena.match.GameTextFile;
import tengen.arena.match.PgnText;
import tengen.arena.match.RecordFolder;
import tengen.arena.match.SampleText;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.record.GameRecord;

/** Options for files that a match writes beside its results. */
final class MatchOutputs {
  private static final String RECORDS = "--records";
  private static final String SAMPLES = "--samples";

  @Option(
      names = RECORDS,
      paramLabel = "DIR",
      description = "Write a record of each game to this folder: SGF, and also PSQ for Gomoku.")
  @Nullable Path records;

  @Option(
      names = "--logs",
      paramLabel = "DIR",
      description =
          "Log the lines to and from programs with times to this folder, one file for each game,"
              + " up to 4 MiB each.")
  @Nullable Path logs;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "Write the results, without moves, as PGN for BayesElo and Ordo.")
  @Nullable Path pgn;

  @Option(
      names = SAMPLES,
      paramLabel = "FILE",
      description =
          "Write each move with its position and the game's result as CSV for training, as"
              + " c-gomoku-cli does.")
  @Nullable Path samples;

  @Option(
      names = "--losses-only",
      description = "Write records, logs and samples only of games that the first engine loses.")
  boolean lossesOnly;

  MatchOutputs() {}

  /** Open files of a match. */
  static final class Open implements AutoCloseable {
    private final GameLogs logs;
    private final @Nullable RecordFolder records;
    private final Predicate<GameResult> isWanted;
    private final List<GameTextFile> files = new ArrayList<>();

    private Open(GameLogs logs, @Nullable RecordFolder records, Predicate<GameResult> isWanted) {
      this.logs = logs;
      this.records = records;
      this.isWanted = isWanted;
    }

    /** Returns the logs of the games. */
    GameLogs logs() {
      return logs;
    }

    /** Writes a game that has ended. */
    void add(GameResult game) throws IOException {
      if (records != null && isWanted.test(game)) {
        records.add(game);
      }
      for (GameTextFile file : files) {
        file.add(game);
      }
    }

    @Override
    public void close() throws IOException {
      for (GameTextFile file : files) {
        file.close();
      }
    }
  }

  /** Returns whether any file is wanted. */
  boolean areWanted() {
    return records != null || logs != null || pgn != null || samples != null;
  }

  /** Rejects records and samples that cannot hold the game. */
  void check(Position start) throws CommandException {
    if (records != null) {
      BoardFlags.requireBoard(RECORDS, start);
      requireSide(RECORDS, start);
    }
    if (samples != null) {
      BoardFlags.requireBoard(SAMPLES, start);
      requireSide(SAMPLES, start);
    }
  }

  /** Rejects a board with more columns or rows than the formats have names for. */
  private static void requireSide(String flag, Position start) throws CommandException {
    if (start.setup() instanceof Setup.Board board
        && Math.max(board.width(), board.height()) > GameRecord.MAX_SIDE) {
      throw GameFlags.misused(
          flag
              + " needs a board of at most "
              + GameRecord.MAX_SIDE
              + " points a side; this one has "
              + board.width()
              + "x"
              + board.height());
    }
  }

  /**
   * Opens the files.
   *
   * @param family of the game
   * @param first name of the first engine
   * @param played supplies the games of this match that ended before
   */
  Open open(String family, String first, Supplier<Stream<GameResult>> played) throws IOException {
    Predicate<GameResult> isWanted = game -> !lossesOnly || game.isLostBy(first);
    var open =
        new Open(
            logs == null ? GameLogs.NONE : GameLogs.at(logs, isWanted),
            records == null ? null : RecordFolder.at(records, family),
            isWanted);
    try {
      if (open.records != null) {
        for (GameResult game : played.get().filter(isWanted).toList()) {
          open.records.addIfMissing(game);
        }
      }
      if (pgn != null) {
        open.files.add(GameTextFile.create(pgn, PgnText::of, played.get()));
      }
      if (samples != null) {
        open.files.add(
            GameTextFile.create(
                samples, game -> isWanted.test(game) ? SampleText.of(game) : "", played.get()));
      }
    } catch (IOException | RuntimeException e) {
      open.close();
      throw e;
    }
    return open;
  }
}
