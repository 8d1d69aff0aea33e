package tengen.gomoku.shard;

/** Adaptive probability that a bit is set: the share of set bits so far, in 16 bits. */
public final class BitModel {
  static final int BITS = 16;

  private static final int ONE = 1 << BITS;

  /** Distance from 0 and 1 that leaves every bit codable. */
  private static final int MARGIN = 32;

  /** Number of bits after which older ones are gradually forgotten. */
  private static final int MEMORY = 400;

  private int probability = ONE / 2;
  private int seen;

  /** Creates a model that expects both values equally. */
  public BitModel() {}

  int probability() {
    return probability;
  }

  void update(boolean bit) {
    seen = Math.min(seen + 1, MEMORY);
    int target = bit ? ONE - MARGIN : MARGIN;
    probability += 2 * (target - probability) / (2 * seen + 1);
  }
}
