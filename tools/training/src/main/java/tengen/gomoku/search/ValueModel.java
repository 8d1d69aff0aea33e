package tengen.gomoku.search;

import tengen.gomoku.board.ThreatFeatures;

/**
 * Model of the logit of a position's expected points, with the structure of {@link
 * PatternEvaluation}: the points' values, and a value for the threats on the board.
 */
final class ValueModel {
  final SetWeights sets;

  /** Weight of each combination of threats, in addition to the single threats. */
  private final Weights together;

  /** Weights by table: one for each threat, then a constant. */
  private final Weights alone;

  /**
   * Creates weights of 0.
   *
   * @param tables number of tables of sets and of threats
   * @param pull regularization of rare combinations
   */
  ValueModel(int tables, double pull) {
    sets = new SetWeights(tables, pull);
    together = new Weights(tables * ThreatFeatures.COUNT, pull);
    alone = new Weights(tables * (ThreatFeatures.BITS + 1), 0);
  }

  double logit(TrainingSample sample) {
    short[] net = sample.netSets;
    double sum = threatValue(sample.threats);
    for (int i = 0; i < net.length; i += 2) {
      sum += sets.of(net[i]) * net[i + 1];
    }
    return sum;
  }

  /** Learns from a sample. A positive error means that its logit should be lower. */
  void add(TrainingSample sample, double error) {
    short[] net = sample.netSets;
    for (int i = 0; i < net.length; i += 2) {
      sets.add(net[i], error * net[i + 1]);
    }
    int first = firstAlone(sample.threats);
    together.add(sample.threats, error);
    alone.add(first + ThreatFeatures.BITS, error);
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      alone.add(first + bit, ((sample.threats >> bit) & 1) * error);
    }
  }

  void step(double rate) {
    sets.step(rate);
    together.step(rate);
    alone.step(rate);
  }

  double threatValue(int threats) {
    int first = firstAlone(threats);
    double sum = together.of(threats) + alone.of(first + ThreatFeatures.BITS);
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      sum += ((threats >> bit) & 1) * alone.of(first + bit);
    }
    return sum;
  }

  private static int firstAlone(int threats) {
    return threats / ThreatFeatures.COUNT * (ThreatFeatures.BITS + 1);
  }
}
