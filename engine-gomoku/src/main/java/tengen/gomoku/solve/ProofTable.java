package tengen.gomoku.solve;

import java.util.Arrays;
import tengen.common.HotPath;

/**
 * What is known of positions, with the attacker or the defender to move. A newer entry takes the
 * place of an older one.
 *
 * <pre>
 *   bits 25..18   a win in so many own moves is proved; 0: none
 *   bits 17..10   no win in so many own moves; 255: in no number of them
 *   bits 9..0     the move that won
 * </pre>
 */
@HotPath
final class ProofTable {
  /** Nothing is known. */
  static final int MISS = 0;

  /** More own moves than a question may ask for. */
  static final int ENDLESS = 255;

  private final long[] keys;
  private final int[] entries;
  private final int mask;

  /** A table of 2 to the power of {@code bits} entries, twelve bytes each. */
  ProofTable(int bits) {
    keys = new long[1 << bits];
    entries = new int[1 << bits];
    mask = (1 << bits) - 1;
  }

  void clear() {
    Arrays.fill(entries, MISS);
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
    keys[at] = key;
    entries[at] = entry;
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
