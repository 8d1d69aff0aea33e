package tengen.nogo.search;

import tengen.common.HotPath;

/**
 * Evaluations of positions by a network. A search reaches many positions by several orders of
 * moves. All threads of a search share one cache. A new entry replaces one in its place.
 *
 * <pre>
 * keys[entry]            the position's key
 * winRates[entry]        win rate of the side to move
 * moves[MOVES * entry]   points of the most probable moves, then 0; 0 first in an empty entry
 * priors[MOVES * entry]  their probabilities
 * </pre>
 */
@HotPath
final class EvaluationCache {
  /** Maximum number of moves of an entry. */
  static final int MOVES = 8;

  private static final int ENTRY_BYTES = 8 + 4 + MOVES * (2 + 4);

  private final long[] keys;
  private final float[] winRates;
  private final short[] moves;
  private final float[] priors;

  /** Creates an empty cache of at most this many bytes, but at least one entry. */
  EvaluationCache(long bytes) {
    int entries = (int) Math.clamp(bytes / ENTRY_BYTES, 1, 1L << 24);
    keys = new long[entries];
    winRates = new float[entries];
    moves = new short[MOVES * entries];
    priors = new float[MOVES * entries];
  }

  /** Removes all entries. */
  synchronized void clear() {
    for (int entry = 0; entry < keys.length; entry++) {
      moves[MOVES * entry] = 0;
    }
  }

  private int entry(long key) {
    return (int) Math.unsignedMultiplyHigh(key, keys.length);
  }

  /** Copies the evaluation of a position; returns false if it is not here. */
  synchronized boolean load(long key, NetworkEvaluation to) {
    int entry = entry(key);
    int first = MOVES * entry;
    if (keys[entry] != key || moves[first] == 0) {
      return false;
    }
    to.winRate = winRates[entry];
    to.count = 0;
    while (to.count < MOVES && moves[first + to.count] != 0) {
      to.points[to.count] = moves[first + to.count];
      to.priors[to.count] = priors[first + to.count];
      to.count++;
    }
    return true;
  }

  /** Stores the evaluation of a position with at most {@link #MOVES} moves. */
  synchronized void store(long key, NetworkEvaluation from) {
    int entry = entry(key);
    int first = MOVES * entry;
    keys[entry] = key;
    winRates[entry] = from.winRate;
    System.arraycopy(from.points, 0, moves, first, from.count);
    System.arraycopy(from.priors, 0, priors, first, from.count);
    if (from.count < MOVES) {
      moves[first + from.count] = 0;
    }
  }
}
