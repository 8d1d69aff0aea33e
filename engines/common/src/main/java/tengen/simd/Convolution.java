package tengen.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import tengen.common.HotPath;

/**
 * A convolution of 3×3 points on a board of 9×9, without negative results (ReLU), computed by tiles
 * of 3×3 points with 25 products each instead of 81 (A. Lavin and S. Gray, "Fast algorithms for
 * convolutional neural networks", 2016; the points 0, 1, −1, 2 and infinity).
 *
 * <p>Numbers of a board lie in rows of 11 points with an empty point around the board. A point's
 * channels are adjacent.
 */
@HotPath
public final class Convolution {
  /** Points of a side of the board. */
  public static final int SIDE = 9;

  /** Points of a stored row. */
  public static final int STRIDE = SIDE + 2;

  /** Points of a stored board. */
  public static final int AREA = STRIDE * STRIDE;

  /** Points of a window. */
  public static final int TAPS = 9;

  private static final int WINDOW = 3;

  /** Points of a side of a tile, and number of tiles in a row. */
  private static final int TILE = 3;

  /** Points of a side of a tile with those around it. */
  private static final int WIDE = TILE + WINDOW - 1;

  /** Number of products for each tile, input and output. */
  private static final int PRODUCTS = WIDE * WIDE;

  private static final VectorSpecies<Float> SPECIES = Products.SPECIES;
  private static final int LANES = SPECIES.length();

  /** Transforms a row or column of a window: value of its polynomial at each point, divided. */
  private static final float[][] WINDOW_TRANSFORM = {
    {1 / 2f, 0, 0},
    {-1 / 2f, -1 / 2f, -1 / 2f},
    {-1 / 6f, 1 / 6f, -1 / 6f},
    {1 / 6f, 2 / 6f, 4 / 6f},
    {0, 0, 1},
  };

  private final int inputs;
  private final int outputs;
  private final float[] bias;

  /** By product, input and output. */
  private final float[] weights;

  /** Scratch space of one thread for convolutions of at most so many inputs and outputs. */
  public static final class Scratch {
    private final float[] tiles;
    private final float[] products;
    private final float[] half = new float[PRODUCTS * LANES];

    /** Creates scratch space. */
    public Scratch(int maxChannels) {
      tiles = new float[PRODUCTS * TILE * TILE * maxChannels];
      products = new float[PRODUCTS * TILE * TILE * maxChannels];
    }
  }

  /**
   * Creates a convolution.
   *
   * @param inputs channels of the input, a multiple of 16
   * @param outputs channels of the output, a multiple of 16
   * @param weights weights by the window's row and column, input and output
   * @param bias what is added to each output
   */
  public Convolution(int inputs, int outputs, float[] weights, float[] bias) {
    if (weights.length != TAPS * inputs * outputs || bias.length != outputs) {
      throw new IllegalArgumentException(
          weights.length + " weights for " + inputs + " inputs and " + outputs + " outputs");
    }
    this.inputs = inputs;
    this.outputs = outputs;
    this.bias = bias;
    this.weights = transformed(weights, inputs * outputs);
  }

  private static float[] transformed(float[] weights, int channels) {
    var transformed = new float[PRODUCTS * channels];
    for (int product = 0; product < PRODUCTS; product++) {
      for (int tap = 0; tap < TAPS; tap++) {
        float factor =
            WINDOW_TRANSFORM[product / WIDE][tap / WINDOW]
                * WINDOW_TRANSFORM[product % WIDE][tap % WINDOW];
        for (int i = 0; i < channels; i++) {
          transformed[product * channels + i] += factor * weights[tap * channels + i];
        }
      }
    }
    return transformed;
  }

  /** Returns the index of a point's first channel. */
  public static int at(int x, int y, int channels) {
    return ((y + 1) * STRIDE + x + 1) * channels;
  }

  /**
   * Writes the output of a board.
   *
   * @param in input of the board
   * @param extra what is added to each output besides the bias
   * @param out receives the output
   * @param isAdded true if {@code out} holds numbers to which the output is added first
   */
  public void apply(float[] in, float[] extra, float[] out, boolean isAdded, Scratch scratch) {
    for (int tile = 0; tile < TILE * TILE; tile++) {
      for (int channel = 0; channel < inputs; channel += LANES) {
        transformInput(in, tile, channel, scratch);
      }
    }
    for (int product = 0; product < PRODUCTS; product++) {
      Products.multiply(
          scratch.tiles,
          product * TILE * TILE * inputs,
          inputs,
          weights,
          product * inputs * outputs,
          outputs,
          scratch.products,
          product * TILE * TILE * outputs);
    }
    for (int tile = 0; tile < TILE * TILE; tile++) {
      for (int channel = 0; channel < outputs; channel += LANES) {
        FloatVector start =
            FloatVector.fromArray(SPECIES, bias, channel)
                .add(FloatVector.fromArray(SPECIES, extra, channel));
        transformOutput(out, tile, channel, start, isAdded, scratch);
      }
    }
  }

  private void transformInput(float[] in, int tile, int channel, Scratch scratch) {
    int from = at(tile % TILE * TILE - 1, tile / TILE * TILE - 1, inputs) + channel;
    float[] half = scratch.half;
    for (int row = 0; row < WIDE; row++) {
      transformFive(in, from + row * STRIDE * inputs, inputs, half, row * WIDE * LANES, LANES);
    }
    for (int column = 0; column < WIDE; column++) {
      transformFive(
          half,
          column * LANES,
          WIDE * LANES,
          scratch.tiles,
          (column * TILE * TILE + tile) * inputs + channel,
          WIDE * TILE * TILE * inputs);
    }
  }

  /** Transforms five vectors that lie a step apart. */
  private static void transformFive(
      float[] in, int from, int step, float[] out, int to, int outStep) {
    FloatVector a = FloatVector.fromArray(SPECIES, in, from);
    FloatVector b = FloatVector.fromArray(SPECIES, in, from + step);
    FloatVector c = FloatVector.fromArray(SPECIES, in, from + 2 * step);
    FloatVector d = FloatVector.fromArray(SPECIES, in, from + 3 * step);
    FloatVector e = FloatVector.fromArray(SPECIES, in, from + 4 * step);
    FloatVector difference = d.sub(b);
    FloatVector twice = b.add(b);
    FloatVector rest = d.sub(c);
    a.sub(c).mul(2f).add(difference).intoArray(out, to);
    rest.sub(twice).intoArray(out, to + outStep);
    rest.sub(c.add(c)).add(twice).intoArray(out, to + 2 * outStep);
    difference.intoArray(out, to + 3 * outStep);
    e.sub(c).sub(difference.mul(2f)).intoArray(out, to + 4 * outStep);
  }

  private void transformOutput(
      float[] out, int tile, int channel, FloatVector start, boolean isAdded, Scratch scratch) {
    float[] half = scratch.half;
    for (int column = 0; column < WIDE; column++) {
      transformThree(
          scratch.products,
          (column * TILE * TILE + tile) * outputs + channel,
          WIDE * TILE * TILE * outputs,
          half,
          column * LANES,
          WIDE * LANES);
    }
    for (int row = 0; row < TILE; row++) {
      int from = row * WIDE * LANES;
      transformThree(half, from, LANES, half, from, LANES);
      int to = at(tile % TILE * TILE, tile / TILE * TILE + row, outputs) + channel;
      for (int column = 0; column < TILE; column++) {
        FloatVector sum = start.add(FloatVector.fromArray(SPECIES, half, from + column * LANES));
        put(sum, out, to + column * outputs, isAdded);
      }
    }
  }

  /** Transforms five vectors that lie a step apart back to three, which may replace the first. */
  private static void transformThree(
      float[] in, int from, int step, float[] out, int to, int outStep) {
    FloatVector a = FloatVector.fromArray(SPECIES, in, from);
    FloatVector b = FloatVector.fromArray(SPECIES, in, from + step);
    FloatVector c = FloatVector.fromArray(SPECIES, in, from + 2 * step);
    FloatVector d = FloatVector.fromArray(SPECIES, in, from + 3 * step);
    FloatVector e = FloatVector.fromArray(SPECIES, in, from + 4 * step);
    FloatVector sum = b.add(c);
    a.add(sum).add(d).intoArray(out, to);
    b.sub(c).add(d.mul(2f)).intoArray(out, to + outStep);
    sum.add(d.mul(4f)).add(e).intoArray(out, to + 2 * outStep);
  }

  private static void put(FloatVector sum, float[] out, int to, boolean isAdded) {
    FloatVector all = isAdded ? sum.add(FloatVector.fromArray(SPECIES, out, to)) : sum;
    all.max(0f).intoArray(out, to);
  }
}
