package tengen.gomoku.solve;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Base of the VCF and VCT solvers: a depth-first search for the attacker's win by threats, with
 * iterative deepening by own moves. Results are the number of own moves of a proven win, including
 * the five, or {@link #NONE}, or {@link #UNKNOWN}.
 *
 * <p>Bound to one board, which it restores after each search. Allocates nothing, except when the
 * table grows.
 */
@HotPath
abstract sealed class Prover permits VcfSolver, VctSolver {
  /** Result: no win by threats exists in any number of moves. */
  static final int NONE = 0;

  /** Result: no win found before a limit of moves, nodes or time. */
  static final int UNKNOWN = -1;

  /** Maximum of the move limit. */
  static final int MAX_MOVES = GomokuProofTable.ANY_NUMBER - 1;

  /** Marks a position that the table does not decide. */
  static final int OPEN = -2;

  /**
   * Number of moves left at which only attacks that can win in time are tried; see {@link
   * ThreatMoves#pushQuickThreats}.
   */
  static final int QUICK_WIN_MOVES = 3;

  /** Mixed into the key if the defender is to move. */
  private static final long KEY_OF_DEFENDER = 0x9E3779B97F4A7C16L;

  final GomokuBoard board;
  final ThreatMoves threats;
  final NodeBudget budget;
  int attacker;
  int defender;
  int winner;

  private final GomokuProofTable table;

  /**
   * Attack that last won after a defender's stone, by that stone's point (countermove heuristic).
   */
  private final int[] counterMoves = new int[Points.COUNT];

  private long keyOfSide;

  /**
   * Change of the board's key by the stone that is on the board in a simulation but was not when
   * the win was found; 0 if none.
   */
  private long simulationKey;

  Prover(GomokuBoard board, ThreatMoves threats, NodeBudget budget, GomokuProofTable table) {
    this.board = board;
    this.threats = threats;
    this.budget = budget;
    this.table = table;
  }

  /** Searches a position with the attacker to move, who has at most {@code moves} moves left. */
  abstract int attack(int moves);

  /** Searches a position after a move of the attacker, who has at most {@code moves} moves left. */
  abstract int defend(int moves);

  /** Pushes the attacker's moves that {@link #attack} searches. */
  abstract void pushAttacks();

  /** Pushes those attacks that may win in {@link #QUICK_WIN_MOVES} moves. */
  abstract void pushQuickAttacks();

  /**
   * Returns true if only those attacks are tried with few moves left. The result is then at most
   * {@link #UNKNOWN}, never {@link #NONE}.
   */
  abstract boolean isQuickOnly();

  /** Pushes the replies that {@link #defend} searches; every other reply loses at once. */
  abstract void pushDefences();

  /**
   * Plays the replies listed from {@code mark} on until one refutes the attack.
   *
   * @param moves maximum number of moves that the attacker has left
   * @param fewest minimum number of moves that the attacker still needs
   */
  abstract int replyAll(int mark, int moves, int fewest);

  /** Clears the tables. Old entries would be correct, but would change the node counts. */
  public void clear() {
    table.clear();
    Arrays.fill(counterMoves, Points.NONE);
  }

  /** Returns the attacker's first move; valid only right after a search that found a win. */
  public final int winningMove() {
    int atOnce = threats.findWin(attacker);
    return atOnce == Points.NONE ? winner : atOnce;
  }

  /** Returns the number of nodes of the last search. */
  public final long nodes() {
    return budget.nodes();
  }

  void setAttacker(int colour) {
    attacker = colour;
    defender = 1 - colour;
    keyOfSide = GomokuProofTable.keyOf(colour);
  }

  /**
   * Searches with one more move at a time until there is a win or a proof that none exists; a win
   * found is a shortest one.
   */
  final int deepen(int maxMoves) {
    int win = UNKNOWN;
    int limit = Math.min(maxMoves, MAX_MOVES);
    for (int moves = 1; moves <= limit && win == UNKNOWN && !budget.isSpent(); moves++) {
      win = attack(moves);
    }
    return win;
  }

  /**
   * Starts a simulation: tries those moves first that won in the same position without the stone of
   * this key. 0 ends it.
   */
  final void simulate(long keyOfStone) {
    simulationKey = keyOfStone;
  }

  /** Returns true if the attacker must block a five. */
  final boolean hasToBlock() {
    return board.hasAtLeast(defender, PointClass.FIVE);
  }

  /** Returns the table's result with the attacker to move, or {@link #OPEN}. */
  final int known(int moves) {
    int entry = table.probe(key());
    int win = GomokuProofTable.winOf(entry);
    if (win > 0 && win <= moves) {
      winner = GomokuProofTable.pointOf(entry);
      return win;
    }
    return failure(GomokuProofTable.failureOf(entry), moves);
  }

  private static int failure(int known, int moves) {
    if (known < moves) {
      return OPEN;
    }
    return known == GomokuProofTable.ANY_NUMBER ? NONE : UNKNOWN;
  }

  /**
   * Searches the replies listed from {@code mark} on, unless the table refutes one, and pops them.
   */
  final int tryReplies(int mark, int moves, int fewest) {
    int known = knownRefutation(mark, moves);
    int result = known == OPEN ? replyAll(mark, moves, fewest) : known;
    threats.release(mark);
    return result;
  }

  /**
   * Returns the table's refutation by any of the replies: {@link #NONE} if for every number of
   * moves, {@link #UNKNOWN} if for {@code moves}, {@link #OPEN} if there is none. (Enhanced
   * transposition cutoffs: J. Schaeffer and A. Plaat, "New Advances in Alpha-Beta Searching",
   * 1996.)
   */
  private int knownRefutation(int mark, int moves) {
    int end = threats.size();
    int longest = 0;
    for (int at = mark; at < end; at++) {
      longest = Math.max(longest, failureAfter(threats.point(at)));
    }
    if (longest == GomokuProofTable.ANY_NUMBER) {
      return NONE;
    }
    return longest >= moves ? UNKNOWN : OPEN;
  }

  /** Returns the number of moves known not to suffice after a reply. */
  private int failureAfter(int reply) {
    return GomokuProofTable.failureOf(table.probe(board.keyAfter(reply, defender) ^ keyOfSide));
  }

  /** Searches the attacks in order until one wins. */
  final int tryAll(int moves) {
    long key = key();
    int mark = threats.size();
    boolean isFree = threats.isPlain() && !hasToBlock();
    boolean onlyQuick = isFree && moves == QUICK_WIN_MOVES && isQuickOnly();
    int last = lastPoint();
    pushSorted(onlyQuick, likeliest(key, last));
    int end = threats.size();
    boolean hasSlow = isFree && moves == QUICK_WIN_MOVES + 1;
    int slow = hasSlow ? threats.putSlowLast(mark, attacker, hasQuickAttack()) : end;
    int result = onlyQuick ? UNKNOWN : NONE;
    for (int at = mark; at < (result == NONE ? end : slow); at++) {
      int point = threats.point(at);
      int win = tryOne(point, moves - 1);
      if (win > 0) {
        threats.release(mark);
        table.putWin(key, win + 1, point);
        counterMoves[last] = point;
        winner = point;
        return win + 1;
      }
      result = Math.min(result, win);
    }
    threats.release(mark);
    putFailure(key, result, moves);
    return result;
  }

  private int likeliest(long key, int last) {
    int known = GomokuProofTable.pointOf(table.probe(key));
    if (known == Points.NONE) {
      known = GomokuProofTable.pointOf(table.probe(key ^ simulationKey));
    }
    return known == Points.NONE ? counterMoves[last] : known;
  }

  private void pushSorted(boolean onlyQuick, int first) {
    int mark = threats.size();
    if (onlyQuick) {
      pushQuickAttacks();
    } else {
      pushAttacks();
    }
    threats.sort(mark, first);
  }

  private boolean hasQuickAttack() {
    int mark = threats.size();
    pushQuickAttacks();
    boolean has = threats.size() > mark;
    threats.release(mark);
    return has;
  }

  private int tryOne(int point, int moves) {
    long key = board.keyAfter(point, attacker) ^ keyOfSide ^ KEY_OF_DEFENDER;
    int known = failure(GomokuProofTable.failureOf(table.probe(key)), moves);
    if (known != OPEN) {
      return known;
    }
    board.play(point, attacker);
    int win = defend(moves);
    board.undo();
    if (win <= 0) {
      putFailure(key, win, moves);
    }
    return win;
  }

  private void putFailure(long key, int result, int moves) {
    if (!budget.isSpent()) {
      table.putFailure(key, result == NONE ? GomokuProofTable.ANY_NUMBER : moves);
    }
  }

  private long key() {
    return board.key() ^ keyOfSide;
  }

  private int lastPoint() {
    return board.plies() == 0 ? Points.NONE : board.point(board.plies() - 1);
  }
}
