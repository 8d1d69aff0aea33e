package tengen.arena.match;

import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/**
 * Training samples in the CSV form of c-gomoku-cli: a line {@code POSITION,MOVE,RESULT} for each
 * move of an engine. Points are a letter from the left and a number from the top, {@code a1} first.
 * The result is from the view of the side to move: 0 lost, 1 drawn, 2 won.
 */
public final class SampleText {
  private SampleText() {}

  /**
   * Returns the samples of a game: none if it ended by time, an illegal move or a crash, or if it
   * has passes or stones that were set up, which the form cannot express.
   */
  public static String of(GameResult game) {
    Position opening = game.opening().position();
    if (isForfeit(game.outcome().reason()) || !isEmpty(opening.setup())) {
      return "";
    }
    var position = new StringBuilder();
    var samples = new StringBuilder();
    Side next = Side.BLACK;
    for (Turn turn : opening.turns()) {
      if (!(turn.move() instanceof Place point) || turn.side() != next) {
        return "";
      }
      position.append(text(point));
      next = next.other();
    }
    for (PlayedMove move : game.moves()) {
      if (!(move.turn().move() instanceof Place point) || move.turn().side() != next) {
        return "";
      }
      samples.append(position).append(',').append(text(point)).append(',');
      samples.append(result(game, next)).append('\n');
      position.append(text(point));
      next = next.other();
    }
    return samples.toString();
  }

  private static boolean isForfeit(Reason reason) {
    return reason == Reason.TIME || reason == Reason.ILLEGAL_MOVE || reason == Reason.CRASH;
  }

  private static boolean isEmpty(Setup setup) {
    return setup instanceof Setup.Board board
        && board.equals(Setup.Board.empty(board.width(), board.height()));
  }

  private static int result(GameResult game, Side side) {
    return game.outcome().winner().map(winner -> winner == side ? 2 : 0).orElse(1);
  }

  private static String text(Place point) {
    return (char) ('a' + point.x()) + Integer.toString(point.y() + 1);
  }
}
