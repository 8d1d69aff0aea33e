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
 * The opening procedures swap and swap2, in which a side lays out stones and the other takes a
 * colour: swap with three stones, swap2 with three and, where the other side asks for it, five.
 * (Gomocup's "Swap2 opening rule".)
 */
final class SwapOpenings {
  static final String SWAP = "swap";
  static final String SWAP2 = "swap2";

  private SwapOpenings() {}

  /** Whether the procedure asks its question at this number of stones. */
  static boolean asksAt(String procedure, int stones) {
    return switch (procedure) {
      case SWAP -> stones == 0 || stones == 3;
      case SWAP2 -> stones == 0 || stones == 3 || stones == 5;
      default -> false;
    };
  }

  /**
   * Two stones near the middle of an empty board, within two steps of each other; a third is to
   * make up for them.
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

  /** Within an eighth of the middle. */
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

  /** The two, and what was found for the third. */
  static Places with(List<Place> two, Move third) {
    List<Place> all = new ArrayList<>(two);
    if (third instanceof Places(List<Place> points)) {
      all.addAll(points);
    }
    return new Places(all);
  }

  /**
   * The better colour: the other one, if the best move is worth less than nothing. That gains |v|
   * where v is its value. Two stones more, which swap2 allows at three, would leave the opponent
   * the same choice: −|w|, which is never more.
   */
  static Move choose(RootMove best, Move move) {
    return best.value() < 0 ? new Move.Swap() : move;
  }
}
