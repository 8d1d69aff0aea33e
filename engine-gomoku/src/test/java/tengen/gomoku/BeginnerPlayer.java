package tengen.gomoku;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * A player that looks one stone ahead, like a beginner: it extends its own rows or blocks long ones
 * by the number of stones and open ends, and never considers replies.
 */
final class BeginnerPlayer {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  /** Value of a row by its number of stones and open ends (0, 1 or 2). */
  private static final int[][] OWN = {{0, 0, 0}, {0, 0, 0}, {0, 3, 6}, {0, 4, 20}, {0, 40, 120}};

  private static final int[][] OTHERS = {{0, 0, 0}, {0, 0, 0}, {1, 1, 1}, {0, 0, 6}, {0, 12, 90}};
  private static final int OWN_FIVE = 10_000;
  private static final int OTHERS_FIVE = 5_000;

  private final GameRules referee;
  private final SplittableRandom random;

  BeginnerPlayer(GameRules referee, long seed) {
    this.referee = referee;
    random = new SplittableRandom(seed);
  }

  Move best(Position position) {
    Setup.Board board = referee.board(position).orElseThrow();
    Side own = position.toMove();
    return referee
        .legalMoves(position)
        .map(Place.class::cast)
        .max(Comparator.comparingDouble(place -> value(board, own, place)))
        .orElseThrow();
  }

  /**
   * Returns the value of a point; points without a row are ranked by their distance from the
   * centre.
   */
  private double value(Setup.Board board, Side own, Place place) {
    int off =
        Math.max(Math.abs(2 * place.x() - board.width()), Math.abs(2 * place.y() - board.height()));
    double value = random.nextDouble() - off / 100.0;
    for (int[] direction : DIRECTIONS) {
      value += worth(board, own, place, direction, OWN, OWN_FIVE);
      value += worth(board, own.other(), place, direction, OTHERS, OTHERS_FIVE);
    }
    return value;
  }

  private static int worth(
      Setup.Board board, Side side, Place place, int[] direction, int[][] worths, int five) {
    int stones = 1;
    int open = 0;
    for (int sign = -1; sign <= 1; sign += 2) {
      Place next = step(place, direction, sign);
      while (stones(board, side).contains(next)) {
        stones++;
        next = step(next, direction, sign);
      }
      open += isFree(board, next) ? 1 : 0;
    }
    return stones >= 5 ? five : worths[stones][open];
  }

  private static Place step(Place from, int[] direction, int sign) {
    return new Place(from.x() + sign * direction[0], from.y() + sign * direction[1]);
  }

  private static List<Place> stones(Setup.Board board, Side side) {
    return side == Side.BLACK ? board.black() : board.white();
  }

  private static boolean isFree(Setup.Board board, Place place) {
    return place.x() >= 0
        && place.y() >= 0
        && place.x() < board.width()
        && place.y() < board.height()
        && !board.black().contains(place)
        && !board.white().contains(place);
  }
}
