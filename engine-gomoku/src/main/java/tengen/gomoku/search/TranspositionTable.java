package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * Transposition table, shared by all threads without a lock: an entry is two longs, its data and
 * its key xor the data, so that a torn entry is no entry (Robert Hyatt and Timothy Mann, "A
 * Lockless Transposition-Table Implementation for Parallel Search Engines", ICGA Journal 25(1),
 * 2002). Four entries share a cache line; the one least worth keeping gives way.
 *
 * <pre>
 *   bits 63..48 value     47..32 static evaluation     31..20 depth in quarters + 256
 *        19..13 generation      12 was PV     11..10 bound     9..0 point, 0 none
 * </pre>
 */
@HotPath
public final class TranspositionTable {
  /** No entry. */
  static final long MISS = 0;

  /** The true value is this or more. */
  static final int LOWER = 1;

  /** The true value is this or less. */
  static final int UPPER = 2;

  /** This is the true value. */
  static final int EXACT = 3;

  private static final int BYTES = 16;
  private static final int BUCKET = 4;

  /** Keys are spread evenly, so that the first entries tell of all. */
  private static final int SAMPLED_ENTRIES = 4000;

  private static final long WAS_PV = 1L << 12;
  private static final int GENERATIONS = 128;
  private static final int DEPTH_ZERO = 256;
  private static final int DEPTH_MASK = 4095;

  /** How many quarters of a ply an entry loses with each search since it was written. */
  private static final int AGE = 16;

  private final long[] table;
  private final int buckets;
  private int generation;

  /** Of about so many bytes, at least one bucket. */
  public TranspositionTable(long bytes) {
    long fitting = Math.max(1, bytes / (BYTES * BUCKET));
    buckets = (int) Math.min(fitting, Integer.MAX_VALUE / (2 * BUCKET) - 1);
    table = new long[buckets * BUCKET * 2];
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(table, 0);
    generation = 0;
  }

  /** How many thousandths of the table the search under way, or the last one, has filled. */
  public int permille() {
    int sample = Math.min(SAMPLED_ENTRIES, buckets * BUCKET);
    int filled = 0;
    for (int entry = 0; entry < sample; entry++) {
      long data = table[2 * entry + 1];
      filled += data != 0 && generation(data) == generation ? 1 : 0;
    }
    return 1000 * filled / sample;
  }

  /** A new search begins: what older ones wrote is worth less. */
  void nextGeneration() {
    generation = (generation + 1) % GENERATIONS;
  }

  private int first(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * (BUCKET * 2);
  }

  /** The entry of a position, or {@link #MISS}. */
  long probe(long key) {
    int first = first(key);
    for (int at = first; at < first + BUCKET * 2; at += 2) {
      long data = table[at + 1];
      if ((table[at] ^ data) == key) {
        return data;
      }
    }
    return MISS;
  }

  /**
   * Keeps what was found.
   *
   * @param value as {@link #toTable} gives it
   * @param point the best move, or 0: an older one is then kept
   * @param pv whether the position is or was in a principal variation
   */
  void store(long key, int value, int staticEval, float depth, int bound, int point, boolean pv) {
    int quarters = Math.max(-DEPTH_ZERO, Math.round(depth * 4));
    int at = place(key, quarters, bound);
    if (at < 0) {
      return;
    }
    long old = table[at + 1];
    int move = point == 0 && (table[at] ^ old) == key ? point(old) : point;
    long data =
        ((long) value << 48)
            | ((staticEval & 0xFFFFL) << 32)
            | ((long) ((quarters + DEPTH_ZERO) & DEPTH_MASK) << 20)
            | ((long) generation << 13)
            | (pv ? WAS_PV : 0)
            | ((long) bound << 10)
            | move;
    table[at + 1] = data;
    table[at] = key ^ data;
  }

  /** Where to write; negative: what is known of the position is better. */
  private int place(long key, int quarters, int bound) {
    int first = first(key);
    int worst = first;
    int worstWorth = Integer.MAX_VALUE;
    for (int at = first; at < first + BUCKET * 2; at += 2) {
      long data = table[at + 1];
      if ((table[at] ^ data) == key) {
        boolean keep =
            bound != EXACT && quarters + 8 < quarters(data) && generation(data) == generation;
        return keep ? -1 : at;
      }
      int age = (generation - generation(data) + GENERATIONS) % GENERATIONS;
      int worth = data == 0 ? Integer.MIN_VALUE : quarters(data) - AGE * age;
      if (worth < worstWorth) {
        worst = at;
        worstWorth = worth;
      }
    }
    return worst;
  }

  /** What a value is that a search in this window has found. */
  static int boundOf(int value, int alpha, int beta) {
    return value >= beta ? LOWER : value > alpha ? EXACT : UPPER;
  }

  /** Plies to a five are counted from the position in the table, from the root elsewhere. */
  static int toTable(int value, int ply) {
    return value >= SearchValue.FORCED
        ? value + ply
        : value <= -SearchValue.FORCED ? value - ply : value;
  }

  /** The value of an entry for a position {@code ply} stones from the root. */
  static int value(long data, int ply) {
    int value = (int) (data >> 48);
    return value >= SearchValue.FORCED
        ? value - ply
        : value <= -SearchValue.FORCED ? value + ply : value;
  }

  static int staticEval(long data) {
    return (short) (data >> 32);
  }

  private static int quarters(long data) {
    return ((int) (data >>> 20) & DEPTH_MASK) - DEPTH_ZERO;
  }

  static float depth(long data) {
    return quarters(data) * 0.25f;
  }

  private static int generation(long data) {
    return (int) (data >>> 13) & (GENERATIONS - 1);
  }

  static boolean wasPv(long data) {
    return (data & WAS_PV) != 0;
  }

  static int bound(long data) {
    return (int) (data >>> 10) & 3;
  }

  static int point(long data) {
    return (int) data & 1023;
  }
}
