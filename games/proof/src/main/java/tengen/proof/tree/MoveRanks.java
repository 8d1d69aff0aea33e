package tengen.proof.tree;

/**
 * The empty points of a position in the order of the file format, which puts likely moves first
 * ({@code docs/proof-format.md}).
 */
final class MoveRanks {
  private static final int NEAR_DISTANCE = 5;
  private static final int LAST_STONES = 2;
  private static final int LAST_STONES_WEIGHT = 4;

  private final int[] points;

  private MoveRanks(int[] points) {
    this.points = points;
  }

  static MoveRanks of(ProofStones stones) {
    int size = stones.size();
    int[] sums = new int[stones.points()];
    int last = stones.line().size() - LAST_STONES;
    for (int i = 0; i < stones.line().size(); i++) {
      add(sums, size, stones.line().get(i), i < last ? 1 : LAST_STONES_WEIGHT);
    }
    return new MoveRanks(byFallingSums(stones, sums));
  }

  private static void add(int[] sums, int size, int stone, int weight) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int x = stone % size + dx;
        int y = stone / size + dy;
        boolean isStep = dx != 0 || dy != 0;
        for (int distance = 1; isStep && distance < NEAR_DISTANCE; distance++) {
          if (x >= 0 && x < size && y >= 0 && y < size) {
            sums[y * size + x] += weight * (NEAR_DISTANCE - distance);
          }
          x += dx;
          y += dy;
        }
      }
    }
  }

  /**
   * Sorts points by falling sums. Uses counting sort, since every move and reply of a file needs
   * this order.
   */
  private static int[] byFallingSums(ProofStones stones, int[] sums) {
    int greatest = 0;
    for (int sum : sums) {
      greatest = Math.max(greatest, sum);
    }
    int[] starts = new int[greatest + 2];
    for (int point = 0; point < sums.length; point++) {
      starts[greatest - sums[point] + 1] += stones.isEmpty(point) ? 1 : 0;
    }
    for (int i = 1; i < starts.length; i++) {
      starts[i] += starts[i - 1];
    }
    int[] points = new int[stones.emptyPoints()];
    for (int point = 0; point < sums.length; point++) {
      if (stones.isEmpty(point)) {
        points[starts[greatest - sums[point]]++] = point;
      }
    }
    return points;
  }

  /** Returns the point with this rank. */
  int point(int rank) {
    return points[rank];
  }

  /** Returns the rank of an empty point. */
  int rank(int point) {
    int rank = 0;
    while (points[rank] != point) {
      rank++;
    }
    return rank;
  }
}
