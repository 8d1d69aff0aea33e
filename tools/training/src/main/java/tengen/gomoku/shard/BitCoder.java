package tengen.gomoku.shard;

/**
 * A coder of bits in one of two directions. Code that describes a format calls it for every bit, so
 * that a single description serves for writing and reading.
 */
public interface BitCoder {
  /**
   * Codes a bit and updates its model.
   *
   * @param bit the bit to write; ignored when reading
   * @return the bit written or read
   */
  boolean code(BitModel model, boolean bit);
}
