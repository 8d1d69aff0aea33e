package tengen.gomoku;

import java.util.List;
import tengen.common.Xoshiro;
import tengen.gomoku.search.GomokuSearchParameters;
import tengen.gomoku.search.RootMove;

/**
 * A playing strength from 0 to 100. Lower levels search fewer plies and shorter four sequences,
 * consider more root moves, add noise to their values and, below level {@value
 * #BLUNDERS_BELOW_LEVEL}, sometimes play a random one of them. Five in a row is always completed
 * and always blocked. The curves are untuned.
 */
record GomokuLevel(int percent) {
  static final int FULL = 100;

  /** Number of root moves that level 0 chooses from. */
  private static final int MAX_LINES = 8;

  /** Standard deviation of the noise at level 0, in the unit of the moves' values. */
  private static final double MAX_NOISE_DEVIATION = 250;

  /** Level below which some moves are chosen at random. */
  private static final int BLUNDERS_BELOW_LEVEL = 20;

  /** Probability of a random move at level 0. */
  private static final double MAX_BLUNDER_RATE = 0.5;

  boolean isFull() {
    return percent == FULL;
  }

  /** Returns the maximum search depth in plies. */
  int maxDepth() {
    return isFull() ? Integer.MAX_VALUE : 1 + percent / 10;
  }

  /** Returns the maximum length of four sequences in quiescence search, in plies. */
  int quiescencePlies() {
    return isFull() ? GomokuSearchParameters.FULL_QUIESCENCE : percent / 8;
  }

  /** Returns the number of root moves to choose from. */
  int lines() {
    return isFull() ? 1 : Math.max(2, MAX_LINES * (FULL - percent) / FULL);
  }

  /**
   * Chooses one of the first {@link #lines} moves, which are sorted best first, among those that
   * the search has reached.
   */
  RootMove choose(List<RootMove> moves, Xoshiro random) {
    List<RootMove> searched =
        moves.stream().limit(lines()).filter(move -> move.depth() > 0).toList();
    if (searched.isEmpty()) {
      return moves.getFirst();
    }
    if (isBlunder(random)) {
      return searched.get(random.nextInt(searched.size()));
    }
    RootMove best = searched.getFirst();
    double bestValue = Double.NEGATIVE_INFINITY;
    for (RootMove move : searched) {
      double value = move.value() + noise(random);
      if (value > bestValue) {
        best = move;
        bestValue = value;
      }
    }
    return best;
  }

  /** Returns true if this move is chosen at random, as a beginner overlooks a three. */
  private boolean isBlunder(Xoshiro random) {
    return percent < BLUNDERS_BELOW_LEVEL
        && random.nextDouble()
            < MAX_BLUNDER_RATE * (BLUNDERS_BELOW_LEVEL - percent) / BLUNDERS_BELOW_LEVEL;
  }

  /**
   * Returns approximately normally distributed noise: the sum of twelve uniform random numbers,
   * scaled by the level.
   */
  private double noise(Xoshiro random) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
      sum += random.nextDouble();
    }
    return isFull() ? 0 : sum * MAX_NOISE_DEVIATION * (FULL - percent) / FULL;
  }
}
