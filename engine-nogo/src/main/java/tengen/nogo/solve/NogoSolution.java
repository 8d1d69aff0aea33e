package tengen.nogo.solve;

/**
 * The result of the {@link NogoSolver}.
 *
 * @param outcome the outcome for the side to move
 * @param point on the solved board, a winning move if won, or a move that is hard to refute if
 *     lost; {@link #NO_POINT} if the outcome is unknown or there is no legal move
 * @param nodes positions searched
 */
public record NogoSolution(Outcome outcome, int point, long nodes) {
  /** Marks the absence of a point. */
  public static final int NO_POINT = -1;

  /** The winner, as seen by the side to move. */
  public enum Outcome {
    /** The side to move wins. */
    WIN,
    /** The side to move loses. */
    LOSS,
    /** A limit of nodes or time was reached, or the position has too many empty points. */
    UNKNOWN
  }
}
