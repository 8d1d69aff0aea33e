package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Principal variation search of one thread (Judea Pearl's Scout; Tony Marsland and Murray Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14(4), 1982). Depth is in
 * plies, in quarters at the finest.
 *
 * <p>Pruning may miss a win, but a node is called lost only after all moves that its threats leave.
 * The constants of pruning and extensions are tuned by SPSA: docs/strength-gomoku.md.
 */
@HotPath
final class AlphaBeta {
  private static final float RAZORING_DEPTH = 2.6f;
  private static final float RAZORING_BASE = 86;
  private static final float RAZORING_PER_PLY = 21;
  private static final float FUTILITY_BASE = 57;
  private static final float FUTILITY_PER_PLY = 42;

  /** Plies that the margin of futility is less where the position gets better. */
  private static final float FUTILITY_IMPROVING = 0.36f;

  private static final float ITERATIVE_REDUCTION_DEPTH = 4;
  private static final float ITERATIVE_REDUCTION = 0.94f;

  /** For each ply that the table's entry is less deep than a node of the principal variation. */
  private static final float STALE_REDUCTION = 0.18f;

  private static final float MAX_STALE_REDUCTION = 4;
  private static final float SINGULAR_DEPTH = 6;
  private static final float SINGULAR_MARGIN_PER_PLY = 2.56f;
  private static final float PLURAL_REDUCTION = 0.58f;
  private static final float FAIL_HIGH_MARGIN = 92;
  private static final float FAIL_HIGH_REDUCTION = 0.79f;
  private static final float RAISED_ALPHA_REDUCTION = 0.65f;
  private static final float RAISED_ALPHA_DEPTH = 2;
  private static final float MALUS_SHARE = 0.74f;

  final SearchContext context;
  final Board board;
  final MoveHistory history = new MoveHistory(SearchContext.MAX_PLY);
  final MovePicker picker;
  private final VcfQuiescence quiescence;
  private final VctProbe vct;
  private final Ply[] plies = new Ply[SearchContext.MAX_PLY + 2];

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
    vct = new VctProbe(context);
    Arrays.setAll(plies, _ -> new Ply());
  }

  /** The moves expected from this ply on, of the last node searched there. */
  int lineLength(int ply) {
    return plies[ply].lineLength;
  }

  int lineMove(int ply, int i) {
    return plies[ply].line[i];
  }

  /**
   * The value of the position, or a bound of it outside alpha and beta; void once {@link
   * SearchContext#isStopped}.
   *
   * @param cutNode whether the node is expected to fail high
   */
  int search(int ply, float depth, int alphaAtFirst, int betaAtFirst, boolean cutNode) {
    Ply node = plies[ply];
    node.lineLength = 0;
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
    boolean isWhole = node.excluded == Points.NONE;
    long key = context.key(side) ^ (node.excluded * 0xD6E8FEB86659FD93L);
    long entry = context.table.probe(key);
    boolean known = entry != TranspositionTable.MISS;
    int ttMove = known ? TranspositionTable.point(entry) : Points.NONE;
    if (isWhole) {
      node.wasPv = pvNode || (known && TranspositionTable.wasPv(entry));
    }
    if (known
        && !pvNode
        && TranspositionTable.depth(entry) >= depth
        && SearchContext.cuts(
            TranspositionTable.bound(entry), TranspositionTable.value(entry, ply), alpha, beta)) {
      return TranspositionTable.value(entry, ply);
    }
    // 5. Static evaluation.
    node.staticEval = known ? TranspositionTable.staticEval(entry) : context.evaluate(side);
    node.isImproving = ply < 2 || node.staticEval > plies[ply - 2].staticEval;
    int eval = betterEval(node.staticEval, entry, ply);
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    if (!pvNode && !forced && isWhole) {
      // 6. Razoring: so far below alpha, only fours can help (the idea of razoring into VCF is
      // Rapfi's).
      if (depth <= RAZORING_DEPTH && eval + RAZORING_BASE + RAZORING_PER_PLY * depth < alpha) {
        return quiescence.search(ply, 0, alpha, beta);
      }
      // 7. Futility: so far above beta that a search would not bring it back.
      float deep = node.isImproving ? depth - FUTILITY_IMPROVING : depth;
      if (!Value.isForced(beta) && eval - FUTILITY_BASE - FUTILITY_PER_PLY * deep >= beta) {
        return eval;
      }
    }
    // 8. A win by threes and fours, unless the node is expected to fail high without it.
    if (isWhole && !(cutNode && eval >= beta) && vct.isDue(side, depth, entry)) {
      int value = vct.value(side, ply, depth);
      if (value != Value.NONE) {
        store(key, node, ply, depth, value, TranspositionTable.LOWER, vct.winningMove());
        return value;
      }
    }
    // 9. Less depth where the order is poor (internal iterative reduction, Ed Schroeder), or the
    // principal variation has long been elsewhere.
    float reduced = depth;
    if (ttMove == Points.NONE && depth >= ITERATIVE_REDUCTION_DEPTH && !forced) {
      reduced -= ITERATIVE_REDUCTION;
    } else if (pvNode && ttMove != Points.NONE && !forced && isWhole) {
      reduced = staleDepth(depth, TranspositionTable.depth(entry));
    }
    // 10. Singular extension: the TT move alone holds (Thomas Anantharaman, Murray Campbell and
    // Feng-hsiung Hsu, "Singular Extensions", Artificial Intelligence 43, 1990); multi-cut if not.
    float ttExtension = 0;
    if (isWhole && !forced && isSingularCandidate(entry, ply, depth)) {
      int ttValue = TranspositionTable.value(entry, ply);
      int bound = ttValue - (int) (SINGULAR_MARGIN_PER_PLY * depth);
      node.excluded = ttMove;
      int value = search(ply, (depth - 1) / 2, bound - 1, bound, cutNode);
      node.excluded = Points.NONE;
      node.lineLength = 0;
      if (value < bound) {
        ttExtension = 1;
      } else if (bound >= beta && !Value.isForced(bound)) {
        return bound;
      } else if (ttValue >= beta) {
        ttExtension = -PLURAL_REDUCTION;
      }
    }
    return moves(ply, reduced, alpha, beta, cutNode, key, ttMove, ttExtension);
  }

  /** The static evaluation, or the table's value where that is nearer to the truth. */
  private static int betterEval(int staticEval, long entry, int ply) {
    if (entry == TranspositionTable.MISS) {
      return staticEval;
    }
    int value = TranspositionTable.value(entry, ply);
    int wanted = value > staticEval ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    boolean isBetter = (TranspositionTable.bound(entry) & wanted) != 0 && !Value.isForced(value);
    return isBetter ? value : staticEval;
  }

  /**
   * The depth of a node of the principal variation, of which the table knows less; not less than
   * one ply, though entries of rows of fours have depths far below 0.
   */
  static float staleDepth(float depth, float known) {
    float gap = depth - known;
    float less = gap <= 1 ? 0 : Math.min(MAX_STALE_REDUCTION, STALE_REDUCTION * (gap - 1));
    return Math.max(Math.min(1, depth), depth - less);
  }

  private static boolean isSingularCandidate(long entry, int ply, float depth) {
    return depth >= SINGULAR_DEPTH
        && entry != TranspositionTable.MISS
        && TranspositionTable.point(entry) != Points.NONE
        && TranspositionTable.bound(entry) != TranspositionTable.UPPER
        && TranspositionTable.depth(entry) >= depth - 3
        && !Value.isForced(TranspositionTable.value(entry, ply));
  }

  /** 11. The moves, best expected first. */
  private int moves(
      int ply,
      float depthAtFirst,
      int alphaAtFirst,
      int beta,
      boolean cutNode,
      long key,
      int ttMove,
      float ttExtension) {
    Ply node = plies[ply];
    int side = context.sideAt(ply);
    boolean pvNode = beta - alphaAtFirst > 1;
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    boolean failsHigh =
        cutNode && !forced && !Value.isForced(beta) && node.staticEval >= beta + FAIL_HIGH_MARGIN;
    int without = node.excluded;
    int last = board.plies() == 0 ? Points.NONE : board.point(board.plies() - 1);
    int previous = ply < 2 ? PointClass.NONE : plies[ply - 2].moveClass;
    float depth = depthAtFirst;
    int alpha = alphaAtFirst;
    int best = -Value.INFINITE;
    int bestMove = Points.NONE;
    int count = 0;
    node.quietCount = 0;
    picker.start(ply, side, ttMove);
    for (int move = picker.next(ply, side); move != Points.NONE; move = picker.next(ply, side)) {
      if (move == without) {
        continue;
      }
      node.moveClass = board.pointClass(side, move);
      node.othersClass = board.pointClass(1 - side, move);
      node.isQuiet = node.moveClass < PointClass.THREE && node.othersClass < PointClass.FOUR;
      node.behind = picker.behind(ply, side, move);
      node.history = history.of(side, move);
      // 12. Pruning of moves that are late or promise little, once something holds.
      if (!pvNode
          && best > -Value.FORCED
          && LateMoves.isDispensable(node, depthAtFirst, count, picker.isRestricted(ply))) {
        continue;
      }
      count++;
      // 13. Extensions: the forced answer to a four costs no depth; the singular TT move less.
      float next = depth - 1 + (forced ? 1 : move == ttMove ? ttExtension : 0);
      // 14. Fail-high reduction: what is far above beta holds with less depth.
      if (failsHigh && node.moveClass < PointClass.FOUR) {
        next -= FAIL_HIGH_REDUCTION;
      }
      float less = forced ? 0 : LateMoves.reduction(node, previous, depth, count, pvNode, cutNode);
      context.play(move, side);
      int value;
      if (count == 1) {
        value = -search(ply + 1, next, -beta, -alpha, !pvNode && !cutNode);
      } else {
        // 15. Late-move reduction, then a null window, then the whole one where it surprises.
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
      // 16. A new best move; the rest needs less depth to be no better.
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          node.expect(move, plies[ply + 1]);
          if (value >= beta) {
            break;
          }
          if (depth > RAISED_ALPHA_DEPTH && !Value.isForced(value)) {
            depth -= RAISED_ALPHA_REDUCTION;
          }
        }
      }
      if (node.isQuiet) {
        node.addQuiet(move);
      }
    }
    // 17. No move: renju forbids them all, or the one that was left out was the only one.
    if (count == 0) {
      return without == Points.NONE ? Value.lossIn(ply + 2) : alpha;
    }
    if (best >= beta) {
      learn(ply, side, bestMove, last, depthAtFirst);
    }
    // 18. Keep it.
    if (without == Points.NONE) {
      int bound = TranspositionTable.boundOf(best, alphaAtFirst, beta);
      store(key, node, ply, depthAtFirst, best, bound, bestMove);
    }
    return best;
  }

  /** A move cut, which the quiet moves before it did not. */
  private void learn(int ply, int side, int move, int last, float depth) {
    Ply node = plies[ply];
    history.cutoff(ply, side, move, last, depth);
    for (int i = 0; i < node.quietCount; i++) {
      history.noCutoff(side, node.quiets[i], depth * MALUS_SHARE);
    }
  }

  private void store(long key, Ply node, int ply, float depth, int value, int bound, int move) {
    context.table.store(
        key,
        TranspositionTable.toTable(value, ply),
        node.staticEval,
        depth,
        bound,
        move,
        node.wasPv);
  }
}
