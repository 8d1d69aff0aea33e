package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * The symmetries of a board that keep its stones in place.
 *
 * @param preserving numbers of these symmetries, of eight: 1 mirrors left and right, 2 top and
 *     bottom, 4 swaps both axes
 */
record Symmetries(int width, int height, List<Integer> preserving) {
  private static final int LEFT_RIGHT = 1;
  private static final int TOP_BOTTOM = 2;
  private static final int AXES = 4;
  private static final int ALL = 8;

  static Symmetries of(Setup.Board stones) {
    var any = new Symmetries(stones.width(), stones.height(), List.of());
    return new Symmetries(
        stones.width(),
        stones.height(),
        IntStream.range(0, stones.width() == stones.height() ? ALL : AXES)
            .filter(
                number ->
                    any.preserves(number, stones.black()) && any.preserves(number, stones.white()))
            .boxed()
            .toList());
  }

  private boolean preserves(int number, List<Place> stones) {
    Set<Place> all = Set.copyOf(stones);
    return all.stream().allMatch(stone -> all.contains(moved(number, stone)));
  }

  private Place moved(int number, Place place) {
    int x = (number & LEFT_RIGHT) != 0 ? width - 1 - place.x() : place.x();
    int y = (number & TOP_BOTTOM) != 0 ? height - 1 - place.y() : place.y();
    return (number & AXES) != 0 ? new Place(y, x) : new Place(x, y);
  }

  /** Returns the first move of each class of symmetric moves. */
  List<Place> distinct(List<Place> moves) {
    var seen = new HashSet<Place>();
    var result = new ArrayList<Place>();
    for (Place move : moves) {
      if (!seen.contains(move)) {
        result.add(move);
        preserving.forEach(number -> seen.add(moved(number, move)));
      }
    }
    return result;
  }
}
