package tengen.gomoku.solve;

import java.util.Arrays;
import java.util.function.LongPredicate;
import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Wins by continuous threes and fours, under the rule of "A program by which Black wins Gomoku
 * without forbidden moves" (五子棋无禁手黑胜程序): after every move of the attacker there stands a five
 * point, or a point that makes two of them; also after a move that had to block a four.
 *
 * <p>Against a three the defender has his fours and the points that take the threat away: with any
 * other reply the attacker makes his two five points and wins. Depth first, one own move deeper at
 * a time, so that the first win found is a shortest one. (To look for a win by fours first at each
 * node costs more than it saves: 22 % more stones are played on 22 hard positions.)
 *
 * <p>Bound to one board, which is after each question as it was. Nothing is allocated.
 */
@HotPath
public final class VctSolver extends Prover {
  /** The fewest moves of a win that is not by fours: three, two five points, five. */
  private static final int FEWEST = 3;

  private static final int LOOK_LESS = 3;

  /** So few threats are all tried with {@link #FEWEST} moves left: perhaps each is refuted. */
  private static final int FEW = 3;

  /**
   * With more threats of the attacker the defender's fours are tried before his other replies: each
   * costs the attacker a move. With fewer, some other reply may refute for good, and is looked for.
   * (Own: 28 to 54 % fewer nodes on positions of the engine's games, and as many of them decided.)
   */
  private static final int MANY = 10;

  /** By ply, the reply that refuted the last attack there. */
  private final int[] killers;

  /** A solver with a table of 2 to the power of {@code tableBits} entries, twelve bytes each. */
  public VctSolver(GomokuBoard board, int tableBits) {
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
   * Whether the attacker, who is to move, wins.
   *
   * @param attacker a colour of {@link GomokuBoard}
   * @param maxMoves own moves, the five among them, at most 254
   * @param shouldStop asked every 1024 nodes
   * @return in how many moves at the least; 0: not by threats; −1: not known within the limits
   */
  public int win(int attacker, int maxMoves, long nodeLimit, LongPredicate shouldStop) {
    budget.start(nodeLimit, shouldStop);
    setAttacker(attacker);
    return deepen(maxMoves);
  }

  /**
   * Whether the moves that won without a stone, which is on the board now, win with it too; what
   * they do not meet is searched.
   *
   * @param keyOfStone what it changes of the board's key
   * @param moves own moves, all at once
   * @return as {@link #win}, but the number of moves need not be the least
   */
  int replay(int attacker, long keyOfStone, int moves, long nodeLimit, LongPredicate shouldStop) {
    budget.start(nodeLimit, shouldStop);
    setAttacker(attacker);
    follow(keyOfStone);
    int win = attack(moves);
    follow(0);
    return win;
  }

  @Override
  int attack(int moves) {
    if (board.hasAtLeast(attacker, PointClass.FIVE)) {
      return moves < 1 ? UNKNOWN : 1;
    }
    if (!isPressed() && board.hasAtLeast(attacker, PointClass.OPEN_FOUR)) {
      return moves < 2 ? UNKNOWN : 2;
    }
    int atSight = threats.isPlain() && moves <= FEWEST ? atSight(moves) : OPEN;
    if (atSight != OPEN) {
      return atSight;
    }
    // Two moves are enough for a four that also blocks, or whose block is forbidden.
    if ((moves < FEWEST && !isPressed() && !board.hasFouls(defender)) || !budget.take()) {
      return UNKNOWN;
    }
    int known = known(moves);
    return known == OPEN ? tryAll(moves) : known;
  }

  /** What the board tells of {@link #FEWEST} moves or less. */
  private int atSight(int moves) {
    if (isPressed()) {
      return moves < FEWEST ? block(moves) : OPEN;
    }
    int count = threats.count(attacker);
    if (count == 0) {
      return NONE;
    }
    boolean isQuiet = !board.hasAtLeast(attacker, PointClass.DOUBLE_THREE);
    return moves < FEWEST || (isQuiet && count > FEW) ? UNKNOWN : OPEN;
  }

  /** Stops a five and makes two. */
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
    if (isPressed()) {
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
      threats.dropLate(mark, defender);
    }
    return tryReplies(mark, moves, fewest);
  }

  /** Whether the attacker, with no five, will make two; unless the defender makes two before. */
  private boolean isThreat() {
    return board.hasAtLeast(attacker, PointClass.OPEN_FOUR)
        && !board.hasAtLeast(defender, PointClass.OPEN_FOUR);
  }

  @Override
  int replyAll(int mark, int moves, int fewest) {
    int ply = board.plies();
    boolean hasMany = threats.count(attacker) > MANY;
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
   * Looks a little less deep for a reply that refutes for good, once one refutes for so many moves.
   * Deepening would else follow the first one down for ever, and never end where another leaves no
   * threat at all. (Own; without it one problem of 149 is not decided within 200,000 nodes.)
   */
  private int lookForNone(int start, int end, int moves) {
    int shallow = moves - LOOK_LESS;
    for (int at = start; at < end && shallow >= FEWEST; at++) {
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
    if (isPressed()) {
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
  boolean areQuickEnough() {
    return threats.count(attacker) > FEW;
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
