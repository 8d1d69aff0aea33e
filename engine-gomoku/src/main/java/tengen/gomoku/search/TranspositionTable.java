package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A transposition table that all threads share without locks. An entry is two longs, the data and
 * the key xor the data, so that a torn entry never matches. (Robert Hyatt and Timothy Mann, "A
 * Lockless Transposition-Table Implementation for Parallel Search Engines", ICGA Journal 25(1),
 * 2002.) Buckets of four entries fill a cache line; the least valuable entry of a bucket is
 * replaced.
 *
 * <pre>
 * bits 63..48 value     47..32 static evaluation     31..20 depth in quarters + 256
 * 19..13 generation      12 was PV     11..10 bound     9..0 point, 0 none
 * </pre>
 */
@HotPath
public final class TranspositionTable {
  /** Marks a missing entry. */
  static final long MISS = 0;

  /** The true value is at least the stored one. */
  static final int LOWER = 1;

  /** The true value is at most the stored one. */
  static final int UPPER = 2;

  /** The stored value is exact. */
  static final int EXACT = 3;

  private static final int ENTRY_BYTES = 16;
  private static final int BUCKET_ENTRIES = 4;

  /** Number of entries sampled for the fill level; keys are evenly distributed. */
  private static final int SAMPLED_ENTRIES = 4000;

  private static final long WAS_PV = 1L << 12;
  private static final int GENERATIONS = 128;
  private static final int DEPTH_ZERO = 256;
  private static final int DEPTH_MASK = 4095;

  /** Quarters of a ply that an entry's value drops with each later search. */
  private static final int AGING_QUARTERS = 16;

  private final long[] table;
  private final int buckets;
  private int generation;

  /** Creates a table of about this many bytes, with at least one bucket. */
  public TranspositionTable(long bytes) {
    long fitting = Math.max(1, bytes / (ENTRY_BYTES * BUCKET_ENTRIES));
    buckets = (int) Math.min(fitting, Integer.MAX_VALUE / (2 * BUCKET_ENTRIES) - 1);
    table = new long[buckets * BUCKET_ENTRIES * 2];
  }

  /** Clears the table. */
  public void clear() {
    Arrays.fill(table, 0);
    generation = 0;
  }

  /** Returns how many thousandths of the table the current or last search has filled. */
  public int permille() {
    int sample = Math.min(SAMPLED_ENTRIES, buckets * BUCKET_ENTRIES);
    int filled = 0;
    for (int entry = 0; entry < sample; entry++) {
      long data = table[2 * entry + 1];
      filled += data != 0 && generation(data) == generation ? 1 : 0;
    }
    return 1000 * filled / sample;
  }

  /** Starts a new search: older entries become less valuable. */
  void nextGeneration() {
    generation = (generation + 1) % GENERATIONS;
  }

  private int first(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * (BUCKET_ENTRIES * 2);
  }

  /** Returns the data of a position, or {@link #MISS}. */
  long probe(long key) {
    int first = first(key);
    for (int at = first; at < first + BUCKET_ENTRIES * 2; at += 2) {
      long data = table[at + 1];
      if ((table[at] ^ data) == key) {
        return data;
      }
    }
    return MISS;
  }

  /**
   * Stores a position's data.
   *
   * @param value result of {@link #toTable}
   * @param point the best move, or 0 to keep an older one
   * @param pv true if the position is or was in a principal variation
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

  /** Returns the index to write to; negative if the position's present entry is more valuable. */
  private int place(long key, int quarters, int bound) {
    int first = first(key);
    int worst = first;
    int lowestValue = Integer.MAX_VALUE;
    for (int at = first; at < first + BUCKET_ENTRIES * 2; at += 2) {
      long data = table[at + 1];
      if ((table[at] ^ data) == key) {
        boolean keep =
            bound != EXACT && quarters + 8 < quarters(data) && generation(data) == generation;
        return keep ? -1 : at;
      }
      int age = (generation - generation(data) + GENERATIONS) % GENERATIONS;
      int entryValue = data == 0 ? Integer.MIN_VALUE : quarters(data) - AGING_QUARTERS * age;
      if (entryValue < lowestValue) {
        worst = at;
        lowestValue = entryValue;
      }
    }
    return worst;
  }

  /** Returns the bound type of a value found in this window. */
  static int boundOf(int value, int alpha, int beta) {
    return value >= beta ? LOWER : value > alpha ? EXACT : UPPER;
  }

  /**
   * Converts a value for the table, in which plies to a five are counted from the position instead
   * of the root.
   */
  static int toTable(int value, int ply) {
    return value >= SearchValue.FORCED
        ? value + ply
        : value <= -SearchValue.FORCED ? value - ply : value;
  }

  /** Returns an entry's value for a position {@code ply} stones from the root. */
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
