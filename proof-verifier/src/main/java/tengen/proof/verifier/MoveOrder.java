package tengen.proof.verifier;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The empty points in an order that has likely moves early, so that their ranks are small numbers.
 *
 * <p>A stone gives 5 - d to each point at distance d, up to 4, in a row, column or diagonal with
 * it, and the last two stones played give four times as much. Points come by falling sums, equal
 * ones by their number.
 */
final class MoveOrder {
  private static final int REACH = 4;
  private static final int[][] DIRECTIONS = {
    {1, 0}, {0, 1}, {1, 1}, {1, -1}, {-1, 0}, {0, -1}, {-1, -1}, {-1, 1}
  };

  private MoveOrder() {}

  /** The points of a board of this size without those of the line, which is in playing order. */
  static List<Integer> empty(int size, List<Integer> line) {
    int[] sums = new int[size * size];
    for (int i = 0; i < line.size(); i++) {
      add(line.get(i), i < line.size() - 2 ? 1 : 4, size, sums);
    }
    return IntStream.range(0, sums.length)
        .boxed()
        .filter(point -> !line.contains(point))
        .sorted(Comparator.comparing((Integer point) -> -sums[point]))
        .toList();
  }

  private static void add(int stone, int weight, int size, int[] sums) {
    for (int[] step : DIRECTIONS) {
      for (int distance = 1; distance <= REACH; distance++) {
        int x = stone % size + distance * step[0];
        int y = stone / size + distance * step[1];
        if (x >= 0 && x < size && y >= 0 && y < size) {
          sums[y * size + x] += (REACH + 1 - distance) * weight;
        }
      }
    }
  }
}
