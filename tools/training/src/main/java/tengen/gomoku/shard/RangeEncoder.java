package tengen.gomoku.shard;

import java.io.ByteArrayOutputStream;

/**
 * Writes bits by binary arithmetic coding without carries (Matt Mahoney, "Adaptive Weighing of
 * Context Models for Lossless Data Compression", Florida Tech., 2005).
 */
public final class RangeEncoder implements BitCoder {
  static final long MASK = 0xFFFFFFFFL;
  static final long TOP_BYTE = 0xFF000000L;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long low;
  private long high = MASK;

  /** Creates an encoder without output. */
  public RangeEncoder() {}

  /** Returns the last number of the part of the range that stands for a set bit. */
  static long middle(long low, long high, int probability) {
    return low + (((high - low) * probability) >>> BitModel.BITS);
  }

  @Override
  public boolean code(BitModel model, boolean bit) {
    long middle = middle(low, high, model.probability());
    if (bit) {
      high = middle;
    } else {
      low = middle + 1;
    }
    model.update(bit);
    while (((low ^ high) & TOP_BYTE) == 0) {
      bytes.write((int) (high >>> 24));
      low = (low << 8) & MASK;
      high = ((high << 8) & MASK) | 0xFF;
    }
    return bit;
  }

  /** Ends the output and returns it. */
  public byte[] finish() {
    for (int shift = 24; shift >= 0; shift -= 8) {
      bytes.write((int) (low >>> shift));
    }
    return bytes.toByteArray();
  }
}
