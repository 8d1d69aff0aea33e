package tengen.nogo.solve;

import tengen.common.HotPath;
import tengen.common.NodeBudget;

/**
 * Search for the move that makes a lost game longest. Tests for each move whether the winner can
 * end the game within one ply, then within three, five and so on, until one move is left or the
 * nodes are used up. Shares the board and the table of the outcome search; its entries have keys
 * beyond all of that search's.
 */
@HotPath
final class LengthSearch {
  private final CompactBoard board;
  private final PositionKeys keys;
  private final NogoProofTable table;
  private final NodeBudget budget;
  private int loser;

  LengthSearch(CompactBoard board, PositionKeys keys, NogoProofTable table, NodeBudget budget) {
    this.board = board;
    this.keys = keys;
    this.table = table;
    this.budget = budget;
  }

  /**
   * Returns the moves that last longest, as far as the node limit allows.
   *
   * @param side the side to move, which has lost
   */
  long longest(int side) {
    loser = side;
    long candidates = board.legal(side);
    for (int plies = 1; (candidates & (candidates - 1)) != 0; plies += 2) {
      long lasting = 0;
      for (long rest = candidates; rest != 0 && !budget.isSpent(); rest &= rest - 1) {
        lasting |= endsAfter(Long.numberOfTrailingZeros(rest), side, plies + 1) ? 0 : rest & -rest;
      }
      if (budget.isSpent() || lasting == 0) {
        return candidates;
      }
      candidates = lasting;
    }
    return candidates;
  }

  private boolean endsAfter(int move, int side, int plies) {
    board.play(move, side);
    keys.play(move, side);
    boolean ends = ends(1 - side, plies - 1);
    board.undo();
    keys.undo(move, side);
    return ends;
  }

  /** Returns true if the winner can leave the loser without a move within this number of plies. */
  private boolean ends(int side, int plies) {
    long moves = board.legal(side);
    if (moves == 0 || plies == 0 || (plies == 1 && side == loser)) {
      return moves == 0 && side == loser;
    }
    long key = keys.lengthKey(plies);
    int known = table.probe(key);
    if (known != NogoProofTable.UNKNOWN) {
      return known == NogoProofTable.WIN;
    }
    boolean ends = side == loser;
    for (long rest = budget.take() ? moves : 0;
        rest != 0 && ends == (side == loser);
        rest &= rest - 1) {
      ends = endsAfter(Long.numberOfTrailingZeros(rest), side, plies);
    }
    if (!budget.isSpent()) {
      table.put(key, ends ? NogoProofTable.WIN : NogoProofTable.LOSS, 1);
    }
    return ends;
  }
}
