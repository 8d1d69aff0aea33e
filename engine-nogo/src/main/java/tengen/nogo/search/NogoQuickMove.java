package tengen.nogo.search;

import tengen.game.Move.Place;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;

/**
 * The best move found without simulations. Near the end of the game it is the endgame solver's
 * move, within a small node limit. Otherwise it is a move that leaves the opponent none, or the
 * move of the greatest pattern strength.
 */
public final class NogoQuickMove {
  /** Node limit of the endgame solver; untuned. Takes less than a millisecond. */
  private static final long SOLVE_NODES = 500;

  private static final long SOLVER_BYTES = 32 << 10;

  private NogoQuickMove() {}

  /**
   * Returns a legal move.
   *
   * @param colour the side to move, which has a legal move
   */
  public static Place of(NogoBoard board, int colour) {
    if (EndgameSolver.isInReach(board, SOLVE_NODES)) {
      var solver = new EndgameSolver(board.width(), board.height(), SOLVER_BYTES);
      NogoSolution solution = solver.solve(board, colour, SOLVE_NODES, _ -> false);
      if (solution.outcome() != Outcome.UNKNOWN && solution.point() != NogoSolution.NO_POINT) {
        return board.place(solver.point(board, solution));
      }
    }
    return board.place(strongest(board, colour));
  }

  private static int strongest(NogoBoard board, int colour) {
    var features = new Features(board);
    features.extract(board, colour);
    PatternWeights patterns = PatternWeights.trained();
    var after = new NogoBoard(board.width(), board.height());
    int best = -1;
    float bestStrength = -1;
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int point = board.point(x, y);
        if (board.isLegal(point, colour)) {
          after.copyFrom(board);
          after.play(point, colour);
          boolean wins = after.legalCount(1 - colour) == 0;
          float strength = wins ? Float.POSITIVE_INFINITY : patterns.strength(features, point);
          if (strength > bestStrength) {
            best = point;
            bestStrength = strength;
          }
        }
      }
    }
    return best;
  }
}
