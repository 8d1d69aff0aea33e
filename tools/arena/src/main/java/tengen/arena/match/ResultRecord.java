package tengen.arena.match;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameInfo;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordedMove;
import tengen.search.Score;

/** Converts a finished game to a record with the engines' evaluations. */
final class ResultRecord {
  private ResultRecord() {}

  /**
   * Returns the record of a game on a board.
   *
   * @throws IllegalArgumentException for a game without a board
   */
  static GameRecord of(GameResult game) {
    Position opening = game.opening().position();
    if (!(opening.setup() instanceof Setup.Board board)) {
      throw new IllegalArgumentException("no board: " + opening.rules());
    }
    Stream<RecordedMove> given = opening.turns().stream().map(RecordedMove::new);
    Stream<RecordedMove> played = game.moves().stream().map(ResultRecord::recorded);
    return new GameRecord(
        info(game), board, opening.toMove(), Stream.concat(given, played).toList());
  }

  private static GameInfo info(GameResult game) {
    GameOutcome outcome = game.outcome();
    String comment =
        String.format(
            Locale.ROOT,
            "Game %d, opening: %s\n%s: %s",
            game.number(),
            game.opening().name(),
            outcome.reason().name().toLowerCase(Locale.ROOT).replace('_', ' '),
            outcome.detail());
    return new GameInfo(
        game.black(),
        game.white(),
        Optional.of(game.opening().position().rules()),
        Optional.of(new GameEnd(outcome.winner(), manner(outcome.reason()))),
        "",
        comment);
  }

  private static GameEnd.Manner manner(Reason reason) {
    return switch (reason) {
      case WON, DRAWN, ADJUDICATED -> GameEnd.Manner.BY_RULES;
      case RESIGNED -> GameEnd.Manner.RESIGNED;
      case TIME -> GameEnd.Manner.TIME;
      case ILLEGAL_MOVE, CRASH -> GameEnd.Manner.FORFEIT;
    };
  }

  private static RecordedMove recorded(PlayedMove move) {
    return new RecordedMove(
        move.turn(), comment(move), blackWinRate(move), OptionalLong.of(move.micros() / 1000));
  }

  /** Returns Black's win rate, rounded to four digits. */
  private static OptionalDouble blackWinRate(PlayedMove move) {
    Side side = move.turn().side();
    return move.winRate().stream()
        .map(rate -> side == Side.BLACK ? rate : 1 - rate)
        .map(rate -> Math.round(rate * 10_000) / 10_000.0)
        .findFirst();
  }

  private static String comment(PlayedMove move) {
    Stream<Optional<String>> notes =
        Stream.of(
            move.score().map(ResultRecord::text),
            number("depth %d", move.depth()),
            number("%d nodes", move.nodes()),
            Optional.of(String.format(Locale.ROOT, "%.1f ms", move.micros() / 1000.0)));
    return String.join(", ", notes.flatMap(Optional::stream).toList());
  }

  private static Optional<String> number(String format, long number) {
    return number == 0 ? Optional.empty() : Optional.of(String.format(Locale.ROOT, format, number));
  }

  private static String text(Score score) {
    return switch (score) {
      case Score.Estimate(double winRate) ->
          String.format(Locale.ROOT, "%.1f %% to win", 100 * winRate);
      case Score.Win(OptionalInt plies) -> "won" + in(plies);
      case Score.Loss(OptionalInt plies) -> "lost" + in(plies);
      case Score.Draw _ -> "drawn";
    };
  }

  private static String in(OptionalInt plies) {
    return plies.isPresent() ? " in " + plies.getAsInt() : "";
  }
}
