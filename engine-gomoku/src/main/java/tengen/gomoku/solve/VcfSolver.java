package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

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
public final class VcfSolver implements Prover {
  /** With so many moves left only those fours are tried that can win: {@link Threats}. */
  private static final int QUICK = 3;

  private final Board board;
  private final Threats threats;
  private final Budget budget;
  private final ProofTable table;
  private int attacker;
  private int defender;
  private long keyOfSide;
  private int winner;

  /** A solver with a table of 2 to the power of {@code tableBits} entries, twelve bytes each. */
  public VcfSolver(Board board, int tableBits) {
    this(board, new Threats(board), new Budget(), tableBits);
  }

  VcfSolver(Board board, Threats threats, Budget budget, int tableBits) {
    this.board = board;
    this.threats = threats;
    this.budget = budget;
    table = new ProofTable(tableBits);
  }

  /** Forgets what earlier questions found: results hold, but nodes depend on them. */
  public void clear() {
    table.clear();
  }

  /**
   * Whether the attacker, who is to move, wins.
   *
   * @param attacker a colour of {@link Board}
   * @param maxMoves own moves, the five among them, at most 254
   * @return in how many moves at the least; 0: not by fours; −1: not known within the limits
   */
  public int win(int attacker, int maxMoves, long nodeLimit) {
    budget.start(nodeLimit, _ -> false);
    setAttacker(attacker);
    return deepen(maxMoves);
  }

  /** Nodes of the last question. */
  public long nodes() {
    return budget.nodes();
  }

  /** The attacker's first move, right after a question that found a win. */
  public int winningMove() {
    int atOnce = threats.findWin(attacker);
    return atOnce == Points.NONE ? winner : atOnce;
  }

  void setAttacker(int colour) {
    attacker = colour;
    defender = 1 - colour;
    keyOfSide = ProofTable.keyOf(colour);
  }

  private boolean isPressed() {
    return board.hasAtLeast(defender, PointClass.FIVE);
  }

  @Override
  public int attack(int moves) {
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
    long key = board.key() ^ keyOfSide;
    int entry = table.probe(key);
    int win = ProofTable.winOf(entry);
    if (win > 0 && win <= moves) {
      winner = ProofTable.pointOf(entry);
      return win;
    }
    int failure = ProofTable.failureOf(entry);
    if (failure >= moves) {
      return failure == ProofTable.ENDLESS ? NONE : UNKNOWN;
    }
    return tryAll(moves, key, ProofTable.pointOf(entry));
  }

  private int tryAll(int moves, long key, int first) {
    int mark = threats.size();
    boolean isPartial = moves == QUICK && threats.isPlain() && !isPressed();
    if (isPartial) {
      threats.pushQuickThreats(attacker, PointClass.FOUR);
    } else {
      pushAttacks();
    }
    threats.sort(mark, first);
    int end = threats.size();
    int result = isPartial ? UNKNOWN : NONE;
    for (int at = mark; at < end; at++) {
      int point = threats.point(at);
      board.play(point, attacker);
      int win = defend(moves - 1);
      board.undo();
      if (win > 0) {
        threats.release(mark);
        table.putWin(key, win + 1, point);
        winner = point;
        return win + 1;
      }
      result = Math.min(result, win);
    }
    threats.release(mark);
    if (!budget.isSpent()) {
      table.putFailure(key, result == NONE ? ProofTable.ENDLESS : moves, Points.NONE);
    }
    return result;
  }

  @Override
  public int defend(int moves) {
    if (isPressed() || !board.hasAtLeast(attacker, PointClass.FIVE)) {
      return NONE;
    }
    if (moves < 1) {
      return UNKNOWN;
    }
    int mark = threats.size();
    pushDefences();
    int longest = 1;
    for (int at = mark; at < threats.size() && longest > 0; at++) {
      board.play(threats.point(at), defender);
      int win = attack(moves);
      board.undo();
      longest = win > 0 ? Math.max(longest, win) : win;
    }
    threats.release(mark);
    return longest;
  }

  @Override
  public Budget budget() {
    return budget;
  }

  @Override
  public void pushAttacks() {
    if (isPressed()) {
      threats.pushBlocks(attacker);
    } else {
      threats.pushFours(attacker);
    }
  }

  @Override
  public void pushDefences() {
    threats.pushBlocks(defender);
  }
}
