package tengen.nogo.search;

/** A network's evaluation of a position: the win rate of the side to move, and moves. */
final class NetworkEvaluation {
  /** Points of the moves. */
  final short[] points;

  /** Probability of each move among all moves of the position. */
  final float[] priors;

  /** Number of moves. */
  int count;

  float winRate;

  /** Creates an evaluation with room for so many moves. */
  NetworkEvaluation(int moves) {
    points = new short[moves];
    priors = new float[moves];
  }
}
