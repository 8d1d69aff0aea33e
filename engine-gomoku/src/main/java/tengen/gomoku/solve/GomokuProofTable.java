package tengen.gomoku.solve;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * What is known of positions, with the attacker or the defender to move. A newer entry takes the
 * place of an older one; when as many were lost so as there is room for, the table doubles.
 *
 * <pre>
 *   bits 25..18   a win in so many own moves is proved; 0: none
 *   bits 17..10   no win in so many own moves; 255: in no number of them
 *   bits 9..0     the move that won
 * </pre>
 */
@HotPath
final class GomokuProofTable {
  /** Nothing is known. */
  static final int MISS = 0;

  /** More own moves than a question may ask for. */
  static final int ENDLESS = 255;

  private final int first;
  private final int most;
  private long[] keys;
  private int[] entries;
  private int mask;
  private int lost;

  /** A table of 2 to the power of {@code bits} entries, twelve bytes each; it never grows. */
  GomokuProofTable(int bits) {
    this(bits, bits);
  }

  /** A table that grows from 2 to the power of {@code bits} entries to so many at most. */
  GomokuProofTable(int bits, int mostBits) {
    first = 1 << bits;
    most = 1 << mostBits;
    allocate(first);
  }

  private void allocate(int size) {
    keys = new long[size];
    entries = new int[size];
    mask = size - 1;
    lost = 0;
  }

  /** How many entries there is room for. */
  int size() {
    return mask + 1;
  }

  /** Forgets all, and is as small as at first. */
  void clear() {
    if (size() > first) {
      allocate(first);
    } else {
      Arrays.fill(entries, MISS);
      lost = 0;
    }
  }

  /** What tells a position with White as attacker from the same with Black as attacker. */
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
    if (keys[at] != key && entries[at] != MISS && ++lost > mask && size() < most) {
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
