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

/** Positions of NoGo and a uniform random player. */
public final class RandomNogo {
  private RandomNogo() {}

  /** Returns the legal moves of a side. */
  public static List<Move> legalMoves(GameRules referee, Position position, Side side) {
    return referee.legalMoves(position.withToMove(side)).toList();
  }

  /** Returns a random move. */
  public static Move randomMove(List<Move> moves, Xoshiro random) {
    return moves.get(random.nextInt(moves.size()));
  }

  /** Returns an empty board. */
  public static Position empty(int width, int height) {
    return Position.start("nogo", Setup.Board.empty(width, height));
  }

  /** Parses rows from the top, separated by slashes: {@code .X/O.}. */
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
