package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.Replies;

/**
 * Quiescence search by fours (VCF): the side to move stands pat on the static evaluation or makes a
 * four, which leaves the opponent one reply. Corresponds to the search of captures in chess. Only
 * fours near the last own stone and moves stronger than a four are tried: trying all fours took 80
 * % of all nodes.
 */
@HotPath
final class VcfQuiescence {
  private static final int MAX_MOVES = 64;
  private static final int MAX_LINE_DISTANCE = 4;
  private static final int MAX_DISTANCE = 2;

  private final SearchContext context;
  private final GomokuBoard board;
  private final int maxPlies;
  private final int[] moves;

  /**
   * Creates the quiescence search of one thread.
   *
   * @param maxPlies maximum number of plies
   */
  VcfQuiescence(SearchContext context, int maxPlies) {
    this.context = context;
    this.maxPlies = maxPlies;
    board = context.board;
    moves = new int[SearchContext.MAX_PLY * MAX_MOVES];
  }

  /**
   * Returns the value of the position.
   *
   * @param depth 0 at the first ply, and one less at each further ply
   */
  int search(int ply, int depth, int alpha, int beta) {
    int side = context.sideAt(ply);
    context.enter(ply);
    // 1. Proven by point classes, board full, or maximum ply reached.
    int quickWin = QuickWinCheck.value(board, side, ply);
    if (quickWin != SearchValue.NONE) {
      return quickWin;
    }
    if (board.emptyPoints() == 0 || context.isStopped()) {
      return SearchValue.DRAW;
    }
    if (ply >= SearchContext.MAX_PLY - 1) {
      return context.evaluate(side);
    }
    // 2. A five must be blocked.
    if (board.hasAtLeast(1 - side, PointClass.FIVE)) {
      return answer(ply, depth, alpha, beta);
    }
    // 3. Transposition table.
    long key = context.key(side);
    long entry = context.table.probe(key);
    if (entry != TranspositionTable.MISS) {
      int value = TranspositionTable.value(entry, ply);
      int bound = TranspositionTable.bound(entry);
      if (TranspositionTable.depth(entry) >= depth
          && SearchContext.isCutoff(bound, value, alpha, beta)) {
        return value;
      }
    }
    // 4. Stand pat.
    int staticEval =
        entry == TranspositionTable.MISS
            ? context.evaluate(side)
            : TranspositionTable.staticEval(entry);
    if (staticEval >= beta || depth <= -maxPlies || !board.hasAtLeast(side, PointClass.FOUR)) {
      return staticEval;
    }
    // 5. Fours.
    return attack(ply, depth, Math.max(alpha, staticEval), beta, staticEval, key);
  }

  private int attack(int ply, int depth, int alpha, int beta, int staticEval, long key) {
    int side = context.sideAt(ply);
    int last = board.plies() < 2 ? Points.NONE : board.point(board.plies() - 2);
    int count = fours(ply, side, last);
    int best = staticEval;
    int bestMove = Points.NONE;
    int raised = alpha;
    for (int i = 0; i < count && best < beta; i++) {
      int point = take(ply, side, i, count);
      if (ForbiddenPoints.isForbidden(board, point, side)) {
        continue;
      }
      context.play(point, side);
      int value = -search(ply + 1, depth - 1, -beta, -raised);
      context.undo();
      if (context.isStopped()) {
        return best;
      }
      if (value > best) {
        best = value;
        bestMove = point;
        raised = Math.max(raised, value);
      }
    }
    int bound = TranspositionTable.boundOf(best, alpha, beta);
    context.table.store(
        key, TranspositionTable.toTable(best, ply), staticEval, depth, bound, bestMove, false);
    return best;
  }

  /** Searches the moves that block a five; there is only one, except under caro rules. */
  private int answer(int ply, int depth, int alpha, int beta) {
    int side = context.sideAt(ply);
    int five = board.find(1 - side, PointClass.FIVE);
    int base = ply * MAX_MOVES;
    int end = base + 1;
    moves[base] = five;
    if (board.rule().isClosable()) {
      end = Replies.against(board, 1 - side, five, PointClass.FIVE, moves, base);
    }
    int best = -SearchValue.INFINITE;
    for (int at = base; at < end && best < beta; at++) {
      if (!ForbiddenPoints.isForbidden(board, moves[at], side)) {
        context.play(moves[at], side);
        best = Math.max(best, -search(ply + 1, depth - 1, -beta, -Math.max(alpha, best)));
        context.undo();
      }
    }
    return best == -SearchValue.INFINITE ? SearchValue.lossIn(ply + 2) : best;
  }

  /** Lists fours. Plain fours are listed only near {@code near}, if it is given. */
  private int fours(int ply, int side, int near) {
    int base = ply * MAX_MOVES;
    int end = base;
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.threats(side, row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        int pointClass = board.pointClass(side, point);
        boolean isListed =
            pointClass > PointClass.FOUR
                || (pointClass == PointClass.FOUR
                    && (near == Points.NONE || isInReach(point, near)));
        if (isListed && end < base + MAX_MOVES) {
          moves[end++] = point;
        }
      }
    }
    return end - base;
  }

  /** Returns true if two points are at most two steps apart, or could be in the same five. */
  private static boolean isInReach(int point, int other) {
    int dx = Math.abs(Points.x(point) - Points.x(other));
    int dy = Math.abs(Points.y(point) - Points.y(other));
    int distance = Math.max(dx, dy);
    return distance <= MAX_DISTANCE
        || (distance <= MAX_LINE_DISTANCE && (dx == 0 || dy == 0 || dx == dy));
  }

  /**
   * Moves the move with the highest score among those from index {@code i} on to that index, and
   * returns it.
   */
  private int take(int ply, int side, int i, int count) {
    int base = ply * MAX_MOVES;
    int best = base + i;
    int bestScore = -1;
    for (int at = base + i; at < base + count; at++) {
      int score = board.orderingScore(side, moves[at]);
      if (score > bestScore) {
        best = at;
        bestScore = score;
      }
    }
    int point = moves[best];
    moves[best] = moves[base + i];
    moves[base + i] = point;
    return point;
  }
}
