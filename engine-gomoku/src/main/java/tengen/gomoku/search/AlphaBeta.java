package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.solve.VctSolver;

/**
 * Principal variation search of one thread (Judea Pearl's Scout; Tony Marsland and Murray Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14(4), 1982). Depth is in
 * plies, in quarters at the finest.
 *
 * <p>Pruning may miss a win, but a node is called lost only after all moves that its threats leave.
 * Margins are measured: the value of a search of {@code d} plies is more than 100 + 40 d below the
 * static evaluation in one to five of a hundred positions ({@code MarginStatistics}). What is left
 * are round numbers that did not lose to those before them: docs/gomoku.md.
 */
@HotPath
final class AlphaBeta {
  private static final float RAZOR_DEPTH = 2;
  private static final int RAZOR_MARGIN = 150;
  private static final float FUTILITY_DEPTH = 6;
  private static final int FUTILITY_BASE = 100;
  private static final int FUTILITY_PER_PLY = 40;
  private static final int QUIETS_BASE = 3;
  private static final int QUIETS_PER_PLY = 2;

  /** From 2 on it costs more than it gains: 33.8 % of 80 games at 60 ms; from 7 on 50.0 %. */
  private static final float THREATS_DEPTH = 7;

  private static final int THREATS_MOVES = 8;
  private static final int THREATS_NODES = 300;
  private static final int THREATS_TABLE_BITS = 14;
  private static final float ITERATIVE_REDUCTION_DEPTH = 4;
  private static final float SINGULAR_DEPTH = 6;
  private static final int SINGULAR_MARGIN_PER_PLY = 3;
  private static final double REDUCTION_SCALE = 0.4;
  private static final float[][] REDUCTIONS = reductions();

  final SearchContext context;
  final Board board;
  final MoveHistory history = new MoveHistory(SearchContext.MAX_PLY);
  final MovePicker picker;
  private final VcfQuiescence quiescence;
  private final VctSolver vct;
  private final int[] staticEvals = new int[SearchContext.MAX_PLY + 2];
  private final int[] excluded = new int[SearchContext.MAX_PLY + 2];
  private final int[][] lines = new int[SearchContext.MAX_PLY + 2][SearchContext.MAX_PLY + 2];
  private final int[] lineLengths = new int[SearchContext.MAX_PLY + 2];

  /**
   * The search of one thread.
   *
   * @param quiescencePlies most plies of the quiescence search
   */
  AlphaBeta(SearchContext context, int quiescencePlies) {
    this.context = context;
    board = context.board;
    picker = new MovePicker(board, history, SearchContext.MAX_PLY);
    quiescence = new VcfQuiescence(context, quiescencePlies);
    vct = new VctSolver(board, THREATS_TABLE_BITS);
  }

  /** The moves expected from this ply on, of the last node searched there. */
  int lineLength(int ply) {
    return lineLengths[ply];
  }

  int lineMove(int ply, int i) {
    return lines[ply][i];
  }

  /**
   * The value of the position, or a bound of it outside alpha and beta; void once {@link
   * SearchContext#isStopped}.
   *
   * @param cutNode whether the node is expected to fail high
   */
  int search(int ply, float depth, int alphaAtFirst, int betaAtFirst, boolean cutNode) {
    lineLengths[ply] = 0;
    // 1. Leaves: only fours are searched further.
    if (depth <= 0.5f) {
      return quiescence.search(ply, 0, alphaAtFirst, betaAtFirst);
    }
    int side = context.sideAt(ply);
    boolean pvNode = betaAtFirst - alphaAtFirst > 1;
    context.enter(ply);
    if (context.isStopped()) {
      return Value.DRAW;
    }
    // 2. Proven without a search, full, or too deep.
    int quickWin = QuickWinCheck.value(board, side, ply);
    if (quickWin != Value.NONE) {
      return quickWin;
    }
    if (board.emptyPoints() == 0) {
      return Value.DRAW;
    }
    if (ply >= SearchContext.MAX_PLY - 1) {
      return context.evaluate(side);
    }
    // 3. Mate distance: no line from here can better a shorter win found already.
    int alpha = Math.max(alphaAtFirst, Value.lossIn(ply + 2));
    int beta = Math.min(betaAtFirst, Value.winIn(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    // 4. Transposition table.
    int without = excluded[ply];
    long key = context.key(side) ^ (without * 0xD6E8FEB86659FD93L);
    long entry = context.table.probe(key);
    boolean known = entry != TranspositionTable.MISS;
    int ttMove = known ? TranspositionTable.point(entry) : Points.NONE;
    if (known
        && !pvNode
        && TranspositionTable.depth(entry) >= depth
        && SearchContext.cuts(
            TranspositionTable.bound(entry), TranspositionTable.value(entry, ply), alpha, beta)) {
      return TranspositionTable.value(entry, ply);
    }
    // 5. Static evaluation.
    int staticEval = known ? TranspositionTable.staticEval(entry) : context.evaluate(side);
    staticEvals[ply] = staticEval;
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    if (!pvNode && !forced && without == Points.NONE) {
      // 6. Razoring: so far below alpha, only fours can help (the idea of razoring into VCF is
      // Rapfi's).
      if (depth <= RAZOR_DEPTH && staticEval + RAZOR_MARGIN < alpha) {
        return quiescence.search(ply, 0, alpha, beta);
      }
      // 7. Futility: so far above beta that a shallow search would not bring it back.
      if (depth <= FUTILITY_DEPTH
          && !Value.isForced(beta)
          && staticEval - FUTILITY_BASE - FUTILITY_PER_PLY * depth >= beta) {
        return staticEval;
      }
    }
    // 8. A win by threes and fours, looked for once where a deep search would begin.
    if (!known && depth >= THREATS_DEPTH && without == Points.NONE && mayWinByThreats(side)) {
      int moves = vct.win(side, THREATS_MOVES, THREATS_NODES, _ -> false);
      context.count(vct.nodes());
      if (moves > 0) {
        int value = Value.winIn(ply + 2 * moves - 1);
        int ttValue = TranspositionTable.toTable(value, ply);
        context.table.store(
            key, ttValue, staticEval, depth, TranspositionTable.LOWER, vct.winningMove());
        return value;
      }
    }
    // 9. Internal iterative reduction: without a TT move the order is poor (Ed Schroeder).
    boolean isReduced = ttMove == Points.NONE && depth >= ITERATIVE_REDUCTION_DEPTH && !forced;
    float reduced = isReduced ? depth - 1 : depth;
    // 10. Singular extension: the TT move alone holds (Thomas Anantharaman, Murray Campbell and
    // Feng-hsiung Hsu, "Singular Extensions", Artificial Intelligence 43, 1990); multi-cut if not.
    float ttExtension = 0;
    if (depth >= SINGULAR_DEPTH
        && without == Points.NONE
        && !forced
        && isSingularCandidate(entry, ply, depth)) {
      int bound = TranspositionTable.value(entry, ply) - (int) (SINGULAR_MARGIN_PER_PLY * depth);
      excluded[ply] = ttMove;
      int value = search(ply, (depth - 1) / 2, bound - 1, bound, cutNode);
      excluded[ply] = Points.NONE;
      lineLengths[ply] = 0;
      if (value < bound) {
        ttExtension = 1;
      } else if (bound >= beta && !Value.isForced(bound)) {
        return bound;
      }
    }
    return moves(ply, reduced, alpha, beta, cutNode, key, ttMove, ttExtension);
  }

  private boolean mayWinByThreats(int side) {
    return board.hasAtLeast(side, PointClass.THREE);
  }

  private static boolean isSingularCandidate(long entry, int ply, float depth) {
    return entry != TranspositionTable.MISS
        && TranspositionTable.point(entry) != Points.NONE
        && TranspositionTable.bound(entry) != TranspositionTable.UPPER
        && TranspositionTable.depth(entry) >= depth - 3
        && !Value.isForced(TranspositionTable.value(entry, ply));
  }

  /** 11. The moves, best expected first. */
  private int moves(
      int ply,
      float depth,
      int alphaAtFirst,
      int beta,
      boolean cutNode,
      long key,
      int ttMove,
      float ttExtension) {
    int side = context.sideAt(ply);
    boolean pvNode = beta - alphaAtFirst > 1;
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    boolean improving = ply < 2 || staticEvals[ply] > staticEvals[ply - 2];
    int without = excluded[ply];
    int last = board.plies() == 0 ? Points.NONE : board.point(board.plies() - 1);
    int alpha = alphaAtFirst;
    int best = -Value.INFINITE;
    int bestMove = Points.NONE;
    int count = 0;
    int quietLimit = quietLimit(depth, improving);
    picker.start(ply, side, ttMove);
    for (int move = picker.next(ply, side); move != Points.NONE; move = picker.next(ply, side)) {
      if (move == without) {
        continue;
      }
      int own = board.pointClass(side, move);
      boolean quiet = own < PointClass.THREE && board.pointClass(1 - side, move) < PointClass.FOUR;
      // 12. Move-count pruning: late quiet moves, once something holds.
      if (quiet
          && !pvNode
          && count >= quietLimit
          && best > -Value.FORCED
          && !picker.isRestricted(ply)) {
        continue;
      }
      count++;
      // 13. Extensions: the forced answer to a four costs no depth; the singular TT move less.
      float extension = forced ? 1 : move == ttMove ? ttExtension : 0;
      float next = depth - 1 + extension;
      context.play(move, side);
      int value;
      if (count == 1) {
        value = -search(ply + 1, next, -beta, -alpha, !pvNode && !cutNode);
      } else {
        // 14. Late-move reduction, then a null window, then the whole one where it surprises.
        float less =
            own >= PointClass.FOUR || forced ? 0 : reduction(depth, count, pvNode, cutNode, quiet);
        less -= history.of(side, move) / (float) MoveHistory.LIMIT;
        float shallow = Math.min(next, Math.max(1, next - less));
        value = -search(ply + 1, shallow, -alpha - 1, -alpha, true);
        if (value > alpha && shallow < next) {
          value = -search(ply + 1, next, -alpha - 1, -alpha, !cutNode);
        }
        if (value > alpha && pvNode) {
          value = -search(ply + 1, next, -beta, -alpha, false);
        }
      }
      context.undo();
      if (context.isStopped()) {
        return Value.DRAW;
      }
      // 15. A new best move.
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          extendLine(ply, move);
          if (value >= beta) {
            break;
          }
        }
      }
      if (quiet) {
        history.noCutoff(side, move, depth * 0.25f);
      }
    }
    // 16. No move: renju forbids them all, or the one that was left out was the only one.
    if (count == 0) {
      return without == Points.NONE ? Value.lossIn(ply + 2) : alpha;
    }
    if (best >= beta) {
      history.cutoff(ply, side, bestMove, last, depth);
    }
    // 17. Keep it.
    if (without == Points.NONE) {
      int bound = TranspositionTable.boundOf(best, alphaAtFirst, beta);
      context.table.store(
          key, TranspositionTable.toTable(best, ply), staticEvals[ply], depth, bound, bestMove);
    }
    return best;
  }

  private void extendLine(int ply, int move) {
    int[] line = lines[ply];
    int length = Math.min(lineLengths[ply + 1], SearchContext.MAX_PLY - 1);
    line[0] = move;
    System.arraycopy(lines[ply + 1], 0, line, 1, length);
    lineLengths[ply] = length + 1;
  }

  private static int quietLimit(float depth, boolean improving) {
    int moves = (int) (QUIETS_BASE + QUIETS_PER_PLY * depth);
    return improving ? moves : (moves + 1) / 2;
  }

  private static float reduction(
      float depth, int count, boolean pvNode, boolean cutNode, boolean quiet) {
    float plies = REDUCTIONS[Math.min(63, (int) depth)][Math.min(63, count)];
    if (pvNode) {
      plies -= 1;
    }
    if (cutNode) {
      plies += 1;
    }
    return quiet ? plies : plies - 1;
  }

  private static float[][] reductions() {
    float[][] plies = new float[64][64];
    for (int depth = 1; depth < 64; depth++) {
      for (int count = 1; count < 64; count++) {
        plies[depth][count] = (float) (REDUCTION_SCALE * Math.log(depth) * Math.log(count));
      }
    }
    return plies;
  }
}
