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
 * The best move found without an alpha-beta search: a five, or a win by fours (VCF) within a small
 * node limit. Otherwise the first root move, which blocks a five or an open four if there is one.
 */
public final class GomokuQuickMove {
  /** Node limit of the VCF search; untuned. Takes less than a millisecond. */
  private static final long VCF_NODES = 500;

  /** Maximum number of own moves in the VCF search; untuned. */
  private static final int VCF_MOVES = 12;

  /** Binary logarithm of the VCF table's size in entries of twelve bytes. */
  private static final int VCF_TABLE_BITS = 10;

  private GomokuQuickMove() {}

  /** Returns the move, or empty if the position's rules are not a variant of Gomoku. */
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
