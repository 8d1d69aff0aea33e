package tengen.gomoku.solve;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * A table of solved positions with the attacker or the defender to move. New entries replace old
 * ones. The table doubles once as many entries have been replaced as it has room for.
 *
 * <pre>
 * bits 25..18   number of own moves of a proven win; 0: none proven
 * bits 17..10   no win in this number of own moves; 255: no win in any number
 * bits 9..0     the move that won
 * </pre>
 */
@HotPath
final class GomokuProofTable {
  /** Marks a missing entry. */
  static final int MISS = 0;

  /** Number of moves that stands for "any number"; greater than every possible move limit. */
  static final int ANY_NUMBER = 255;

  private final int initialSize;
  private final int maxSize;
  private long[] keys;
  private int[] entries;
  private int mask;
  private int replaced;

  /**
   * Creates a table of 2 to the power of {@code bits} entries of twelve bytes. It does not grow.
   */
  GomokuProofTable(int bits) {
    this(bits, bits);
  }

  /**
   * Creates a table that grows from 2 to the power of {@code bits} entries to 2 to the power of
   * {@code maxBits}.
   */
  GomokuProofTable(int bits, int maxBits) {
    initialSize = 1 << bits;
    maxSize = 1 << maxBits;
    allocate(initialSize);
  }

  private void allocate(int size) {
    keys = new long[size];
    entries = new int[size];
    mask = size - 1;
    replaced = 0;
  }

  /** Returns the capacity in entries. */
  int size() {
    return mask + 1;
  }

  /** Clears the table and shrinks it to its initial size. */
  void clear() {
    if (size() > initialSize) {
      allocate(initialSize);
    } else {
      Arrays.fill(entries, MISS);
      replaced = 0;
    }
  }

  /** Returns the key that distinguishes the attackers in otherwise equal positions. */
  static long keyOf(int attacker) {
    return attacker * 0x9E3779B97F4A7C15L;
  }

  int probe(long key) {
    int at = (int) key & mask;
    return keys[at] == key ? entries[at] : MISS;
  }

  void putWin(long key, int moves, int point) {
    put(key, (moves << 18) | point);
  }

  void putFailure(long key, int moves) {
    put(key, moves << 10);
  }

  private void put(long key, int entry) {
    int at = (int) key & mask;
    if (keys[at] != key && entries[at] != MISS && ++replaced > mask && size() < maxSize) {
      grow();
      at = (int) key & mask;
    }
    keys[at] = key;
    entries[at] = entry;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldEntries = entries;
    allocate(2 * oldKeys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      int at = (int) oldKeys[i] & mask;
      keys[at] = oldKeys[i];
      entries[at] = oldEntries[i];
    }
  }

  static int winOf(int entry) {
    return entry >> 18;
  }

  static int failureOf(int entry) {
    return (entry >> 10) & 255;
  }

  static int pointOf(int entry) {
    return entry & 1023;
  }
}
