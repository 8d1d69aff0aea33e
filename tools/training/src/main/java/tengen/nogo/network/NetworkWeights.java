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

  /** Reads or writes weights in the order of the file. */
  private interface Transfer {
    /** Transfers a convolution of which the file has the first inputs. */
    void convolution(ConvolutionLayer layer, Normalization normalization, int inputs)
        throws IOException;

    /** Transfers weights by output and input, which the file has by input and output. */
    void turned(float... weights) throws IOException;

    void numbers(float... numbers) throws IOException;
  }

  static void write(NetworkModel model, DataOutputStream out) throws IOException {
    transfer(model, new Writer(out));
  }

  /**
   * Sets a model's weights to those of a file. The model computes the same once it has seen a
   * batch.
   */
  static void read(NetworkModel model, DataInputStream in) throws IOException {
    transfer(model, new Reader(in));
    Arrays.fill(model.owners.weights.values, 0);
  }

  private static void transfer(NetworkModel model, Transfer file) throws IOException {
    file.convolution(model.stem, model.stemNorm, Network.KINDS + 1);
    for (ResidualBlock block : model.blocks) {
      file.convolution(block.first, block.firstNorm, CHANNELS);
      file.convolution(block.second, block.secondNorm, CHANNELS);
    }
    LinearLayer pooling = model.blocks.get(Network.POOLING_BLOCK).pooling.orElseThrow().layer;
    file.turned(pooling.weights.values);
    file.numbers(pooling.bias.values);
    file.numbers(model.moves.weights.values);
    file.turned(model.values.points.weights.values);
    file.numbers(model.values.pointBias.values);
    file.numbers(model.values.hidden.weights.values);
    file.numbers(model.values.hidden.bias.values);
    file.numbers(model.values.values.weights.values);
    file.numbers(model.values.values.bias.values);
  }

  /** Returns the index by output and input of a weight by input and output. */
  private static int turnedIndex(int index) {
    return index % CHANNELS * CHANNELS + index / CHANNELS;
  }

  private record Writer(DataOutputStream out) implements Transfer {
    @Override
    public void convolution(ConvolutionLayer layer, Normalization normalization, int inputs)
        throws IOException {
      for (int tap = 0; tap < Convolution.TAPS; tap++) {
        for (int input = 0; input < inputs; input++) {
          for (int output = 0; output < CHANNELS; output++) {
            numbers(layer.weight(tap, input, output) * normalization.factor(output));
          }
        }
      }
      for (int output = 0; output < CHANNELS; output++) {
        numbers(normalization.bias(output));
      }
    }

    @Override
    public void turned(float... weights) throws IOException {
      for (int i = 0; i < weights.length; i++) {
        numbers(weights[turnedIndex(i)]);
      }
    }

    @Override
    public void numbers(float... numbers) throws IOException {
      for (float number : numbers) {
        out.writeShort(Float.floatToFloat16(number));
      }
    }
  }

  private record Reader(DataInputStream in) implements Transfer {
    @Override
    public void convolution(ConvolutionLayer layer, Normalization normalization, int inputs)
        throws IOException {
      for (int tap = 0; tap < Convolution.TAPS; tap++) {
        for (int input = 0; input < inputs; input++) {
          for (int output = 0; output < CHANNELS; output++) {
            layer.setWeight(tap, input, output, number());
          }
        }
      }
      var biases = new float[CHANNELS];
      numbers(biases);
      normalization.imitate(layer.normalizeWeights(), biases);
    }

    @Override
    public void turned(float... weights) throws IOException {
      for (int i = 0; i < weights.length; i++) {
        weights[turnedIndex(i)] = number();
      }
    }

    @Override
    public void numbers(float... numbers) throws IOException {
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = number();
      }
    }

    private float number() throws IOException {
      return Float.float16ToFloat(in.readShort());
    }
  }
}
