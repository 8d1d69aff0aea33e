package tengen.nogo.network;

import java.util.Random;

/** Adds a linear function of the means of a block's input to each point, in training. */
final class PoolingLayer {
  private static final int CHANNELS = Network.CHANNELS;
  private static final float SHARE = 1f / ConvolutionLayer.POINTS;

  final LinearLayer layer;
  private final float[] means;
  private final float[] added;
  private final float[] slopes;

  PoolingLayer(int batch, Random random) {
    layer = new LinearLayer(CHANNELS, CHANNELS, random);
    means = new float[batch * CHANNELS];
    added = new float[batch * CHANNELS];
    slopes = new float[batch * CHANNELS];
  }

  void forward(int batch, float[] in, float[] to) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int position = first; position < end; position++) {
            Batches.sumPoints(position, in, SHARE, means);
            layer.forward(position, means, added);
            Batches.addToPoints(position, added, 1, to);
          }
        });
  }

  /**
   * Adds to the derivatives of the loss by the inputs, and adds the gradients.
   *
   * @param sumSlopes derivatives by the numbers to which {@link #forward} added
   */
  void backward(int batch, float[] sumSlopes, float[] inSlopes) {
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          for (int position = first; position < end; position++) {
            Batches.sumPoints(position, sumSlopes, 1, added);
            layer.backward(chunk, position, means, added, slopes);
            Batches.addToPoints(position, slopes, SHARE, inSlopes);
          }
        });
  }
}
