package tengen.nogo.network;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.nogo.board.NogoBoard;
import tengen.simd.Convolution;
import tengen.simd.Products;

/** Evaluates positions by a {@link Network}. Confined to one thread. */
@HotPath
public final class NetworkEvaluator {
  /** Side of the boards that a network evaluates. */
  public static final int SIDE = Convolution.SIDE;

  private static final int CHANNELS = Network.CHANNELS;
  private static final int POINTS = SIDE * SIDE;

  private static final float[] NO_BIAS = new float[CHANNELS];

  private final Network network;
  private final float[] input = new float[Convolution.AREA * Network.INPUTS];

  /** The output of the last block. */
  private final float[] trunk = new float[Convolution.AREA * CHANNELS];

  private final float[] inner = new float[Convolution.AREA * CHANNELS];
  private final Convolution.Scratch scratch = new Convolution.Scratch(CHANNELS);
  private final float[] means = new float[CHANNELS];
  private final float[] pooled = new float[CHANNELS];

  /** By point of a board. */
  private final float[] moveLogits = new float[new NogoBoard(SIDE, SIDE).area()];

  private float winRate;

  /** Creates an evaluator with its own buffers. */
  public NetworkEvaluator(Network network) {
    this.network = network;
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        input[Convolution.at(x, y, Network.INPUTS) + Network.KINDS] = 1;
      }
    }
  }

  /** Evaluates a board of 9×9 for the side to move. */
  public void evaluate(NogoBoard board, int colour) {
    setInput(board, colour);
    network.stem.apply(input, NO_BIAS, trunk, false, scratch);
    for (int block = 0; block < Network.BLOCKS; block++) {
      network.layers[2 * block].apply(trunk, NO_BIAS, inner, false, scratch);
      float[] bias = block == Network.POOLING_BLOCK ? pooledBias() : NO_BIAS;
      network.layers[2 * block + 1].apply(inner, bias, trunk, true, scratch);
    }
    computeMoves(board);
    winRate = computeWinRate();
  }

  /** Returns the logarithm of a move's probability, up to a constant of the position. */
  public float moveLogit(int point) {
    return moveLogits[point];
  }

  /** Returns the probability that the side to move wins. */
  public float winRate() {
    return winRate;
  }

  private void setInput(NogoBoard board, int colour) {
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int at = Convolution.at(x, y, Network.INPUTS);
        Arrays.fill(input, at, at + Network.KINDS, 0);
        input[at + kind(board, board.point(x, y), colour)] = 1;
      }
    }
  }

  /**
   * Returns a point's input channel: 0 own stone, 1 enemy stone, 2 open to both, 3 to the side to
   * move alone, 4 to the opponent alone, 5 to neither.
   */
  static int kind(NogoBoard board, int point, int colour) {
    int seen = board.seen(point, colour);
    if (seen < 2) {
      return seen;
    }
    int open = board.open(point);
    return switch (open) {
      case NogoBoard.BOTH -> 2;
      case 0 -> 5;
      default -> open == 1 << colour ? 3 : 4;
    };
  }

  /** Returns a linear function of the means of {@link #trunk}. */
  private float[] pooledBias() {
    computeMeans(trunk);
    for (int to = 0; to < CHANNELS; to++) {
      float sum = network.poolingBias[to];
      for (int from = 0; from < CHANNELS; from++) {
        sum += means[from] * network.poolingWeights[from * CHANNELS + to];
      }
      pooled[to] = sum;
    }
    return pooled;
  }

  private void computeMeans(float[] channels) {
    Arrays.fill(means, 0);
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int at = Convolution.at(x, y, CHANNELS);
        for (int channel = 0; channel < CHANNELS; channel++) {
          means[channel] += channels[at + channel];
        }
      }
    }
    for (int channel = 0; channel < CHANNELS; channel++) {
      means[channel] /= POINTS;
    }
  }

  private void computeMoves(NogoBoard board) {
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int at = Convolution.at(x, y, CHANNELS);
        float sum = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
          sum += trunk[at + channel] * network.moveWeights[channel];
        }
        moveLogits[board.point(x, y)] = sum;
      }
    }
  }

  /** Returns the mean of the expected result and the expected win rate of a search. */
  private float computeWinRate() {
    computeValuePoints();
    computeMeans(inner);
    float result = network.valueBias[0];
    float search = network.valueBias[1];
    for (int to = 0; to < Network.HIDDEN; to++) {
      float sum = network.hiddenBias[to];
      for (int from = 0; from < CHANNELS; from++) {
        sum += means[from] * network.hiddenWeights[to * CHANNELS + from];
      }
      float hidden = Math.max(0, sum);
      result += hidden * network.valueWeights[to];
      search += hidden * network.valueWeights[Network.HIDDEN + to];
    }
    return (logistic(result) + logistic(search)) / 2;
  }

  private void computeValuePoints() {
    for (int y = 0; y < SIDE; y++) {
      int row = Convolution.at(0, y, CHANNELS);
      Products.multiply(trunk, row, CHANNELS, network.pointWeights, 0, CHANNELS, inner, row);
      for (int x = 0; x < SIDE; x++) {
        int at = Convolution.at(x, y, CHANNELS);
        for (int channel = 0; channel < CHANNELS; channel++) {
          inner[at + channel] = Math.max(0, inner[at + channel] + network.pointBias[channel]);
        }
      }
    }
  }

  static float logistic(float logit) {
    return (float) (1 / (1 + Math.exp(-logit)));
  }
}
