package tengen.gomoku.search;

/** Model of the move ordering score of a point, the sum of attack and defence. */
final class MoveModel {
  final SetWeights attacks;
  final SetWeights defences;

  MoveModel(int tables, double pull) {
    attacks = new SetWeights(tables, pull);
    defences = new SetWeights(tables, pull);
  }

  /**
   * Returns the loss of a sample, which is −log of the best move's probability. Learns from it with
   * weight {@code share} if that is positive.
   */
  double learn(TrainingSample sample, double share) {
    short[] moves = sample.moves;
    double[] chances = new double[moves.length / 2];
    double sum = 0;
    for (int i = 0; i < chances.length; i++) {
      chances[i] = Math.exp(attacks.of(moves[2 * i]) + defences.of(moves[2 * i + 1]));
      sum += chances[i];
    }
    for (int i = 0; i < chances.length && share > 0; i++) {
      double error = share * (chances[i] / sum - (i == 0 ? 1 : 0));
      attacks.add(moves[2 * i], error);
      defences.add(moves[2 * i + 1], error);
    }
    return -Math.log(chances[0] / sum);
  }

  void step(double rate) {
    attacks.step(rate);
    defences.step(rate);
  }
}
