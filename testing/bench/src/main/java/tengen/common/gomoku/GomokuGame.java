package tengen.common.gomoku;

import java.util.List;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;

/**
 * The game used by all measurements of Gomoku. It has seven random stones, then self-play at depth
 * 3, with Black to move at stone 17. It is legal under every rule of Gomoku and undecided.
 */
public final class GomokuGame {
  public static final int SIDE = 15;

  private static final int[] MOVES = {
    7, 7, 9, 6, 8, 6, 8, 4, 6, 5, 10, 6, 5, 6, 9, 5, 7, 3, 9, 7, 9, 8, 9, 3, 9, 4, 8, 8, 7, 9, 11, 7
  };

  private GomokuGame() {}

  /** Returns the position after sixteen stones under these rules. */
  public static Position position(String rules) {
    return position(rules, MOVES.length / 2);
  }

  /** Returns the position after four stones, in which no side has a threat. */
  public static Position opening(String rules) {
    return position(rules, 4);
  }

  private static Position position(String rules, int stones) {
    Position position = Position.start(rules, Setup.Board.empty(SIDE, SIDE));
    for (int i = 0; i < 2 * stones; i += 2) {
      position = position.play(new Place(MOVES[i], MOVES[i + 1]));
    }
    return position;
  }

  /** Returns the sixteen stones without an order. */
  public static Setup.Board stones() {
    return new Setup.Board(SIDE, SIDE, everySecond(0), everySecond(1), List.of());
  }

  private static List<Place> everySecond(int first) {
    return IntStream.iterate(2 * first, i -> i < MOVES.length, i -> i + 4)
        .mapToObj(i -> new Place(MOVES[i], MOVES[i + 1]))
        .toList();
  }
}
