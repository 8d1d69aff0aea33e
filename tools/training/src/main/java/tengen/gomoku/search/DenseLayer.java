package tengen.gomoku.search;

import java.util.Arrays;
import java.util.Random;

/** A layer whose outputs are sums of all inputs by weight and a bias, optionally with a ReLU. */
final class DenseLayer {
  private final int inputs;
  private final boolean isRectified;

  /** For each output its inputs' weights, then its bias. */
  private final Weights trained;

  private final float[] weights;
  private final float[] slopes;
  private final float[] outputs;
  private final float[] inputSlopes;
  private float[] given = {};

  /**
   * Creates a layer.
   *
   * @param most maximum absolute value of the first weights
   */
  DenseLayer(int inputs, int count, boolean isRectified, double most, Random random) {
    this.inputs = inputs;
    this.isRectified = isRectified;
    trained = new Weights((inputs + 1) * count, 0);
    trained.randomize(random, most);
    weights = new float[trained.count()];
    slopes = new float[trained.count()];
    outputs = new float[count];
    inputSlopes = new float[inputs];
    copy();
  }

  private void copy() {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) trained.of(i);
    }
  }

  /** Returns for each output its inputs' weights, then its bias. */
  float[] weights() {
    return weights.clone();
  }

  /** Returns the outputs in an array that the next call overwrites. */
  float[] forward(float[] values) {
    given = values;
    forward(weights, values, isRectified, outputs);
    return outputs;
  }

  /**
   * Computes a layer.
   *
   * @param weights for each output its inputs' weights, then its bias
   */
  static void forward(float[] weights, float[] inputs, boolean isRectified, float[] outputs) {
    for (int out = 0; out < outputs.length; out++) {
      int row = out * (inputs.length + 1);
      float sum = weights[row + inputs.length];
      for (int in = 0; in < inputs.length; in++) {
        sum += weights[row + in] * inputs[in];
      }
      outputs[out] = isRectified ? Math.max(0, sum) : sum;
    }
  }

  /**
   * Adds the gradients of the sample that was computed last.
   *
   * @param outputSlopes derivatives of the loss by the outputs
   * @return derivatives by the inputs, in an array that the next call overwrites
   */
  float[] backward(float... outputSlopes) {
    Arrays.fill(inputSlopes, 0);
    for (int out = 0; out < outputs.length; out++) {
      float slope = isRectified && outputs[out] <= 0 ? 0 : outputSlopes[out];
      if (slope != 0) {
        int row = out * (inputs + 1);
        for (int in = 0; in < inputs; in++) {
          inputSlopes[in] += slope * weights[row + in];
          slopes[row + in] += slope * given[in];
        }
        slopes[row + inputs] += slope;
      }
    }
    return inputSlopes;
  }

  /** Updates the weights at the end of a batch. */
  void step(double rate) {
    for (int i = 0; i < slopes.length; i++) {
      trained.add(i, slopes[i]);
    }
    Arrays.fill(slopes, 0);
    trained.step(rate);
    copy();
  }
}
