package tengen.nogo.search;

import java.util.List;
import tengen.nogo.board.NogoBoard;

/** Parameters of searches in tests, without a limit of simulations and with all moves. */
final class UnlimitedSearch {
  private UnlimitedSearch() {}

  static NogoSearchParameters of(NogoBoard board, int colour, EvaluationKind evaluation) {
    AvoidMoves none = AvoidMoves.of(List.of(), board);
    return new NogoSearchParameters(board, colour, 1, none, Long.MAX_VALUE, evaluation);
  }
}
