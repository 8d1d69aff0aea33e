package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import tengen.common.NodeBudget;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.ThreatSolution.Outcome;

/**
 * A threat solver for one board: finds wins by fours (VCF) or by threes and fours (VCT) with their
 * winning line. Restores the board after each search.
 */
public final class ThreatSolver {
  /**
   * Alpha-beta nodes that take as long as one node of this solver; see
   * docs/lab/measured-solvers.md.
   */
  public static final int NODE_COST = 3;

  private static final int TABLE_BITS = 16;

  /** Binary logarithm of a table's maximum number of entries: 12 MiB. */
  private static final int MAX_TABLE_BITS = 20;

  private final GomokuBoard board;
  private final ThreatMoves threats;
  private final NodeBudget budget = new NodeBudget();
  private final VcfSolver fours;
  private final VctSolver threes;

  /** Creates a solver for this board, on which the caller may play between searches. */
  public ThreatSolver(GomokuBoard board) {
    this.board = board;
    threats = new ThreatMoves(board);
    fours = new VcfSolver(board, threats, budget, table());
    threes = new VctSolver(board, threats, budget, table());
  }

  private static GomokuProofTable table() {
    return new GomokuProofTable(TABLE_BITS, MAX_TABLE_BITS);
  }

  /**
   * Replaces the stones on its board if the rule and size are the same and neither position has
   * neutral stones. The tables then remain valid.
   *
   * @return true if the stones were replaced
   */
  boolean replaceStones(WinRule rule, Setup.Board stones) {
    boolean isCompatible =
        rule == board.rule()
            && stones.width() == board.width()
            && stones.height() == board.height()
            && stones.neutral().isEmpty()
            && board.plies() + board.emptyPoints() == board.width() * board.height();
    if (isCompatible) {
      PatternBoards.replace(board, stones);
    }
    return isCompatible;
  }

  /** Clears the tables. */
  void clear() {
    threes.clear();
    fours.clear();
  }

  /** Threats by which a side may win. */
  public enum Kind {
    /** Fours only, see {@link VcfSolver}. */
    FOURS,
    /** Threes and fours, see {@link VctSolver}. */
    THREES
  }

  /**
   * Searches for a shortest win.
   *
   * @param attacker the side to move
   * @param maxMoves maximum number of own moves, including the five
   * @param allFirstMoves true to find every first move of a shortest win
   * @param shouldStop called with the nodes so far, every 1024 nodes
   */
  public ThreatSolution solve(
      Kind kind,
      Side attacker,
      int maxMoves,
      long maxNodes,
      boolean allFirstMoves,
      LongPredicate shouldStop) {
    int colour = GomokuBoard.colour(attacker);
    budget.start(maxNodes, shouldStop);
    fours.setAttacker(colour);
    threes.setAttacker(colour);
    Prover prover = kind == Kind.FOURS ? fours : threes;
    int win = prover.deepen(maxMoves);
    if (win <= 0) {
      Outcome outcome = win == Prover.NONE ? Outcome.NONE : Outcome.UNKNOWN;
      return new ThreatSolution(outcome, 0, budget.nodes(), List.of(), List.of());
    }
    List<Place> firstMoves = firstMoves(prover, colour, win, allFirstMoves);
    List<Place> line = line(prover, colour, win);
    return new ThreatSolution(Outcome.WIN, win, budget.nodes(), line, firstMoves);
  }

  /**
   * Searches for the replies after which the other side has no win by threes and fours within the
   * limits.
   *
   * @param defender the side to move
   * @param maxMoves maximum number of the other side's moves, including the five
   * @param nodesEach node limit for each reply
   * @param shouldStop called with the nodes so far
   */
  Defences defences(Side defender, int maxMoves, long nodesEach, LongPredicate shouldStop) {
    var defences =
        new Defences(board, threes, GomokuBoard.colour(defender), maxMoves, nodesEach, shouldStop);
    defences.find();
    return defences;
  }

  /**
   * Searches for a win by threes and fours after the last stones, of which the first was a losing
   * reply that {@link #defences} did not list. Repeats that search and replays its win to this
   * position. If the win is not found again or the game has left it, searches as if nothing were
   * known.
   *
   * @param attacker the side to move
   * @param stones number of stones from the defender's reply to its last stone
   * @param maxMoves maximum number of own moves, including the five
   * @param nodesEach node limit of the earlier search
   * @param shouldStop called with the nodes of all searches so far
   * @return a win, not always a shortest one, with only its first move; otherwise the result of
   *     {@link #solve}
   */
  public ThreatSolution solveAfter(
      Side attacker, int stones, int maxMoves, long nodesEach, LongPredicate shouldStop) {
    int colour = GomokuBoard.colour(attacker);
    int[] since =
        IntStream.range(board.plies() - stones, board.plies()).map(board::point).toArray();
    Arrays.stream(since).forEach(_ -> board.undo());
    var defences = new Defences(board, threes, 1 - colour, maxMoves, nodesEach, shouldStop);
    int win = defences.winAfter(since[0]);
    for (int i = 0; i < since.length; i++) {
      board.play(since[i], i % 2 == 0 ? 1 - colour : colour);
    }
    long nodes = defences.nodes();
    if (win > 0) {
      win = threes.replay(colour, 0, win - stones / 2, nodesEach, after(nodes, shouldStop));
      nodes += budget.nodes();
    }
    if (win <= 0) {
      LongPredicate stop = after(nodes, shouldStop);
      return solve(Kind.THREES, attacker, maxMoves, Long.MAX_VALUE, false, stop).plusNodes(nodes);
    }
    List<Place> move = List.of(Points.place(threes.winningMove()));
    return new ThreatSolution(Outcome.WIN, win, nodes, move, move);
  }

  /** Returns a predicate that adds nodes spent before. */
  private static LongPredicate after(long nodes, LongPredicate shouldStop) {
    return more -> shouldStop.test(nodes + more);
  }

  /** Returns the attacker's moves that win in {@code moves} moves, or only the first of them. */
  private List<Place> firstMoves(Prover prover, int attacker, int moves, boolean all) {
    var found = new ArrayList<Place>();
    for (int point : attacks(prover, attacker)) {
      if ((all || found.isEmpty()) && winsBy(prover, attacker, point, moves)) {
        found.add(Points.place(point));
      }
    }
    return found;
  }

  private boolean winsBy(Prover prover, int attacker, int point, int moves) {
    if (board.pointClass(attacker, point) == PointClass.FIVE) {
      return true;
    }
    board.play(point, attacker);
    int win = prover.defend(moves - 1);
    board.undo();
    return win > 0;
  }

  /** Returns the fives if there are any, otherwise all attacks in the solver's order. */
  private List<Integer> attacks(Prover prover, int attacker) {
    int mark = threats.size();
    prover.pushAttacks();
    threats.sort(mark, Points.NONE);
    List<Integer> points = release(mark);
    if (board.hasAtLeast(attacker, PointClass.FIVE)) {
      threats.pushFours(attacker);
      points = release(mark);
      points.removeIf(point -> board.pointClass(attacker, point) != PointClass.FIVE);
    }
    return points;
  }

  private List<Integer> release(int mark) {
    var points = new ArrayList<Integer>();
    for (int at = mark; at < threats.size(); at++) {
      points.add(threats.point(at));
    }
    threats.release(mark);
    return points;
  }

  /** Plays the win out against the longest defence, then takes it back. */
  private List<Place> line(Prover prover, int attacker, int moves) {
    int start = board.plies();
    int left = moves;
    while (left > 0) {
      List<Place> winners = firstMoves(prover, attacker, left, false);
      if (winners.isEmpty()) {
        break;
      }
      board.play(Points.of(winners.getFirst()), attacker);
      if (left > 1) {
        board.play(longestDefence(prover, attacker, left - 1), 1 - attacker);
      }
      left = left > 1 ? prover.deepen(left - 1) : 0;
    }
    var line = new ArrayList<Place>();
    for (int ply = start; ply < board.plies(); ply++) {
      line.add(Points.place(board.point(ply)));
    }
    while (board.plies() > start) {
      board.undo();
    }
    return line;
  }

  private int longestDefence(Prover prover, int attacker, int moves) {
    int mark = threats.size();
    prover.pushDefences();
    int longest = 0;
    int best = Points.NONE;
    for (int reply : release(mark)) {
      board.play(reply, 1 - attacker);
      int win = prover.deepen(moves);
      board.undo();
      if (win > longest) {
        longest = win;
        best = reply;
      }
    }
    return best == Points.NONE ? anyReply(attacker) : best;
  }

  /**
   * Returns a reply to a win that no reply stops: the five point, or any point if that is illegal.
   */
  private int anyReply(int attacker) {
    int five = board.find(attacker, PointClass.FIVE);
    int defender = 1 - attacker;
    if (five != Points.NONE && !ForbiddenPoints.isForbidden(board, five, defender)) {
      return five;
    }
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.empty(row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (!ForbiddenPoints.isForbidden(board, point, defender)) {
          return point;
        }
      }
    }
    return five;
  }
}
