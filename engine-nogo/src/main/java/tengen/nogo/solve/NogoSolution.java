package tengen.nogo.solve;

/**
 * The result of the {@link NogoSolver}.
 *
 * @param outcome for the side to move
 * @param point in a won position a move that wins; in a lost one, a move that is hard to refute; of
 *     the board that was asked about, or {@link #NO_POINT} where nothing is known or no move is
 *     left
 * @param nodes positions that were looked at
 */
public record NogoSolution(Outcome outcome, int point, long nodes) {
  /** No point of any board. */
  public static final int NO_POINT = -1;

  /** Who wins. */
  public enum Outcome {
    /** The side to move. */
    WIN,
    /** The other side. */
    LOSS,
    /** A limit of nodes or time came first, or the position has too many empty points. */
    UNKNOWN
  }
}
