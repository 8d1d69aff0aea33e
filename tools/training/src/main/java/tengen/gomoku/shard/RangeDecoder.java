package tengen.gomoku.shard;

/** Reads the bits that a {@link RangeEncoder} wrote. */
public final class RangeDecoder implements BitCoder {
  private final byte[] bytes;
  private int next;
  private long low;
  private long high = RangeEncoder.MASK;
  private long code;

  /** Creates a decoder of an encoder's whole output. */
  public RangeDecoder(byte[] bytes) {
    this.bytes = bytes.clone();
    for (int i = 0; i < 4; i++) {
      code = (code << 8) | nextByte();
    }
  }

  private int nextByte() {
    return next < bytes.length ? bytes[next++] & 0xFF : 0;
  }

  @Override
  public boolean code(BitModel model, boolean ignored) {
    long middle = RangeEncoder.middle(low, high, model.probability());
    boolean bit = code <= middle;
    if (bit) {
      high = middle;
    } else {
      low = middle + 1;
    }
    model.update(bit);
    while (((low ^ high) & RangeEncoder.TOP_BYTE) == 0) {
      low = (low << 8) & RangeEncoder.MASK;
      high = ((high << 8) & RangeEncoder.MASK) | 0xFF;
      code = ((code << 8) & RangeEncoder.MASK) | nextByte();
    }
    return bit;
  }
}
