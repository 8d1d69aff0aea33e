package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * Value of a position at the depth limit of {@link NogoAlphaBeta}: the difference of legal moves.
 * With weights of their own two more terms count, as in the "diversified evaluation" that the text
 * "NoGo bot, Alpha-Beta + UCT Version" tells of and gave up. It does not say what went into it;
 * these are what its bot looks at elsewhere (eyes) and what it says that the difference is blind to
 * (who plays last: "an odd number of steps wins, an even one loses"). Search thread only.
 */
@HotPath
final class LeafEvaluation {
  /** One legal move more than the enemy. */
  static final int UNIT = 64;

  /** Nothing but the rules is worth so much. */
  private static final int MOST = 998 * UNIT;

  /** Where both sides may play, as {@link Neighbourhood#legalPair} has it. */
  private static final int BOTH = 0x1_0001;

  private final double eyes;
  private final double parity;
  private final boolean plain;
  private final EyeWorth worth;

  /**
   * An evaluation.
   *
   * @param eyes legal moves that a point of an eye's worth counts for
   * @param parity legal moves that it counts for to have the last of the points open to both
   * @param weights the worth of eyes
   */
  LeafEvaluation(double eyes, double parity, MoveWeights weights) {
    this.eyes = eyes * UNIT;
    this.parity = parity * UNIT;
    plain = eyes == 0 && parity == 0;
    worth = new EyeWorth(weights.eyes());
  }

  /** The value for the side to move. */
  int value(UndoBoard board, int toMove) {
    int lead = board.advantage(toMove) * UNIT;
    return plain ? lead : Math.clamp(lead + terms(board, toMove), -MOST, MOST);
  }

  private long terms(UndoBoard board, int toMove) {
    int enemy = UndoBoard.other(toMove);
    int difference = 0;
    int shared = 0;
    for (int point = board.stride + 1; point < board.area - board.stride; point++) {
      int neighbourhood = board.neighbourhood(point);
      shared += Neighbourhood.legalPair(neighbourhood) == BOTH ? 1 : 0;
      int eye = worth.of(neighbourhood);
      difference += Neighbourhood.touches(neighbourhood, toMove) ? eye : 0;
      difference -= Neighbourhood.touches(neighbourhood, enemy) ? eye : 0;
    }
    return Math.round(eyes * difference + ((shared & 1) == 1 ? parity : -parity));
  }
}
