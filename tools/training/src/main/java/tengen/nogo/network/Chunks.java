package tengen.nogo.network;

import java.util.stream.IntStream;

/**
 * Equal parts of a batch, computed at the same time. Their number does not depend on the machine,
 * so sums over a batch are the same everywhere.
 */
final class Chunks {
  static final int COUNT = 8;

  private Chunks() {}

  /** The work on the positions of one chunk. */
  @FunctionalInterface
  interface Work {
    /**
     * Computes positions.
     *
     * @param end the position after the last one
     */
    void run(int chunk, int first, int end);
  }

  /** Does the work on all chunks of a batch; blocks until it is done. */
  static void run(int batch, Work work) {
    IntStream.range(0, COUNT)
        .parallel()
        .forEach(chunk -> work.run(chunk, batch * chunk / COUNT, batch * (chunk + 1) / COUNT));
  }
}
