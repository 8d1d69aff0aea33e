package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/**
 * Statistics for move ordering and reductions, by colour and point. Threats and quiet moves have
 * separate tables, as in Rapfi. (Jonathan Schaeffer, "The History Heuristic", ICCA Journal 6(3),
 * 1983, with the decay of current chess engines.) Also keeps the best answer to each move (Jos
 * Uiterwijk, "The Countermove Heuristic", ICCA Journal 15(1), 1992).
 */
@HotPath
final class MoveHistory {
  /** Upper limit of a history's absolute value. */
  static final int LIMIT = 8_192;

  private static final float MAX_UPDATE = 0.8f * LIMIT;
  private static final float DEPTH_SQUARED_WEIGHT = 21;
  private static final float DEPTH_WEIGHT = 90;
  private static final float UPDATE_OFFSET = 120;

  private final int[] quiets = new int[2 * Points.COUNT];
  private final int[] threats = new int[2 * Points.COUNT];
  private final short[] counters = new short[2 * Points.COUNT];

  /** Returns the quiet-move history, from −{@link #LIMIT} to {@link #LIMIT}. */
  int quiet(int colour, int point) {
    return quiets[(colour << 10) | point];
  }

  /** Returns the threat history, from −{@link #LIMIT} to {@link #LIMIT}. */
  int threat(int colour, int point) {
    return threats[(colour << 10) | point];
  }

  /** Returns the sum of both histories. */
  int total(int colour, int point) {
    return quiet(colour, point) + threat(colour, point);
  }

  /** Returns true if {@code point} is the countermove to {@code last}. */
  boolean isCounter(int colour, int last, int point) {
    return counters[(colour << 10) | last] == point;
  }

  void setCounter(int colour, int last, int point) {
    counters[(colour << 10) | last] = (short) point;
  }

  /** Updates the history of a quiet move that was, or was not, best. */
  void learnQuiet(int colour, int point, float depth, boolean isBest) {
    change(quiets, (colour << 10) | point, depth, isBest);
  }

  /** Updates the history of a threat that was, or was not, best. */
  void learnThreat(int colour, int point, float depth, boolean isBest) {
    change(threats, (colour << 10) | point, depth, isBest);
  }

  private static void change(int[] history, int at, float depth, boolean isBest) {
    float learnt = (DEPTH_SQUARED_WEIGHT * depth + DEPTH_WEIGHT) * depth - UPDATE_OFFSET;
    int size = (int) Math.clamp(learnt, 0, MAX_UPDATE);
    history[at] += (isBest ? size : -size) - history[at] * size / LIMIT;
  }
}
