package tengen.gomoku.board;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Zobrist keys: a position's hash is the exclusive or of one random number for each stone (Albert
 * Zobrist, "A New Hashing Method with Application for Game Playing", University of Wisconsin,
 * 1970).
 */
@HotPath
final class Zobrist {
  private static final long SEED = 0x7E49E4;
  private static final long[] KEYS = keys();

  private Zobrist() {}

  static long key(int colour, int point) {
    return KEYS[(colour << 10) | point];
  }

  private static long[] keys() {
    var random = new Xoshiro(SEED);
    long[] keys = new long[2 * Points.COUNT];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = random.nextLong();
    }
    return keys;
  }
}
