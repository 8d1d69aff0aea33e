package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * The value of a position at the depth limit of {@link NogoAlphaBeta}: the difference of legal
 * moves. Two more terms can be enabled, as in the "diversified evaluation" that the text "NoGo bot,
 * Alpha-Beta + UCT Version" mentions and rejects. The text does not define it. The first term,
 * eyes, is what its bot evaluates elsewhere. The second is what the text says the difference
 * misses: who plays last ("an odd number of steps wins, an even one loses"). Search thread only.
 */
@HotPath
final class LeafEvaluation {
  /** Value of one legal move more than the enemy. */
  static final int UNIT = 64;

  /** Limit of the evaluation's absolute value, below a win or loss by the rules. */
  private static final int MAX_VALUE = 998 * UNIT;

  /** Value of {@link Neighbourhood#legalPair} if both sides may play. */
  private static final int BOTH = 0x1_0001;

  private final double eyes;
  private final double parity;
  private final boolean plain;
  private final EyeValues eyeValues;

  /**
   * Creates an evaluation.
   *
   * @param eyes legal moves that a unit of eye value counts for
   * @param parity legal moves that the last of the points open to both sides counts for
   * @param weights values of eyes
   */
  LeafEvaluation(double eyes, double parity, MoveWeights weights) {
    this.eyes = eyes * UNIT;
    this.parity = parity * UNIT;
    plain = eyes == 0 && parity == 0;
    eyeValues = new EyeValues(weights.eyes());
  }

  /** Returns the value for the side to move. */
  int value(UndoBoard board, int toMove) {
    int lead = board.advantage(toMove) * UNIT;
    return plain ? lead : Math.clamp(lead + terms(board, toMove), -MAX_VALUE, MAX_VALUE);
  }

  private long terms(UndoBoard board, int toMove) {
    int enemy = UndoBoard.other(toMove);
    int difference = 0;
    int shared = 0;
    for (int point = board.stride + 1; point < board.area - board.stride; point++) {
      int neighbourhood = board.neighbourhood(point);
      shared += Neighbourhood.legalPair(neighbourhood) == BOTH ? 1 : 0;
      int eye = eyeValues.of(neighbourhood);
      difference += Neighbourhood.touches(neighbourhood, toMove) ? eye : 0;
      difference -= Neighbourhood.touches(neighbourhood, enemy) ? eye : 0;
    }
    return Math.round(eyes * difference + ((shared & 1) == 1 ? parity : -parity));
  }
}
