package tengen.gomoku.search;

import java.util.Optional;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.VcfSolver;

/**
 * The best move that takes no search: a five; a win by fours within a small number of nodes, an
 * open four among them; else the first root move, which stops a five or an open four where there is
 * one.
 */
public final class GomokuQuickMove {
  /** A guess: below a millisecond. */
  private static final long VCF_NODES = 500;

  /** Own moves of the longest win that is looked for. A guess. */
  private static final int VCF_MOVES = 12;

  /** 2 to the power of this many entries, twelve bytes each. */
  private static final int VCF_TABLE_BITS = 10;

  private GomokuQuickMove() {}

  /** The move; empty: the position is of no rule of Gomoku. */
  public static Optional<Move> of(GameRules referee, Position position) {
    return WinRule.of(position.rules())
        .flatMap(rule -> referee.board(position).map(stones -> PatternBoards.of(rule, stones)))
        .map(board -> Points.place(of(board, GomokuBoard.colour(position.toMove()))));
  }

  private static int of(GomokuBoard board, int side) {
    var fours = new VcfSolver(board, VCF_TABLE_BITS);
    return fours.win(side, VCF_MOVES, VCF_NODES) > 0
        ? fours.winningMove()
        : RootMoveGenerator.of(board, side, _ -> true).getFirst().point;
  }
}
