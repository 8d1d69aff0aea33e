package tengen.support.games;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/** Positions of NoGo, drawn or empty, and a uniform random mover. */
public final class RandomNogo {
  private RandomNogo() {}

  /** The referee's legal moves of a side. */
  public static List<Move> legalMoves(GameRules referee, Position position, Side side) {
    return referee.legalMoves(position.withToMove(side)).toList();
  }

  /** One of them. */
  public static Move randomMove(List<Move> moves, Xoshiro random) {
    return moves.get(random.nextInt(moves.size()));
  }

  /** A board without stones. */
  public static Position empty(int width, int height) {
    return Position.start("nogo", Setup.Board.empty(width, height));
  }

  /** Rows from the top, parted by slashes: {@code .X/O.}. */
  public static Position drawn(String rows) {
    String[] lines = rows.split("/", -1);
    var black = new ArrayList<Place>();
    var white = new ArrayList<Place>();
    for (int y = 0; y < lines.length; y++) {
      for (int x = 0; x < lines[y].length(); x++) {
        char point = lines[y].charAt(x);
        if (point == 'X') {
          black.add(new Place(x, y));
        } else if (point == 'O') {
          white.add(new Place(x, y));
        }
      }
    }
    return Position.start(
        "nogo", new Setup.Board(lines[0].length(), lines.length, black, white, List.of()));
  }
}
