package acme.games;

import java.util.List;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * The value of a move in Othello: few moves for the opponent, and corners, which nobody can flip. A
 * square beside an empty corner may give that corner away.
 */
final class OthelloScore {
  private static final int WON = 100_000;
  private static final int CORNER = 200;
  private static final int BESIDE_CORNER = -40;
  private static final int REPLY = -5;

  private OthelloScore() {}

  static int of(Position position, Move move) {
    Position after = Othello.RULES.play(position, move);
    if (Othello.RULES.verdict(after) instanceof Verdict.Won won) {
      return won.side() == position.toMove() ? WON : -WON;
    }
    Stones stones = Othello.stones(after);
    Side other = position.toMove().other();
    int replies = Othello.placements(stones, other).size();
    return REPLY * replies + (move instanceof Place at ? place(stones, after.setup(), at) : 0);
  }

  private static int place(Stones stones, Setup setup, Place at) {
    var board = (Setup.Board) setup;
    int sum = 0;
    for (Place corner : corners(board.width() - 1, board.height() - 1)) {
      int distance = Math.max(Math.abs(corner.x() - at.x()), Math.abs(corner.y() - at.y()));
      boolean isRisk = distance == 1 && stones.isEmpty(corner);
      sum += distance == 0 ? CORNER : isRisk ? BESIDE_CORNER : 0;
    }
    return sum;
  }

  private static List<Place> corners(int right, int lower) {
    return List.of(
        new Place(0, 0), new Place(right, 0), new Place(0, lower), new Place(right, lower));
  }
}
