package tengen.gomoku.search;

import tengen.common.HotPath;

/** The layers of {@link WindowNetwork} after the sums over the board. */
@HotPath
final class WindowHead {
  private final int channels;
  private final float[] firstWeights;
  private final float[] secondWeights;
  private final float[] lastWeights;
  private final float[] inputs;
  private final float[] first = new float[WindowNetwork.HIDDEN];
  private final float[] second = new float[WindowNetwork.HIDDEN];
  private final float[] last = new float[1];

  WindowHead(WindowWeights weights) {
    channels = weights.channels;
    firstWeights = weights.layers.get(0);
    secondWeights = weights.layers.get(1);
    lastWeights = weights.layers.get(2);
    inputs = new float[2 * channels];
  }

  /**
   * Returns the network's output, in logits.
   *
   * @param sums of both views, in units
   * @param own where the sums of the side to move begin
   */
  float value(int[] sums, int own) {
    int other = channels - own;
    for (int c = 0; c < channels; c++) {
      inputs[c] = sums[own + c] * (WindowNetwork.SUM_SCALE / WindowWeights.UNIT);
      inputs[channels + c] = sums[other + c] * (WindowNetwork.SUM_SCALE / WindowWeights.UNIT);
    }
    DenseLayer.forward(firstWeights, inputs, true, first);
    DenseLayer.forward(secondWeights, first, true, second);
    DenseLayer.forward(lastWeights, second, false, last);
    return last[0];
  }
}
