package tengen.nogo.network;

import java.util.Random;
import java.util.stream.Stream;
import tengen.simd.Products;

/**
 * A convolution without a bias in training. Numbers of a batch lie by position, point and channel;
 * the number of channels is a multiple of 16.
 */
final class ConvolutionLayer {
  static final int SIDE = NetworkEvaluator.SIDE;
  static final int POINTS = SIDE * SIDE;

  /** Rows that {@link Products} computes at once. */
  private static final int ROWS = 9;

  /** Expected sum of an output's squared weights, see {@link Parameters#random}. */
  private static final double RANDOM_SQUARES = 2;

  private final int window;
  private final int inputs;
  private final int outputs;

  /** Numbers of a window: inputs by row and column. */
  private final int terms;

  /** By output and term. */
  final Parameters weights;

  /** By term and output. */
  private final float[] forwards;

  /** By place in the window, output and input: what a slope at that place adds to an input's. */
  private final float[] backwards;

  private final Scratch[] scratch;

  /** Scratch space of a chunk. */
  private final class Scratch {
    /** By point and term; those outside the board stay 0. */
    final float[] windows = new float[POINTS * terms];

    final float[] slopeWindows = new float[POINTS * window * window * outputs];

    /** Slopes by output and point, with rows of 0 up to a multiple of {@link #ROWS}. */
    final float[] slopes = new float[wholeRows() * POINTS];

    final float[] gradients = new float[wholeRows() * terms];
  }

  /**
   * Creates a layer with random weights.
   *
   * @param window points of a side of the window, 1 or 3
   */
  ConvolutionLayer(int window, int inputs, int outputs, Random random) {
    this.window = window;
    this.inputs = inputs;
    this.outputs = outputs;
    terms = window * window * inputs;
    weights = Parameters.random(outputs * terms, terms, random);
    forwards = new float[outputs * terms];
    backwards = new float[outputs * terms];
    scratch = Stream.generate(Scratch::new).limit(Chunks.COUNT).toArray(Scratch[]::new);
  }

  private int wholeRows() {
    return (outputs + ROWS - 1) / ROWS * ROWS;
  }

  /** Sets {@code out} to the convolution of a batch. */
  void forward(int batch, float[] in, float[] out) {
    for (int output = 0; output < outputs; output++) {
      for (int term = 0; term < terms; term++) {
        forwards[term * outputs + output] = weights.values[output * terms + term];
      }
    }
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          for (int position = first; position < end; position++) {
            float[] windows = scratch[chunk].windows;
            gather(in, position * POINTS * inputs, inputs, windows);
            multiply(windows, terms, forwards, outputs, out, position * POINTS * outputs);
          }
        });
  }

  /** Copies the numbers of each point's window to a row of {@code windows}. */
  private void gather(float[] in, int from, int channels, float[] windows) {
    int reach = window / 2;
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int row = (y * SIDE + x) * window * window;
        int left = Math.max(0, x - reach);
        int right = Math.min(SIDE - 1, x + reach);
        for (int nextY = Math.max(0, y - reach); nextY <= Math.min(SIDE - 1, y + reach); nextY++) {
          int place = (nextY - y + reach) * window + left - x + reach;
          System.arraycopy(
              in,
              from + (nextY * SIDE + left) * channels,
              windows,
              (row + place) * channels,
              (right - left + 1) * channels);
        }
      }
    }
  }

  private static void multiply(
      float[] in, int terms, float[] matrix, int columns, float[] out, int to) {
    for (int row = 0; row < POINTS; row += ROWS) {
      Products.multiply(in, row * terms, terms, matrix, 0, columns, out, to + row * columns);
    }
  }

  /**
   * Adds the weights' gradients of a batch.
   *
   * @param slopes derivatives of the loss by the outputs
   */
  void addGradients(int batch, float[] in, float[] slopes) {
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          for (int position = first; position < end; position++) {
            gather(in, position * POINTS * inputs, inputs, scratch[chunk].windows);
            addGradients(scratch[chunk], slopes, position, weights.gradient(chunk));
          }
        });
  }

  private void addGradients(Scratch scratch, float[] slopes, int position, float[] gradients) {
    for (int point = 0; point < POINTS; point++) {
      int from = (position * POINTS + point) * outputs;
      for (int output = 0; output < outputs; output++) {
        scratch.slopes[output * POINTS + point] = slopes[from + output];
      }
    }
    for (int row = 0; row < wholeRows(); row += ROWS) {
      Products.multiply(
          scratch.slopes,
          row * POINTS,
          POINTS,
          scratch.windows,
          0,
          terms,
          scratch.gradients,
          row * terms);
    }
    for (int i = 0; i < gradients.length; i++) {
      gradients[i] += scratch.gradients[i];
    }
  }

  /** Sets {@code inSlopes} to the derivatives of the loss by the inputs of a batch. */
  void backward(int batch, float[] slopes, float[] inSlopes) {
    int places = window * window;
    for (int output = 0; output < outputs; output++) {
      for (int place = 0; place < places; place++) {
        System.arraycopy(
            weights.values,
            output * terms + (places - 1 - place) * inputs,
            backwards,
            (place * outputs + output) * inputs,
            inputs);
      }
    }
    Chunks.run(
        batch,
        (chunk, first, end) -> {
          for (int position = first; position < end; position++) {
            float[] windows = scratch[chunk].slopeWindows;
            gather(slopes, position * POINTS * outputs, outputs, windows);
            multiply(
                windows, places * outputs, backwards, inputs, inSlopes, position * POINTS * inputs);
          }
        });
  }

  /** Returns the weight of an input for an output. */
  float weight(int place, int input, int output) {
    return weights.values[output * terms + place * inputs + input];
  }

  void setWeight(int place, int input, int output, float weight) {
    weights.values[output * terms + place * inputs + input] = weight;
  }

  /**
   * Scales the weights of each output to the squared length of random ones.
   *
   * @return for each output, the factor by which its weights were larger
   */
  float[] normalizeWeights() {
    var factors = new float[outputs];
    for (int output = 0; output < outputs; output++) {
      double squares = 0;
      for (int term = 0; term < terms; term++) {
        squares += Math.pow(weights.values[output * terms + term], 2);
      }
      factors[output] = (float) Math.sqrt(squares / RANDOM_SQUARES);
      for (int term = 0; term < terms; term++) {
        weights.values[output * terms + term] /= factors[output];
      }
    }
    return factors;
  }
}
