package tengen.gomoku;

import java.util.List;
import tengen.common.Xoshiro;
import tengen.gomoku.search.GomokuSearchParameters;
import tengen.gomoku.search.RootMove;

/**
 * How strong to play, 0 to 100. Less is less knowledge (shorter rows of fours beyond the last ply),
 * less depth, more moves that come into question, noise on their values, and below 20 moves without
 * a thought. A five is always made and always stopped. The curves are guesses.
 */
record GomokuLevel(int percent) {
  static final int FULL = 100;

  private static final int MOST_LINES = 8;
  private static final double MOST_NOISE = 250;

  /** Below this level some moves are made without a thought. */
  private static final int CARELESS_BELOW = 20;

  /** How many of them at level 0. */
  private static final double MOST_CARELESS = 0.5;

  boolean isFull() {
    return percent == FULL;
  }

  /** Plies to search. */
  int maxDepth() {
    return isFull() ? Integer.MAX_VALUE : 1 + percent / 10;
  }

  /** Stones of fours to look at beyond them. */
  int quiescencePlies() {
    return isFull() ? GomokuSearchParameters.FULL_QUIESCENCE : percent / 8;
  }

  /** Moves to choose from. */
  int lines() {
    return isFull() ? 1 : Math.max(2, MOST_LINES * (FULL - percent) / FULL);
  }

  /** One of the searched moves, best first. */
  RootMove choose(List<RootMove> moves, Xoshiro random) {
    RootMove best = moves.getFirst();
    if (isCareless(random)) {
      return moves.get(random.nextInt(Math.min(lines(), moves.size())));
    }
    double bestValue = Double.NEGATIVE_INFINITY;
    for (RootMove move : moves.subList(0, Math.min(lines(), moves.size()))) {
      double value = move.value() + noise(random);
      if (move.depth() > 0 && value > bestValue) {
        best = move;
        bestValue = value;
      }
    }
    return best;
  }

  /** Whether to make any of the moves to choose from, as who overlooks a three. */
  private boolean isCareless(Xoshiro random) {
    return percent < CARELESS_BELOW
        && random.nextDouble() < MOST_CARELESS * (CARELESS_BELOW - percent) / CARELESS_BELOW;
  }

  /** Of a normal distribution, nearly: the sum of twelve even ones. */
  private double noise(Xoshiro random) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
      sum += random.nextDouble();
    }
    return isFull() ? 0 : sum * MOST_NOISE * (FULL - percent) / FULL;
  }
}
