package tengen.gomoku.solve;

import java.util.Arrays;
import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Solver for wins by continuous threes and fours (VCT). After every move of the attacker, also
 * after one that blocks a four, there must be a point that makes five or a point that makes two of
 * them. The rule is that of "A program by which Black wins Gomoku without forbidden moves"
 * (五子棋无禁手黑胜程序).
 *
 * <p>The defender answers a three by a four or by a point that removes the threat; after any other
 * reply the attacker makes two five points and wins. Searched depth-first with iterative deepening
 * by own moves, so the first win found is a shortest one. Looking for a win by fours first at each
 * node costs more than it saves: 22 % more stones on 22 hard positions.
 *
 * <p>Bound to one board, which it restores after each search. Allocates nothing.
 */
@HotPath
final class VctSolver extends Prover {
  /** Minimum number of moves of a win other than by fours: a three, two five points, five. */
  private static final int MIN_WIN_MOVES = 3;

  private static final int REFUTATION_REDUCTION = 3;

  /**
   * Maximum number of threats that are all tried with {@link #MIN_WIN_MOVES} moves left, in case
   * each of them is refuted.
   */
  private static final int FEW_THREATS = 3;

  /**
   * Number of attacker's threats above which the defender's fours are tried first, since each costs
   * the attacker a move. With fewer threats, another reply may refute the attack for every number
   * of moves, so the solver looks for that. (Our own: 28 to 54 % fewer nodes on positions of the
   * engine's games, with as many decided.)
   */
  private static final int MANY_THREATS = 10;

  /** Killer moves: the reply that refuted the last attack, by ply. */
  private final int[] killers;

  /**
   * Creates a solver with a table of 2 to the power of {@code tableBits} entries of twelve bytes.
   */
  VctSolver(GomokuBoard board, int tableBits) {
    this(board, new ThreatMoves(board), new NodeBudget(), new GomokuProofTable(tableBits));
  }

  VctSolver(GomokuBoard board, ThreatMoves threats, NodeBudget budget, GomokuProofTable table) {
    super(board, threats, budget, table);
    killers = new int[board.width() * board.height() + 1];
  }

  @Override
  public void clear() {
    super.clear();
    Arrays.fill(killers, Points.NONE);
  }

  /**
   * Searches for a win of the attacker, who is to move.
   *
   * @param attacker a colour of {@link GomokuBoard}
   * @param maxMoves maximum number of own moves, including the five; at most 254
   * @param shouldStop called with the nodes so far, every 1024 nodes
   * @return number of own moves of a shortest win; 0: no win by threats; −1: unknown within the
   *     limits
   */
  int win(int attacker, int maxMoves, long nodeLimit, LongPredicate shouldStop) {
    budget.start(nodeLimit, shouldStop);
    setAttacker(attacker);
    return deepen(maxMoves);
  }

  /**
   * Replays a win that was found without a stone that is on the board now, and searches only where
   * its moves fail.
   *
   * @param keyOfStone change of the board's key by that stone
   * @param moves number of own moves, searched without iterative deepening
   * @return as {@link #win}, but the win need not be a shortest one
   */
  int replay(int attacker, long keyOfStone, int moves, long nodeLimit, LongPredicate shouldStop) {
    budget.start(nodeLimit, shouldStop);
    setAttacker(attacker);
    simulate(keyOfStone);
    int win = attack(moves);
    simulate(0);
    return win;
  }

  @Override
  int attack(int moves) {
    if (board.hasAtLeast(attacker, PointClass.FIVE)) {
      return moves < 1 ? UNKNOWN : 1;
    }
    if (!hasToBlock() && board.hasAtLeast(attacker, PointClass.OPEN_FOUR)) {
      return moves < 2 ? UNKNOWN : 2;
    }
    int staticResult = threats.isPlain() && moves <= MIN_WIN_MOVES ? staticResult(moves) : OPEN;
    if (staticResult != OPEN) {
      return staticResult;
    }
    // Two moves suffice for a four that also blocks, or whose block is forbidden.
    if ((moves < MIN_WIN_MOVES && !hasToBlock() && !board.hasFouls(defender)) || !budget.take()) {
      return UNKNOWN;
    }
    int known = known(moves);
    return known == OPEN ? tryAll(moves) : known;
  }

  /**
   * Returns the result for {@link #MIN_WIN_MOVES} moves or fewer if the point classes alone decide
   * it, or {@link #OPEN}.
   */
  private int staticResult(int moves) {
    if (hasToBlock()) {
      return moves < MIN_WIN_MOVES ? block(moves) : OPEN;
    }
    int count = threats.count(attacker);
    if (count == 0) {
      return NONE;
    }
    boolean isQuiet = !board.hasAtLeast(attacker, PointClass.DOUBLE_THREE);
    return moves < MIN_WIN_MOVES || (isQuiet && count > FEW_THREATS) ? UNKNOWN : OPEN;
  }

  /** Blocks a five with a move that makes two; returns 2 if this is possible. */
  private int block(int moves) {
    int point = threats.findBlock(attacker);
    if (moves < 2 || board.pointClass(attacker, point) != PointClass.OPEN_FOUR) {
      return UNKNOWN;
    }
    winner = point;
    return 2;
  }

  @Override
  int defend(int moves) {
    if (hasToBlock()) {
      return NONE;
    }
    int fewest = board.hasAtLeast(attacker, PointClass.FIVE) ? 1 : 2;
    if (fewest == 2 && !isThreat()) {
      return NONE;
    }
    if (moves < fewest) {
      return UNKNOWN;
    }
    if (moves == 2 && fewest == 2 && threats.isPlain() && threats.hasQuietStop(defender)) {
      return UNKNOWN;
    }
    int mark = threats.size();
    pushDefences();
    if (fewest == 2) {
      threats.dropLosing(mark, defender);
    }
    return tryReplies(mark, moves, fewest);
  }

  /**
   * Returns true if the attacker, who has no five, threatens to make two and the defender cannot
   * make two first.
   */
  private boolean isThreat() {
    return board.hasAtLeast(attacker, PointClass.OPEN_FOUR)
        && !board.hasAtLeast(defender, PointClass.OPEN_FOUR);
  }

  @Override
  int replyAll(int mark, int moves, int fewest) {
    int ply = board.plies();
    boolean hasMany = threats.count(attacker) > MANY_THREATS;
    if (hasMany) {
      threats.preferFours(mark, defender);
    }
    threats.sort(mark, killers[ply]);
    int longest = fewest;
    int end = threats.size();
    for (int at = mark; at < end; at++) {
      int point = threats.point(at);
      board.play(point, defender);
      int win = attack(moves);
      board.undo();
      if (win <= 0) {
        killers[ply] = point;
        boolean isEnough = win == NONE || hasMany || budget.isSpent();
        return isEnough ? win : lookForNone(at + 1, end, moves);
      }
      longest = Math.max(longest, win);
    }
    return longest;
  }

  /**
   * Searches the other replies less deeply for one that refutes the attack for every number of
   * moves, once a reply has refuted it for this number. Otherwise deepening would follow the first
   * refutation forever, even if another reply leaves no threat at all. (Our own; without it one
   * problem of 149 is not decided within 200,000 nodes.)
   */
  private int lookForNone(int start, int end, int moves) {
    int shallow = moves - REFUTATION_REDUCTION;
    for (int at = start; at < end && shallow >= MIN_WIN_MOVES; at++) {
      board.play(threats.point(at), defender);
      int win = attack(shallow);
      board.undo();
      if (win == NONE) {
        return NONE;
      }
    }
    return UNKNOWN;
  }

  @Override
  void pushAttacks() {
    if (hasToBlock()) {
      threats.pushBlocks(attacker);
    } else {
      threats.pushThreats(attacker);
    }
  }

  @Override
  void pushQuickAttacks() {
    threats.pushQuickThreats(attacker, PointClass.NONE);
  }

  @Override
  boolean isQuickOnly() {
    return threats.count(attacker) > FEW_THREATS;
  }

  @Override
  void pushDefences() {
    if (board.hasAtLeast(attacker, PointClass.FIVE)) {
      threats.pushBlocks(defender);
    } else {
      threats.pushReplies(defender);
    }
  }
}
