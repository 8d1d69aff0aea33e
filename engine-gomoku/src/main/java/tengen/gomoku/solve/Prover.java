package tengen.gomoku.solve;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.NodeBudget;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Base of the VCF and VCT solvers: a search for a win of the attacker by threats, depth first and
 * one own move deeper at a time. Answers are numbers: of own moves, the five among them, in which a
 * win is proved; or {@link #NONE}; or {@link #UNKNOWN}.
 *
 * <p>Bound to one board, which is after each question as it was. Nothing is allocated, unless the
 * table grows.
 */
@HotPath
abstract sealed class Prover permits VcfSolver, VctSolver {
  /** There is no such win, however many moves are allowed. */
  static final int NONE = 0;

  /** No win was found, and a limit of moves, nodes or time ended the search. */
  static final int UNKNOWN = -1;

  /** The most own moves that can be asked for. */
  static final int MAX_MOVES = GomokuProofTable.ENDLESS - 1;

  /** The table does not tell. */
  static final int OPEN = -2;

  /** With so many moves left only attacks that can win in time are tried: {@link ThreatMoves}. */
  static final int QUICK = 3;

  /** Tells a position with the defender to move from the same with the attacker to move. */
  private static final long KEY_OF_DEFENDER = 0x9E3779B97F4A7C16L;

  final GomokuBoard board;
  final ThreatMoves threats;
  final NodeBudget budget;
  int attacker;
  int defender;
  int winner;

  private final GomokuProofTable table;

  /** By point, the attack that won last after a stone of the defender there. */
  private final int[] followUps = new int[Points.COUNT];

  private long keyOfSide;

  /** What a stone changes of the board's key that earlier wins were found without; 0: none. */
  private long guestKey;

  Prover(GomokuBoard board, ThreatMoves threats, NodeBudget budget, GomokuProofTable table) {
    this.board = board;
    this.threats = threats;
    this.budget = budget;
    this.table = table;
  }

  /** With the attacker to move, who has so many moves at most. */
  abstract int attack(int moves);

  /** With the defender to move, after a move of the attacker, who has so many left at most. */
  abstract int defend(int moves);

  /** Pushes the attacker's moves that {@link #attack} looks at. */
  abstract void pushAttacks();

  /** Pushes those of them that may win in {@link #QUICK} moves, of {@link ThreatMoves}. */
  abstract void pushQuickAttacks();

  /**
   * Whether those alone are tried with so few moves left, though nothing is then known for good.
   */
  abstract boolean areQuickEnough();

  /** Pushes the defender's replies that {@link #defend} looks at; any other loses at once. */
  abstract void pushDefences();

  /**
   * Plays the listed replies from a mark on, until one refutes; the attacker then has so many moves
   * left at most, and needs so many at least.
   */
  abstract int replyAll(int mark, int moves, int fewest);

  /** Forgets what earlier questions found: results hold, but nodes depend on them. */
  public void clear() {
    table.clear();
    Arrays.fill(followUps, Points.NONE);
  }

  /** The attacker's first move, right after a question that found a win. */
  public final int winningMove() {
    int atOnce = threats.findWin(attacker);
    return atOnce == Points.NONE ? winner : atOnce;
  }

  /** Nodes of the last question, whatever they were searched for. */
  public final long nodes() {
    return budget.nodes();
  }

  void setAttacker(int colour) {
    attacker = colour;
    defender = 1 - colour;
    keyOfSide = GomokuProofTable.keyOf(colour);
  }

  /** A shortest win: one more move is allowed until there is one, or nothing is left to try. */
  final int deepen(int maxMoves) {
    int win = UNKNOWN;
    int most = Math.min(maxMoves, MAX_MOVES);
    for (int moves = 1; moves <= most && win == UNKNOWN && !budget.isSpent(); moves++) {
      win = attack(moves);
    }
    return win;
  }

  /** Has moves tried first that won in the same position but for the stone with this key. */
  final void follow(long keyOfStone) {
    guestKey = keyOfStone;
  }

  /** Whether the attacker has to stop a five. */
  final boolean isPressed() {
    return board.hasAtLeast(defender, PointClass.FIVE);
  }

  /** What the table knows of the attacker to move; {@link #OPEN}: nothing that tells. */
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
    return known == GomokuProofTable.ENDLESS ? NONE : UNKNOWN;
  }

  /** Asks the table about the listed replies from a mark on before it plays them; drops them. */
  final int tryReplies(int mark, int moves, int fewest) {
    int known = knownRefutation(mark, moves);
    int result = known == OPEN ? replyAll(mark, moves, fewest) : known;
    threats.release(mark);
    return result;
  }

  /**
   * Whether one of the replies is known from the table to refute: {@link #NONE}, which is for good,
   * rather than {@link #UNKNOWN}, for so many moves; {@link #OPEN} if neither. (Enhanced
   * transposition cutoffs: J. Schaeffer and A. Plaat, "New Advances in Alpha-Beta Searching",
   * 1996.)
   */
  private int knownRefutation(int mark, int moves) {
    int end = threats.size();
    int longest = 0;
    for (int at = mark; at < end; at++) {
      longest = Math.max(longest, failureAfter(threats.point(at)));
    }
    if (longest == GomokuProofTable.ENDLESS) {
      return NONE;
    }
    return longest >= moves ? UNKNOWN : OPEN;
  }

  /** How many moves do not suffice after a reply, as far as the table knows. */
  private int failureAfter(int reply) {
    return GomokuProofTable.failureOf(table.probe(board.keyAfter(reply, defender) ^ keyOfSide));
  }

  /** Tries one attack after another, until one wins. */
  final int tryAll(int moves) {
    long key = key();
    int mark = threats.size();
    boolean isFree = threats.isPlain() && !isPressed();
    boolean onlyQuick = isFree && moves == QUICK && areQuickEnough();
    int last = lastPoint();
    pushSorted(onlyQuick, likeliest(key, last));
    int end = threats.size();
    boolean hasSlow = isFree && moves == QUICK + 1;
    int slow = hasSlow ? threats.putSlowLast(mark, attacker, hasQuickAttack()) : end;
    int result = onlyQuick ? UNKNOWN : NONE;
    for (int at = mark; at < (result == NONE ? end : slow); at++) {
      int point = threats.point(at);
      int win = tryOne(point, moves - 1);
      if (win > 0) {
        threats.release(mark);
        table.putWin(key, win + 1, point);
        followUps[last] = point;
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
      known = GomokuProofTable.pointOf(table.probe(key ^ guestKey));
    }
    return known == Points.NONE ? followUps[last] : known;
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
      table.putFailure(key, result == NONE ? GomokuProofTable.ENDLESS : moves);
    }
  }

  private long key() {
    return board.key() ^ keyOfSide;
  }

  private int lastPoint() {
    return board.plies() == 0 ? Points.NONE : board.point(board.plies() - 1);
  }
}
