package tengen.nogo.solve;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * Transposition table of proven wins and losses, one word each, by their whole keys. A key is
 * multiplied by an odd number, which can be undone; the high bits of the product choose a bucket of
 * four words, and the others are kept there. So no two positions are ever taken for each other
 * ("quotienting": Cleary, "Compact Hash Tables Using Bidirectional Linear Probing", IEEE
 * Transactions on Computers C-33(9), 1984).
 *
 * <pre>
 *   bits 63..8   the rest of the product, shifted to the left end
 *   bits 7..6    1 lost, 2 won by the side to move; 0 in an empty word
 *   bits 5..0    binary logarithm of the nodes that it took
 * </pre>
 *
 * <p>A new position takes the place of the one in its bucket that took the fewest nodes. Only so
 * much of the array is used as the positions need.
 */
@HotPath
final class NogoProofTable {
  /** Nothing is known. */
  static final int UNKNOWN = 0;

  /** The side to move loses. */
  static final int LOSS = 1;

  /** The side to move wins. */
  static final int WIN = 2;

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  /** Times the multiplier it is 1 (modulo 2^64). */
  private static final long INVERSE = 0xF1DE83E19937733DL;

  private static final int WAYS = 4;

  /** No fewer buckets: so many high bits of the product need not be kept. */
  private static final int MIN_BUCKET_BITS = 10;

  private static final int MAX_BUCKET_BITS = 28;
  private static final int WORK_BITS = 6;
  private static final int INFORMATION_BITS = WORK_BITS + 2;
  private static final int INFORMATION = (1 << INFORMATION_BITS) - 1;

  private final long[] words;
  private final long[] split = new long[WAYS];
  private final int maxBucketBits;
  private int bucketBits = MIN_BUCKET_BITS;

  /** How many more positions are taken before the table grows. */
  private int room;

  /** A table of at most so many bytes, at the least 32 KiB. */
  NogoProofTable(long bytes) {
    int bits = MIN_BUCKET_BITS;
    while (bits < MAX_BUCKET_BITS && ((2L * WAYS * Long.BYTES) << bits) <= bytes) {
      bits++;
    }
    maxBucketBits = bits;
    words = new long[WAYS << bits];
    room = size() / 2;
  }

  /** Forgets everything. A table that was never full is cleared as fast as it was filled. */
  void clear() {
    Arrays.fill(words, 0, size(), 0);
    bucketBits = MIN_BUCKET_BITS;
    room = size() / 2;
  }

  /**
   * Uses twice as much of the array: a bucket's words go to two, by one more bit of the product.
   */
  private void grow() {
    for (int bucket = (1 << bucketBits) - 1; bucket >= 0; bucket--) {
      int from = bucket * WAYS;
      int to = 2 * from;
      System.arraycopy(words, from, split, 0, WAYS);
      Arrays.fill(words, to, to + 2 * WAYS, 0);
      for (int way = 0; way < WAYS; way++) {
        long word = split[way];
        int half = (int) (word >>> (Long.SIZE - 1 - bucketBits + INFORMATION_BITS)) & 1;
        words[to + half * WAYS + way] = word;
      }
    }
    bucketBits++;
    room = size() / 4;
  }

  /** What is known of the position with this key. */
  int probe(long key) {
    long product = key * MULTIPLIER;
    int first = bucket(product);
    long rest = rest(product);
    for (int at = first; at < first + WAYS; at++) {
      long word = words[at];
      if ((word & ~INFORMATION) == rest && word != 0) {
        return ((int) word & INFORMATION) >>> WORK_BITS;
      }
    }
    return UNKNOWN;
  }

  /** Keeps a position that is not in the table. */
  void put(long key, int outcome, long nodes) {
    put(key, (outcome << WORK_BITS) | (63 - Long.numberOfLeadingZeros(nodes | 1)));
  }

  /** The same, with outcome and nodes as the low bits of a word have them. */
  void put(long key, int result) {
    if (--room < 0 && bucketBits < maxBucketBits) {
      grow();
    }
    long product = key * MULTIPLIER;
    int first = bucket(product);
    int victim = first;
    for (int at = first + 1; at < first + WAYS; at++) {
      if (worth(words[at]) < worth(words[victim])) {
        victim = at;
      }
    }
    words[victim] = rest(product) | result;
  }

  /** An empty word is worth least. */
  private static int worth(long word) {
    return word == 0 ? -1 : (int) word & ((1 << WORK_BITS) - 1);
  }

  /** How many words there are, numbered from 0. */
  int size() {
    return WAYS << bucketBits;
  }

  /** The logarithm of the nodes that a word's position took; below 0 for an empty word. */
  int workAt(int at) {
    return worth(words[at]);
  }

  /** The key of a word's position. */
  long keyAt(int at) {
    long product = ((long) (at / WAYS) << -bucketBits) | (words[at] >>> INFORMATION_BITS);
    return product * INVERSE;
  }

  /** Outcome and nodes of a word's position, as its low bits have them. */
  int resultAt(int at) {
    return (int) words[at] & INFORMATION;
  }

  private int bucket(long product) {
    return (int) (product >>> -bucketBits) * WAYS;
  }

  private static long rest(long product) {
    return product << INFORMATION_BITS;
  }
}
