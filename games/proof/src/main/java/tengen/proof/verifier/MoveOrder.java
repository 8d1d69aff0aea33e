package tengen.proof.verifier;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The empty points in an order that puts likely moves first, so that their ranks are small numbers.
 *
 * <p>A stone adds 5 - d to each point at distance d, up to 4, in a row, column or diagonal with it;
 * the last two stones played add four times as much. Points come by falling sums, equal ones by
 * their number.
 */
final class MoveOrder {
  private MoveOrder() {}

  /**
   * Returns the empty points of a board.
   *
   * @param line its stones in playing order
   */
  static List<Integer> empty(int size, List<Integer> line) {
    int[] sums = new int[size * size];
    for (int i = 0; i < line.size(); i++) {
      for (int point = 0; point < sums.length; point++) {
        int dx = Math.abs(point % size - line.get(i) % size);
        int dy = Math.abs(point / size - line.get(i) / size);
        boolean isInLine = dx == 0 || dy == 0 || dx == dy;
        int weight = isInLine ? Math.max(0, 5 - Math.max(dx, dy)) : 0;
        sums[point] += i < line.size() - 2 ? weight : 4 * weight;
      }
    }
    List<Integer> empty = new ArrayList<>(IntStream.range(0, sums.length).boxed().toList());
    empty.removeAll(line);
    empty.sort(Comparator.comparingInt(point -> -sums[point]));
    return empty;
  }
}
