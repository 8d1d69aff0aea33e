package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/**
 * Statistics for move ordering and reductions: which moves turned out best, by colour and point,
 * threats apart from quiet moves (Jonathan Schaeffer, "The History Heuristic", ICCA Journal 6(3),
 * 1983, with the decay of today's chess engines; two tables as in Rapfi), and in answer to which
 * move (Jos Uiterwijk, "The Countermove Heuristic", ICCA Journal 15(1), 1992).
 */
@HotPath
final class MoveHistory {
  /** Bound of a move's history. */
  static final int LIMIT = 8_192;

  private static final float MOST_AT_ONCE = 0.8f * LIMIT;
  private static final float SQUARE = 21;
  private static final float LINEAR = 90;
  private static final float OFFSET = 120;

  private final int[] quiets = new int[2 * Points.COUNT];
  private final int[] threats = new int[2 * Points.COUNT];
  private final short[] counters = new short[2 * Points.COUNT];

  /** As a quiet move, from −{@link #LIMIT} to {@link #LIMIT}. */
  int quiet(int colour, int point) {
    return quiets[(colour << 10) | point];
  }

  /** As a threat, from −{@link #LIMIT} to {@link #LIMIT}. */
  int threat(int colour, int point) {
    return threats[(colour << 10) | point];
  }

  /** Both together. */
  int total(int colour, int point) {
    return quiet(colour, point) + threat(colour, point);
  }

  /** Whether this was best in answer to {@code last}. */
  boolean isCounter(int colour, int last, int point) {
    return counters[(colour << 10) | last] == point;
  }

  void setCounter(int colour, int last, int point) {
    counters[(colour << 10) | last] = (short) point;
  }

  /** A quiet move was best, or was not. */
  void learnQuiet(int colour, int point, float depth, boolean isBest) {
    change(quiets, (colour << 10) | point, depth, isBest);
  }

  /** A threat was best, or was not. */
  void learnThreat(int colour, int point, float depth, boolean isBest) {
    change(threats, (colour << 10) | point, depth, isBest);
  }

  private static void change(int[] history, int at, float depth, boolean isBest) {
    float learnt = (SQUARE * depth + LINEAR) * depth - OFFSET;
    int size = (int) Math.clamp(learnt, 0, MOST_AT_ONCE);
    history[at] += (isBest ? size : -size) - history[at] * size / LIMIT;
  }
}
