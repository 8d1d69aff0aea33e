package tengen.nogo.network;

import java.util.Random;

/** A head with one number for each point, from its channels, in training. */
final class PointHead {
  private static final int CHANNELS = Network.CHANNELS;
  private static final int POINTS = ConvolutionLayer.POINTS;

  final Parameters weights;
  final float[] out;

  /** Derivatives of the loss by the outputs. */
  final float[] slopes;

  PointHead(int batch, Random random) {
    weights = Parameters.random(CHANNELS, CHANNELS, random);
    out = new float[batch * POINTS];
    slopes = new float[batch * POINTS];
  }

  void forward(int batch, float[] in) {
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int point = first * POINTS; point < end * POINTS; point++) {
            float sum = 0;
            for (int channel = 0; channel < CHANNELS; channel++) {
              sum += in[point * CHANNELS + channel] * weights.values[channel];
            }
            out[point] = sum;
          }
        });
  }

  /** Adds to the derivatives of the loss by the inputs, and adds the gradients. */
  void backward(int batch, float[] in, float[] inSlopes) {
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          float[] gradients = weights.gradient(chunk);
          for (int point = first * POINTS; point < end * POINTS; point++) {
            for (int channel = 0; channel < CHANNELS; channel++) {
              gradients[channel] += slopes[point] * in[point * CHANNELS + channel];
              inSlopes[point * CHANNELS + channel] += slopes[point] * weights.values[channel];
            }
          }
        });
  }
}
