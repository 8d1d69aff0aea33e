package tengen.nogo.network;

import java.util.Random;

/** The logits of a position's values, in training. */
final class ValueHead {
  private static final int CHANNELS = Network.CHANNELS;
  private static final float SHARE = 1f / ConvolutionLayer.POINTS;

  final ConvolutionLayer points;
  final Parameters pointBias = new Parameters(CHANNELS, 0);
  final LinearLayer hidden;
  final LinearLayer values;

  /** By position and value. */
  final float[] out;

  /** Derivatives of the loss by the outputs. */
  final float[] slopes;

  private final float[] pointNumbers;
  private final float[] means;
  private final float[] hiddenNumbers;
  private final float[] hiddenSlopes;
  private final float[] meanSlopes;
  private final float[] pointSlopes;
  private final float[] inSlopes;

  ValueHead(int batch, Random random) {
    points = new ConvolutionLayer(1, CHANNELS, CHANNELS, random);
    hidden = new LinearLayer(CHANNELS, Network.HIDDEN, random);
    values = new LinearLayer(Network.HIDDEN, Network.VALUES, random);
    out = new float[batch * Network.VALUES];
    slopes = new float[batch * Network.VALUES];
    pointNumbers = Batches.ofPoints(batch);
    means = new float[batch * CHANNELS];
    hiddenNumbers = new float[batch * Network.HIDDEN];
    hiddenSlopes = new float[batch * Network.HIDDEN];
    meanSlopes = new float[batch * CHANNELS];
    pointSlopes = Batches.ofPoints(batch);
    inSlopes = Batches.ofPoints(batch);
  }

  void forward(int batch, float[] in) {
    points.forward(batch, in, pointNumbers);
    Chunks.run(
        batch,
        (_, first, end) -> {
          for (int position = first; position < end; position++) {
            forwardPosition(position);
          }
        });
  }

  private void forwardPosition(int position) {
    int from = position * ConvolutionLayer.POINTS * CHANNELS;
    for (int i = 0; i < ConvolutionLayer.POINTS * CHANNELS; i++) {
      float number = pointNumbers[from + i] + pointBias.values[i % CHANNELS];
      pointNumbers[from + i] = Math.max(0, number);
    }
    Batches.sumPoints(position, pointNumbers, SHARE, means);
    hidden.forward(position, means, hiddenNumbers);
    int start = position * Network.HIDDEN;
    for (int i = start; i < start + Network.HIDDEN; i++) {
      hiddenNumbers[i] = Math.max(0, hiddenNumbers[i]);
    }
    values.forward(position, hiddenNumbers, out);
  }

  /** Adds to the derivatives of the loss by the inputs, and adds the gradients. */
  void backward(int batch, float[] in, float[] to) {
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          for (int position = first; position < end; position++) {
            backwardPosition(chunk, position);
          }
        });
    points.addGradients(batch, in, pointSlopes);
    points.backward(batch, pointSlopes, inSlopes);
    Batches.add(batch, inSlopes, to);
  }

  private void backwardPosition(int chunk, int position) {
    values.backward(chunk, position, hiddenNumbers, slopes, hiddenSlopes);
    int start = position * Network.HIDDEN;
    for (int i = start; i < start + Network.HIDDEN; i++) {
      hiddenSlopes[i] = hiddenNumbers[i] > 0 ? hiddenSlopes[i] : 0;
    }
    hidden.backward(chunk, position, means, hiddenSlopes, meanSlopes);
    int from = position * ConvolutionLayer.POINTS * CHANNELS;
    for (int i = 0; i < ConvolutionLayer.POINTS * CHANNELS; i++) {
      float slope = SHARE * meanSlopes[position * CHANNELS + i % CHANNELS];
      pointSlopes[from + i] = pointNumbers[from + i] > 0 ? slope : 0;
      pointBias.gradient(chunk)[i % CHANNELS] += pointSlopes[from + i];
    }
  }
}
