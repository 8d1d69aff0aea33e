package tengen.nogo.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import tengen.simd.Convolution;

/**
 * The weights of a {@link Network} as its file has them: convolutions include the normalization of
 * a {@link NetworkModel}.
 */
final class NetworkWeights {
  private static final int CHANNELS = Network.CHANNELS;

  private NetworkWeights() {}

  static void write(NetworkModel model, DataOutputStream out) throws IOException {
    write(out, model.stem, model.stemNorm, Network.KINDS + 1);
    for (ResidualBlock block : model.blocks) {
      write(out, block.first, block.firstNorm, CHANNELS);
      write(out, block.second, block.secondNorm, CHANNELS);
    }
    LinearLayer pooling = pooling(model);
    for (int i = 0; i < CHANNELS * CHANNELS; i++) {
      write(out, pooling.weights.values[turned(i)]);
    }
    write(out, pooling.bias.values);
    write(out, model.moves.weights.values);
    float[] points = model.values.points.weights.values;
    for (int i = 0; i < CHANNELS * CHANNELS; i++) {
      write(out, points[turned(i)]);
    }
    write(out, model.values.pointBias.values);
    write(out, model.values.hidden.weights.values);
    write(out, model.values.hidden.bias.values);
    write(out, model.values.values.weights.values);
    write(out, model.values.values.bias.values);
  }

  private static LinearLayer pooling(NetworkModel model) {
    return model.blocks.get(Network.POOLING_BLOCK).pooling.orElseThrow().layer;
  }

  /** Returns the index by output and input of a weight by input and output, or the reverse. */
  private static int turned(int index) {
    return index % CHANNELS * CHANNELS + index / CHANNELS;
  }

  private static void write(
      DataOutputStream out, ConvolutionLayer layer, Normalization normalization, int inputs)
      throws IOException {
    for (int tap = 0; tap < Convolution.TAPS; tap++) {
      for (int input = 0; input < inputs; input++) {
        for (int output = 0; output < CHANNELS; output++) {
          write(out, layer.weight(tap, input, output) * normalization.factor(output));
        }
      }
    }
    for (int output = 0; output < CHANNELS; output++) {
      write(out, normalization.bias(output));
    }
  }

  private static void write(DataOutputStream out, float... numbers) throws IOException {
    for (float number : numbers) {
      out.writeShort(Float.floatToFloat16(number));
    }
  }

  /**
   * Sets a model's weights to those of a file. The model computes the same once it has seen a
   * batch.
   */
  static void read(NetworkModel model, DataInputStream in) throws IOException {
    read(in, model.stem, model.stemNorm, Network.KINDS + 1);
    for (ResidualBlock block : model.blocks) {
      read(in, block.first, block.firstNorm, CHANNELS);
      read(in, block.second, block.secondNorm, CHANNELS);
    }
    LinearLayer pooling = pooling(model);
    for (int i = 0; i < CHANNELS * CHANNELS; i++) {
      pooling.weights.values[turned(i)] = read(in);
    }
    read(in, pooling.bias.values);
    read(in, model.moves.weights.values);
    float[] points = model.values.points.weights.values;
    for (int i = 0; i < CHANNELS * CHANNELS; i++) {
      points[turned(i)] = read(in);
    }
    read(in, model.values.pointBias.values);
    read(in, model.values.hidden.weights.values);
    read(in, model.values.hidden.bias.values);
    read(in, model.values.values.weights.values);
    read(in, model.values.values.bias.values);
    Arrays.fill(model.owners.weights.values, 0);
  }

  private static void read(
      DataInputStream in, ConvolutionLayer layer, Normalization normalization, int inputs)
      throws IOException {
    for (int tap = 0; tap < Convolution.TAPS; tap++) {
      for (int input = 0; input < inputs; input++) {
        for (int output = 0; output < CHANNELS; output++) {
          layer.setWeight(tap, input, output, read(in));
        }
      }
    }
    var biases = new float[CHANNELS];
    read(in, biases);
    normalization.imitate(layer.normalizeWeights(), biases);
  }

  private static void read(DataInputStream in, float[] numbers) throws IOException {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = read(in);
    }
  }

  private static float read(DataInputStream in) throws IOException {
    return Float.float16ToFloat(in.readShort());
  }
}
