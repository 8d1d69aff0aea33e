package tengen.store.games;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.record.GameInfo;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.words.MoveWords;
import tengen.protocol.words.ProofWords;
import tengen.search.Score;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;

/** Converts stored games to game records. */
public final class GameRecords {
  private GameRecords() {}

  /** Returns the record of a game; empty if it has no board or one that is too large. */
  static Optional<GameRecord> of(StoredGame game) {
    if (!(game.start().setup() instanceof Setup.Board board)
        || Math.max(board.width(), board.height()) > GameRecord.MAX_SIDE) {
      return Optional.empty();
    }
    var words = MoveWords.of(board);
    List<RecordedMove> moves = game.turns().stream().map(turn -> recorded(turn, words)).toList();
    return Optional.of(
        new GameRecord(info(game), board, game.start().toMove(), moves, game.branches()));
  }

  private static GameInfo info(StoredGame game) {
    return new GameInfo(
        player(game.black()),
        player(game.white()),
        Optional.of(game.start().rules()),
        game.end(),
        game.file().date().orElseGet(() -> day(game.startedMs())),
        game.comment(),
        game.id(),
        game.file().properties());
  }

  private static String day(long ms) {
    return Instant.ofEpochMilli(ms).atZone(ZoneOffset.UTC).toLocalDate().toString();
  }

  /** Returns a player's name, or else its engine. */
  public static String player(StoredPlayer player) {
    return player.name().isEmpty() ? player.engine() : player.name();
  }

  private static RecordedMove recorded(StoredTurn turn, MoveWords words) {
    return new RecordedMove(
        turn.turn(),
        turn.comment().isEmpty()
            ? turn.thought().map(thought -> evaluationText(thought, words)).orElse("")
            : turn.comment(),
        turn.thought().map(thought -> blackWinRate(turn, thought)).orElse(OptionalDouble.empty()),
        turn.thought()
            .map(thought -> OptionalLong.of(thought.spentMs()))
            .orElse(OptionalLong.empty()),
        turn.properties());
  }

  private static OptionalDouble blackWinRate(StoredTurn turn, StoredEvaluation thought) {
    if (thought.score().isEmpty()) {
      return OptionalDouble.empty();
    }
    double rate = thought.score().get().asWinRate();
    double black = turn.turn().side() == Side.BLACK ? rate : 1 - rate;
    return OptionalDouble.of(Math.round(black * 10_000) / 10_000.0);
  }

  /** Returns a score for display, such as {@code 61.5 % to win} or {@code win 7}. */
  private static String score(Score score) {
    return ProofWords.write(score)
        .orElseGet(() -> String.format(Locale.ROOT, "%.1f %% to win", 100 * score.asWinRate()));
  }

  /** Returns an engine's evaluation for display. */
  public static String evaluationText(StoredEvaluation thought, MoveWords words) {
    StringBuilder text = new StringBuilder();
    thought.score().ifPresent(score -> text.append(score(score)));
    text.append(thought.depth() == 0 ? "" : ", depth " + thought.depth());
    text.append(
        thought.nodes() == 0 ? "" : String.format(Locale.ROOT, ", %d nodes", thought.nodes()));
    text.append(thought.line().size() < 2 ? "" : ", " + words.write(thought.line()));
    return text.toString().replaceFirst("^, ", "");
  }
}
