package tengen.nogo.network;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Samples in random orientations, and the loss of a network on them. */
final class TrainingBatch {
  private static final int SIDE = NetworkEvaluator.SIDE;
  private static final int POINTS = ConvolutionLayer.POINTS;

  private static final int[][] ORIENTATIONS = orientations();

  private final int size;
  private final float[] in;

  /** The share of each point in the visits; the shares of a sample add up to 1, or are all 0. */
  private final float[] moves;

  private final boolean[] isLegal;
  private final boolean[] hasMoves;
  private final float[] owners;
  private final float[] results;
  private final float[] winRates;

  TrainingBatch(int size) {
    this.size = size;
    in = new float[size * POINTS * Network.INPUTS];
    moves = new float[size * POINTS];
    isLegal = new boolean[size * POINTS];
    hasMoves = new boolean[size];
    owners = new float[size * POINTS];
    results = new float[size];
    winRates = new float[size];
  }

  private static int[][] orientations() {
    var all = new int[8][POINTS];
    for (int orientation = 0; orientation < all.length; orientation++) {
      for (int point = 0; point < POINTS; point++) {
        int x = (orientation & 1) == 0 ? point % SIDE : SIDE - 1 - point % SIDE;
        int y = (orientation & 2) == 0 ? point / SIDE : SIDE - 1 - point / SIDE;
        all[orientation][point] = (orientation & 4) == 0 ? y * SIDE + x : x * SIDE + y;
      }
    }
    return all;
  }

  /** Returns the inputs of the network. */
  float[] in() {
    return in;
  }

  /** Sets the samples. */
  void set(List<NetworkSample> samples, Random random) {
    for (int i = 0; i < size; i++) {
      set(i, samples.get(i), ORIENTATIONS[random.nextInt(ORIENTATIONS.length)]);
    }
  }

  private void set(int index, NetworkSample sample, int[] orientation) {
    Arrays.fill(in, index * POINTS * Network.INPUTS, (index + 1) * POINTS * Network.INPUTS, 0);
    hasMoves[index] = sample.turn.hasVisits();
    int visits = 0;
    for (int point = 0; hasMoves[index] && point < POINTS; point++) {
      visits += sample.turn.share(point);
    }
    for (int point = 0; point < POINTS; point++) {
      int at = index * POINTS + point;
      int from = orientation[point];
      int kind = sample.kinds[from];
      in[at * Network.INPUTS + kind] = 1;
      in[at * Network.INPUTS + Network.KINDS] = 1;
      isLegal[at] = kind == 2 || kind == 3;
      moves[at] = hasMoves[index] ? (float) sample.turn.share(from) / visits : 0;
      owners[at] = sample.owners[from] / (float) NetworkSample.OWN;
    }
    results[index] = sample.isWon ? 1 : 0;
    winRates[index] = sample.winRate();
  }

  /** Computes the losses of a network's outputs and their derivatives by them. */
  TrainingLosses computeSlopes(NetworkModel model) {
    double ownerLoss = 0;
    for (int at = 0; at < size * POINTS; at++) {
      float logit = model.owners.out[at];
      ownerLoss += crossEntropy(logit, owners[at]);
      model.owners.slopes[at] =
          TrainingLosses.OWNER_WEIGHT
              * (NetworkEvaluator.logistic(logit) - owners[at])
              / (size * POINTS);
    }
    double resultLoss = 0;
    double winRateLoss = 0;
    float[] values = model.values.out;
    for (int i = 0; i < size; i++) {
      int at = i * Network.VALUES;
      resultLoss += crossEntropy(values[at], results[i]);
      winRateLoss += crossEntropy(values[at + 1], winRates[i]);
      model.values.slopes[at] =
          TrainingLosses.RESULT_WEIGHT
              * (NetworkEvaluator.logistic(values[at]) - results[i])
              / size;
      model.values.slopes[at + 1] =
          TrainingLosses.WIN_RATE_WEIGHT
              * (NetworkEvaluator.logistic(values[at + 1]) - winRates[i])
              / size;
    }
    return new TrainingLosses(
        moveLoss(model.moves), resultLoss / size, winRateLoss / size, ownerLoss / (size * POINTS));
  }

  private double moveLoss(PointHead head) {
    int count = 0;
    for (boolean has : hasMoves) {
      count += has ? 1 : 0;
    }
    Arrays.fill(head.slopes, 0);
    double loss = 0;
    for (int i = 0; i < size; i++) {
      if (hasMoves[i]) {
        loss += moveLoss(head, i, count);
      }
    }
    return loss / Math.max(1, count);
  }

  private double moveLoss(PointHead head, int index, int count) {
    float highest = Float.NEGATIVE_INFINITY;
    for (int at = index * POINTS; at < (index + 1) * POINTS; at++) {
      highest = isLegal[at] ? Math.max(highest, head.out[at]) : highest;
    }
    double sum = 0;
    for (int at = index * POINTS; at < (index + 1) * POINTS; at++) {
      sum += isLegal[at] ? Math.exp(head.out[at] - highest) : 0;
    }
    double loss = 0;
    for (int at = index * POINTS; at < (index + 1) * POINTS; at++) {
      if (isLegal[at]) {
        double logarithm = head.out[at] - highest - Math.log(sum);
        loss -= moves[at] * logarithm;
        head.slopes[at] = (float) (Math.exp(logarithm) - moves[at]) / count;
      }
    }
    return loss;
  }

  private static double crossEntropy(float logit, float target) {
    return Math.max(logit, 0) - logit * target + Math.log1p(Math.exp(-Math.abs(logit)));
  }
}
