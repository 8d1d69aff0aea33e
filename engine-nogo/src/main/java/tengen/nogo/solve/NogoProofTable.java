package tengen.nogo.solve;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A transposition table of proven wins and losses with exact keys, one word per entry. A key is
 * multiplied by an odd number, which is invertible; the high bits of the product choose a bucket of
 * four words, and the remaining bits are stored there. No two positions are ever confused
 * ("quotienting": Cleary, "Compact Hash Tables Using Bidirectional Linear Probing", IEEE
 * Transactions on Computers C-33(9), 1984).
 *
 * <pre>
 * bits 63..8   the rest of the product, shifted to the left end
 * bits 7..6    1 lost, 2 won by the side to move; 0 in an empty word
 * bits 5..0    binary logarithm of the nodes searched
 * </pre>
 *
 * <p>A new entry replaces the one of its bucket that took the fewest nodes. The table grows within
 * its array as entries are added.
 */
@HotPath
final class NogoProofTable {
  /** Marks a missing entry. */
  static final int UNKNOWN = 0;

  /** The side to move loses. */
  static final int LOSS = 1;

  /** The side to move wins. */
  static final int WIN = 2;

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  /** Multiplicative inverse of the multiplier modulo 2^64. */
  private static final long INVERSE = 0xF1DE83E19937733DL;

  private static final int BUCKET_WORDS = 4;

  /**
   * Binary logarithm of the minimum number of buckets: this many high bits of the product are never
   * stored.
   */
  private static final int MIN_BUCKET_BITS = 10;

  private static final int MAX_BUCKET_BITS = 28;
  private static final int LOG_NODES_BITS = 6;
  private static final int INFORMATION_BITS = LOG_NODES_BITS + 2;
  private static final int INFORMATION_MASK = (1 << INFORMATION_BITS) - 1;

  private final long[] words;
  private final long[] split = new long[BUCKET_WORDS];
  private final int maxBucketBits;
  private int bucketBits = MIN_BUCKET_BITS;

  /** Number of entries that may still be added before the table grows. */
  private int room;

  /** Creates a table of at most this many bytes, but at least 32 KiB. */
  NogoProofTable(long bytes) {
    int bits = MIN_BUCKET_BITS;
    while (bits < MAX_BUCKET_BITS && ((2L * BUCKET_WORDS * Long.BYTES) << bits) <= bytes) {
      bits++;
    }
    maxBucketBits = bits;
    words = new long[BUCKET_WORDS << bits];
    room = size() / 2;
  }

  /** Clears the table, in time proportional to its present size. */
  void clear() {
    Arrays.fill(words, 0, size(), 0);
    bucketBits = MIN_BUCKET_BITS;
    room = size() / 2;
  }

  /**
   * Doubles the used part of the array: each bucket is split in two by the next bit of the product.
   */
  private void grow() {
    for (int bucket = (1 << bucketBits) - 1; bucket >= 0; bucket--) {
      int from = bucket * BUCKET_WORDS;
      int to = 2 * from;
      System.arraycopy(words, from, split, 0, BUCKET_WORDS);
      Arrays.fill(words, to, to + 2 * BUCKET_WORDS, 0);
      for (int way = 0; way < BUCKET_WORDS; way++) {
        long word = split[way];
        int half = (int) (word >>> (Long.SIZE - 1 - bucketBits + INFORMATION_BITS)) & 1;
        words[to + half * BUCKET_WORDS + way] = word;
      }
    }
    bucketBits++;
    room = size() / 4;
  }

  /** Returns the outcome of the position with this key, or {@link #UNKNOWN}. */
  int probe(long key) {
    long product = key * MULTIPLIER;
    int first = bucket(product);
    long rest = rest(product);
    for (int at = first; at < first + BUCKET_WORDS; at++) {
      long word = words[at];
      if ((word & ~INFORMATION_MASK) == rest && word != 0) {
        return ((int) word & INFORMATION_MASK) >>> LOG_NODES_BITS;
      }
    }
    return UNKNOWN;
  }

  /** Stores a position that is not in the table. */
  void put(long key, int outcome, long nodes) {
    put(key, (outcome << LOG_NODES_BITS) | (63 - Long.numberOfLeadingZeros(nodes | 1)));
  }

  /** Stores a position's outcome and nodes, encoded as in the low bits of a word. */
  void put(long key, int result) {
    if (--room < 0 && bucketBits < maxBucketBits) {
      grow();
    }
    long product = key * MULTIPLIER;
    int first = bucket(product);
    int victim = first;
    for (int at = first + 1; at < first + BUCKET_WORDS; at++) {
      if (logNodes(words[at]) < logNodes(words[victim])) {
        victim = at;
      }
    }
    words[victim] = rest(product) | result;
  }

  /** Returns the logarithm of the nodes of a word, or −1 for an empty word. */
  private static int logNodes(long word) {
    return word == 0 ? -1 : (int) word & ((1 << LOG_NODES_BITS) - 1);
  }

  /** Returns the number of words, which are numbered from 0. */
  int size() {
    return BUCKET_WORDS << bucketBits;
  }

  /** Returns the binary logarithm of the nodes of a word's position; negative for an empty word. */
  int logNodesAt(int at) {
    return logNodes(words[at]);
  }

  /** Returns the key of a word's position. */
  long keyAt(int at) {
    long product = ((long) (at / BUCKET_WORDS) << -bucketBits) | (words[at] >>> INFORMATION_BITS);
    return product * INVERSE;
  }

  /** Returns outcome and nodes of a word's position, encoded as in its low bits. */
  int resultAt(int at) {
    return (int) words[at] & INFORMATION_MASK;
  }

  private int bucket(long product) {
    return (int) (product >>> -bucketBits) * BUCKET_WORDS;
  }

  private static long rest(long product) {
    return product << INFORMATION_BITS;
  }
}
