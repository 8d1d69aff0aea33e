package tengen.nogo.network;

import java.util.Random;

/** Sums of all inputs by weight, and a bias, in training. Numbers of a batch lie by position. */
final class LinearLayer {
  private final int inputs;
  private final int outputs;

  /** By output and input. */
  final Parameters weights;

  final Parameters bias;

  LinearLayer(int inputs, int outputs, Random random) {
    this.inputs = inputs;
    this.outputs = outputs;
    weights = Parameters.random(outputs * inputs, inputs, random);
    bias = new Parameters(outputs, 0);
  }

  /** Sets the outputs of a position. */
  void forward(int position, float[] in, float[] out) {
    for (int output = 0; output < outputs; output++) {
      float sum = bias.values[output];
      for (int input = 0; input < inputs; input++) {
        sum += in[position * inputs + input] * weights.values[output * inputs + input];
      }
      out[position * outputs + output] = sum;
    }
  }

  /**
   * Sets the derivatives of the loss by a position's inputs, and adds the gradients.
   *
   * @param slopes derivatives by the outputs
   */
  void backward(int chunk, int position, float[] in, float[] slopes, float[] inSlopes) {
    float[] gradients = weights.gradient(chunk);
    int from = position * inputs;
    for (int input = 0; input < inputs; input++) {
      inSlopes[from + input] = 0;
    }
    for (int output = 0; output < outputs; output++) {
      float slope = slopes[position * outputs + output];
      bias.gradient(chunk)[output] += slope;
      for (int input = 0; input < inputs; input++) {
        gradients[output * inputs + input] += slope * in[from + input];
        inSlopes[from + input] += slope * weights.values[output * inputs + input];
      }
    }
  }
}
