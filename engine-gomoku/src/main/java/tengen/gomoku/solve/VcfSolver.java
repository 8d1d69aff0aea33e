package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;

/**
 * Wins by continuous fours: every move of the attacker threatens a five, so the defender has one
 * reply (a few where closing an end will do), and none if that point is forbidden to him. If he
 * thereby makes a four himself, the attacker's next four has to stop it. The whole tree is
 * searched, depth first and one own move deeper at a time, and a table keeps what was found.
 *
 * <p>The idea of searching threats alone: L. V. Allis, H. J. van den Herik and M. P. H. Huntjens,
 * "Go-Moku and Threat-Space Search", University of Limburg, 1993.
 *
 * <p>Bound to one board, which is after each question as it was. Nothing is allocated.
 */
@HotPath
public final class VcfSolver extends Prover {
  /** A solver with a table of 2 to the power of {@code tableBits} entries, twelve bytes each. */
  public VcfSolver(GomokuBoard board, int tableBits) {
    this(board, new ThreatMoves(board), new NodeBudget(), new GomokuProofTable(tableBits));
  }

  VcfSolver(GomokuBoard board, ThreatMoves threats, NodeBudget budget, GomokuProofTable table) {
    super(board, threats, budget, table);
  }

  /**
   * Whether the attacker, who is to move, wins.
   *
   * @param attacker a colour of {@link GomokuBoard}
   * @param maxMoves own moves, the five among them, at most 254
   * @return in how many moves at the least; 0: not by fours; −1: not known within the limits
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
    boolean pressed = isPressed();
    if (!pressed && board.hasAtLeast(attacker, PointClass.OPEN_FOUR)) {
      return moves < 2 ? UNKNOWN : 2;
    }
    if (!threats.mayHaveFours(attacker)) {
      return NONE;
    }
    if (pressed && threats.isPlain()) {
      int blockClass = board.pointClass(attacker, threats.findBlock(attacker));
      if (blockClass < PointClass.FOUR) {
        return NONE;
      }
      if (moves == 2 && blockClass != PointClass.OPEN_FOUR) {
        return UNKNOWN;
      }
    }
    // Two moves are enough for a four that also blocks, or whose block is forbidden.
    if (moves < 2 || (moves == 2 && !pressed && !board.hasFouls(defender)) || !budget.take()) {
      return UNKNOWN;
    }
    int known = known(moves);
    return known == OPEN ? tryAll(moves) : known;
  }

  @Override
  int defend(int moves) {
    if (isPressed() || !board.hasAtLeast(attacker, PointClass.FIVE)) {
      return NONE;
    }
    if (moves < 1) {
      return UNKNOWN;
    }
    // A stone of the defender never makes a four of the attacker's.
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
    if (isPressed()) {
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
  boolean areQuickEnough() {
    return true;
  }

  @Override
  void pushDefences() {
    threats.pushBlocks(defender);
  }
}
