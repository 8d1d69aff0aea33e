package tengen.gomoku;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Setup;
import tengen.gomoku.search.RootMove;

/**
 * The opening procedures swap and swap2: a side places stones and the other chooses a colour. Swap
 * asks with three stones, swap2 with three and, if the other side wants, with five (Gomocup's
 * "Swap2 opening rule").
 */
final class SwapOpenings {
  static final String SWAP = "swap";
  static final String SWAP2 = "swap2";

  private SwapOpenings() {}

  /** Returns true if the procedure asks for an answer at this number of stones. */
  static boolean asksAt(String procedure, int stones) {
    return switch (procedure) {
      case SWAP -> stones == 0 || stones == 3;
      case SWAP2 -> stones == 0 || stones == 3 || stones == 5;
      default -> false;
    };
  }

  /**
   * Returns two stones near the centre of an empty board, within two steps of each other. The third
   * stone is chosen to balance them.
   */
  static List<Place> firstTwo(Setup.Board empty, Xoshiro random) {
    List<Place> free = new ArrayList<>();
    var first = new Place(near(empty.width(), random), near(empty.height(), random));
    for (int dx = -2; dx <= 2; dx++) {
      for (int dy = -2; dy <= 2; dy++) {
        var second = new Place(first.x() + dx, first.y() + dy);
        if ((dx != 0 || dy != 0) && contains(empty, second)) {
          free.add(second);
        }
      }
    }
    return List.of(first, free.get(random.nextInt(free.size())));
  }

  /** Returns a random coordinate within an eighth of the side length from the centre. */
  private static int near(int side, Xoshiro random) {
    int off = side / 8;
    return side / 2 - off + random.nextInt(2 * off + 1);
  }

  private static boolean contains(Setup.Board board, Place place) {
    return place.x() >= 0
        && place.y() >= 0
        && place.x() < board.width()
        && place.y() < board.height()
        && !board.neutral().contains(place);
  }

  /** Returns the two stones and the third that the balance search found. */
  static Places with(List<Place> two, Move third) {
    List<Place> all = new ArrayList<>(two);
    if (third instanceof Places(List<Place> points)) {
      all.addAll(points);
    }
    return new Places(all);
  }

  /**
   * Chooses the better colour: swaps if the best move has a negative value. This gains |v|, where v
   * is that value. Swap2's option of two more stones would give the opponent the same choice and
   * gain −|w|, which is never more.
   */
  static Move choose(RootMove best, Move move) {
    return best.value() < 0 ? new Move.Swap() : move;
  }
}
