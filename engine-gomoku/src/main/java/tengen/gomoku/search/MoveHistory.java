package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/**
 * Statistics for move ordering: which moves caused cutoffs, by colour and point (Jonathan
 * Schaeffer, "The History Heuristic", ICCA Journal 6(3), 1983, with the decay of today's chess
 * engines), in answer to which move (Jos Uiterwijk, "The Countermove Heuristic", ICCA Journal
 * 15(1), 1992), and at which ply (killers: Selim Akl and Monroe Newborn, "The Principal
 * Continuation and the Killer Heuristic", 1977).
 */
@HotPath
final class MoveHistory {
  /** Bound of a move's history. */
  static final int LIMIT = 8_192;

  private final int[] history = new int[2 * Points.COUNT];
  private final short[] counters = new short[2 * Points.COUNT];
  private final short[] killers;

  MoveHistory(int plies) {
    killers = new short[2 * plies];
  }

  void clear() {
    Arrays.fill(history, 0);
    Arrays.fill(counters, (short) 0);
    Arrays.fill(killers, (short) 0);
  }

  /** From −{@link #LIMIT} to {@link #LIMIT}. */
  int of(int colour, int point) {
    return history[(colour << 10) | point];
  }

  boolean isKiller(int ply, int point) {
    return killers[2 * ply] == point || killers[2 * ply + 1] == point;
  }

  /** Whether this answered {@code last} well before. */
  boolean isCounter(int colour, int last, int point) {
    return counters[(colour << 10) | last] == point;
  }

  void cutoff(int ply, int colour, int point, int last, float depth) {
    change(colour, point, bonus(depth));
    counters[(colour << 10) | last] = (short) point;
    if (killers[2 * ply] != point) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = (short) point;
    }
  }

  /** A move tried before the one that cut. */
  void noCutoff(int colour, int point, float depth) {
    change(colour, point, -bonus(depth));
  }

  private static int bonus(float depth) {
    return (int) Math.min(LIMIT / 8f, 16 * depth * depth);
  }

  private void change(int colour, int point, int bonus) {
    int at = (colour << 10) | point;
    history[at] += bonus - history[at] * Math.abs(bonus) / LIMIT;
  }
}
