package tengen.nogo.network;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import tengen.simd.Convolution;

/**
 * The weights of a residual network for NoGo on 9×9: a stem, {@link #BLOCKS} blocks of two
 * convolutions of 3×3 points, and heads for moves and values, as in AlphaZero (D. Silver et al., "A
 * general reinforcement learning algorithm that masters chess, shogi, and Go through self-play",
 * 2018). One block adds a bias that depends on the means of all channels (D. Wu, "Accelerating
 * self-play learning in Go", 2019). Immutable and shared by all threads.
 */
public final class Network {
  /** Kinds of points, of which each has a channel of the input; one more is 1 everywhere. */
  static final int KINDS = 6;

  /** Channels of the input. The last ones are empty, since kernels take multiples of 16. */
  static final int INPUTS = 16;

  static final int CHANNELS = 32;
  static final int BLOCKS = 4;

  /** The block whose second convolution adds a bias by the means of the block's input. */
  static final int POOLING_BLOCK = BLOCKS / 2;

  /** Size of the value head's hidden layer. */
  static final int HIDDEN = 32;

  /** Values: of the game's result, and of a search's win rate. */
  static final int VALUES = 2;

  private static final String RESOURCE = "network.bin";

  final Convolution stem;

  /** The convolutions of the blocks, two each. */
  final Convolution[] layers = new Convolution[2 * BLOCKS];

  final float[] poolingWeights;
  final float[] poolingBias;
  final float[] moveWeights;

  /** Weights of the value head at each point, by input and output. */
  final float[] pointWeights;

  final float[] pointBias;
  final float[] hiddenWeights;
  final float[] hiddenBias;
  final float[] valueWeights;
  final float[] valueBias;

  /**
   * Reads a network in the order of the fields, each layer's weights before its bias.
   *
   * @param in half-precision numbers of two bytes each, the higher one first
   */
  Network(DataInputStream in) throws IOException {
    stem = convolution(in, KINDS + 1, INPUTS);
    for (int i = 0; i < layers.length; i++) {
      layers[i] = convolution(in, CHANNELS, CHANNELS);
    }
    poolingWeights = floats(in, CHANNELS * CHANNELS);
    poolingBias = floats(in, CHANNELS);
    moveWeights = floats(in, CHANNELS);
    pointWeights = floats(in, CHANNELS * CHANNELS);
    pointBias = floats(in, CHANNELS);
    hiddenWeights = floats(in, HIDDEN * CHANNELS);
    hiddenBias = floats(in, HIDDEN);
    valueWeights = floats(in, VALUES * HIDDEN);
    valueBias = floats(in, VALUES);
    if (in.read() >= 0) {
      throw new IOException("more numbers than weights");
    }
  }

  /** Reads a convolution with fewer inputs than channels; the weights of the others are 0. */
  private static Convolution convolution(DataInputStream in, int inputs, int channels)
      throws IOException {
    var weights = new float[Convolution.TAPS * channels * CHANNELS];
    for (int tap = 0; tap < Convolution.TAPS; tap++) {
      float[] read = floats(in, inputs * CHANNELS);
      System.arraycopy(read, 0, weights, tap * channels * CHANNELS, read.length);
    }
    return new Convolution(channels, CHANNELS, weights, floats(in, CHANNELS));
  }

  private static float[] floats(DataInputStream in, int count) throws IOException {
    var floats = new float[count];
    for (int i = 0; i < count; i++) {
      floats[i] = Float.float16ToFloat(in.readShort());
    }
    return floats;
  }

  /** Returns the weights shipped with the engine; loaded at first use and shared. */
  public static Network trained() {
    return Trained.NETWORK;
  }

  private static final class Trained {
    static final Network NETWORK = load();
  }

  private static Network load() {
    InputStream stream =
        Objects.requireNonNull(Network.class.getResourceAsStream(RESOURCE), RESOURCE);
    try (var in = new DataInputStream(new BufferedInputStream(stream))) {
      return new Network(in);
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
  }
}
