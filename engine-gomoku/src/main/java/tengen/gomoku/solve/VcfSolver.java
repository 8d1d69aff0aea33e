package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;

/**
 * Solver for wins by continuous fours (VCF). Every move of the attacker threatens a five, so the
 * defender has a single reply (a few under rules where blocking an end suffices), and none if that
 * point is forbidden. If the reply makes a four, the attacker's next four must block it. The whole
 * tree is searched depth-first with iterative deepening by own moves and a transposition table.
 *
 * <p>Searching threats only: L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, "Go-Moku and
 * Threat-Space Search", University of Limburg, 1993.
 *
 * <p>Bound to one board, which it restores after each search. Allocates nothing.
 */
@HotPath
public final class VcfSolver extends Prover {
  /**
   * Creates a solver with a table of 2 to the power of {@code tableBits} entries of twelve bytes.
   */
  public VcfSolver(GomokuBoard board, int tableBits) {
    this(board, new ThreatMoves(board), new NodeBudget(), new GomokuProofTable(tableBits));
  }

  VcfSolver(GomokuBoard board, ThreatMoves threats, NodeBudget budget, GomokuProofTable table) {
    super(board, threats, budget, table);
  }

  /**
   * Searches for a win of the attacker, who is to move.
   *
   * @param attacker a colour of {@link GomokuBoard}
   * @param maxMoves maximum number of own moves, including the five; at most 254
   * @return number of own moves of a shortest win; 0: no win by fours; −1: unknown within the
   *     limits
   */
  public int win(int attacker, int maxMoves, long nodeLimit) {
    budget.start(nodeLimit, _ -> false);
    setAttacker(attacker);
    return deepen(maxMoves);
  }

  @Override
  int attack(int moves) {
    if (board.hasAtLeast(attacker, PointClass.FIVE)) {
      return moves < 1 ? UNKNOWN : 1;
    }
    boolean mustBlock = hasToBlock();
    if (!mustBlock && board.hasAtLeast(attacker, PointClass.OPEN_FOUR)) {
      return moves < 2 ? UNKNOWN : 2;
    }
    if (!threats.mayHaveFours(attacker)) {
      return NONE;
    }
    if (mustBlock && threats.isPlain()) {
      int blockClass = board.pointClass(attacker, threats.findBlock(attacker));
      if (blockClass < PointClass.FOUR) {
        return NONE;
      }
      if (moves == 2 && blockClass != PointClass.OPEN_FOUR) {
        return UNKNOWN;
      }
    }
    // Two moves suffice for a four that also blocks, or whose block is forbidden.
    if (moves < 2 || (moves == 2 && !mustBlock && !board.hasFouls(defender)) || !budget.take()) {
      return UNKNOWN;
    }
    int known = known(moves);
    return known == OPEN ? tryAll(moves) : known;
  }

  @Override
  int defend(int moves) {
    if (hasToBlock() || !board.hasAtLeast(attacker, PointClass.FIVE)) {
      return NONE;
    }
    if (moves < 1) {
      return UNKNOWN;
    }
    // A stone of the defender never makes a four for the attacker.
    if (threats.isPlain()
        && board.count(attacker, PointClass.FIVE) == 1
        && !threats.hasFour(attacker)) {
      return NONE;
    }
    int mark = threats.size();
    pushDefences();
    return tryReplies(mark, moves, 1);
  }

  @Override
  int replyAll(int mark, int moves, int fewest) {
    int longest = fewest;
    for (int at = mark; at < threats.size() && longest > 0; at++) {
      board.play(threats.point(at), defender);
      int win = attack(moves);
      board.undo();
      longest = win > 0 ? Math.max(longest, win) : win;
    }
    return longest;
  }

  @Override
  void pushAttacks() {
    if (hasToBlock()) {
      threats.pushBlocks(attacker);
    } else {
      threats.pushFours(attacker);
    }
  }

  @Override
  void pushQuickAttacks() {
    threats.pushQuickThreats(attacker, PointClass.FOUR);
  }

  @Override
  boolean isQuickOnly() {
    return true;
  }

  @Override
  void pushDefences() {
    threats.pushBlocks(defender);
  }
}
