package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Principal variation search of one thread (Judea Pearl's Scout; Tony Marsland and Murray Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14(4), 1982). Depth is in
 * plies and fractions of one, of which the transposition table keeps quarters.
 *
 * <p>Pruning may miss a win, but a node is called lost only after all moves that its threats leave.
 * The constants of pruning and extensions come from SPSA and matches: docs/lab/strength-gomoku.md.
 */
@HotPath
final class GomokuAlphaBeta {
  private static final float RAZORING_DEPTH = 3;
  private static final float RAZORING_BASE = 14;
  private static final float RAZORING_PER_PLY = 9;
  private static final float FUTILITY_PER_PLY = 45;

  /**
   * Plies that the margin of futility is less, and by how many more where the position improves.
   */
  private static final float FUTILITY_PLIES = 1.15f;

  private static final float FUTILITY_IMPROVING = 1.15f;

  /** For each ply that the table's entry is less deep than a node of the principal variation. */
  private static final float STALE_REDUCTION = 0.26f;

  private static final float MAX_STALE_REDUCTION = 3.8f;
  private static final float SINGULAR_DEPTH = 6.25f;
  private static final float SINGULAR_TABLE_PLIES = 2;
  private static final float SINGULAR_MARGIN_PER_PLY = 0.76f;
  private static final float SINGULAR_SHARE = 0.48f;
  private static final float DOUBLE_MARGIN = 21;
  private static final float MAX_DOUBLE = 10;
  private static final float PLURAL_REDUCTION = 1.4f;
  private static final float FORCED_EXTENSION = 1.35f;
  private static final float FAIL_HIGH_MARGIN_PER_PLY = 11;
  private static final float FAIL_HIGH_REDUCTION = 0.9f;
  private static final float RAISED_ALPHA_REDUCTION = 0.9f;
  private static final float RAISED_ALPHA_DEPTH = 2;
  private static final float RAISED_ALPHA_MAX_DEPTH = 12;
  private static final float LATE_MOVE_DEPTH = 2;
  private static final float WAS_PV_DEPTH = 3;

  final SearchContext context;
  final GomokuBoard board;
  final MoveHistory history = new MoveHistory();
  final GomokuMovePicker picker;
  private final VcfQuiescence quiescence;
  private final Ply[] plies = new Ply[SearchContext.MAX_PLY + 2];

  /**
   * The search of one thread.
   *
   * @param quiescencePlies most plies of the quiescence search
   */
  GomokuAlphaBeta(SearchContext context, int quiescencePlies) {
    this.context = context;
    board = context.board;
    picker = new GomokuMovePicker(board, history, SearchContext.MAX_PLY);
    quiescence = new VcfQuiescence(context, quiescencePlies);
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
    if (depth <= 0) {
      return quiescence.search(ply, 0, alphaAtFirst, betaAtFirst);
    }
    int side = context.sideAt(ply);
    boolean pvNode = betaAtFirst - alphaAtFirst > 1;
    context.enter(ply);
    if (context.isStopped()) {
      return SearchValue.DRAW;
    }
    // 2. Proven without a search, full, or too deep.
    int quickWin = QuickWinCheck.value(board, side, ply);
    if (quickWin != SearchValue.NONE) {
      return quickWin;
    }
    if (board.emptyPoints() == 0) {
      return SearchValue.DRAW;
    }
    if (ply >= SearchContext.MAX_PLY - 1) {
      return context.evaluate(side);
    }
    // 3. Mate distance: no line from here can better a shorter win found already.
    int alpha = Math.max(alphaAtFirst, SearchValue.lossIn(ply + 2));
    int beta = Math.min(betaAtFirst, SearchValue.winIn(ply + 1));
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
    plies[ply + 1].wasPv = false;
    if (known
        && !pvNode
        && TranspositionTable.depth(entry) >= depth
        && SearchContext.cuts(
            TranspositionTable.bound(entry), TranspositionTable.value(entry, ply), alpha, beta)) {
      return TranspositionTable.value(entry, ply);
    }
    // 5. Static evaluation. A threat that has to be answered makes it worthless: the ply before's
    // stands for it, and where it is asked the position counts as hopeless.
    boolean isThreatened = board.hasAtLeast(1 - side, PointClass.OPEN_FOUR);
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    int eval = -SearchValue.INFINITE;
    if (isThreatened) {
      node.staticEval = -plies[ply - 1].staticEval;
      node.isImproving = false;
    } else {
      node.staticEval = known ? TranspositionTable.staticEval(entry) : context.evaluate(side);
      node.isImproving = node.staticEval > staticEvalBefore(ply);
      eval = betterEval(node.staticEval, entry, ply);
    }
    if (!pvNode && !forced) {
      // 6. Razoring: so far below alpha, only fours can help (the idea of razoring into VCF is
      // Rapfi's).
      if (depth < RAZORING_DEPTH
          && alpha < SearchValue.FORCED
          && eval + RAZORING_BASE + RAZORING_PER_PLY * depth < alpha) {
        return quiescence.search(ply, 0, alpha, beta);
      }
      // 7. Futility: so far above beta that a search would not bring it back.
      float deep = depth - FUTILITY_PLIES - (node.isImproving ? FUTILITY_IMPROVING : 0);
      if (!SearchValue.isForced(beta) && eval - FUTILITY_PER_PLY * Math.max(0, deep) >= beta) {
        return eval;
      }
    }
    // 8. Less depth where the principal variation has long been elsewhere.
    float reduced =
        pvNode && ttMove != Points.NONE && !forced
            ? staleDepth(depth, TranspositionTable.depth(entry))
            : depth;
    // 9. Singular extension.
    float ttExtension = 0;
    if (isWhole && !forced && isSingularCandidate(entry, ply, reduced)) {
      int bound = TranspositionTable.value(entry, ply) - (int) (SINGULAR_MARGIN_PER_PLY * reduced);
      int others = searchOthers(ply, reduced, bound, cutNode, ttMove);
      if (others >= bound && bound >= beta && !SearchValue.isForced(bound)) {
        return bound;
      }
      ttExtension = singularExtension(ply, entry, others, bound, pvNode, beta);
    }
    node.key = key;
    node.ttMove = ttMove;
    node.ttExtension = ttExtension;
    node.failsHigh = cutNode && !forced && eval >= beta + FAIL_HIGH_MARGIN_PER_PLY * (depth - 0.5f);
    return moves(ply, reduced, alpha, beta, cutNode);
  }

  /** Begins with the root, which is on the board now. */
  void startRoot() {
    Ply root = plies[0];
    root.staticEval = context.evaluate(context.sideAt(0));
    root.wasPv = true;
    root.isImproving = true;
    root.extended = 0;
  }

  /** Tells of the root move that is searched next, which is not on the board yet. */
  void startRootMove(int move) {
    Ply root = plies[0];
    int side = context.sideAt(0);
    root.moveClass = board.pointClass(side, move);
    root.history = history.total(side, move);
  }

  /** How much less deep that move is searched at first. */
  float rootReduction(int depth, int count) {
    return LateMoves.reduction(plies[0], depth, count, true, false);
  }

  /** Two plies before, by the same side. */
  private int staticEvalBefore(int ply) {
    return ply < 2 ? -plies[0].staticEval : plies[ply - 2].staticEval;
  }

  private float extended(int ply) {
    return plies[ply - 1].extended;
  }

  /** The static evaluation, or the table's value where that is nearer to the truth. */
  private static int betterEval(int staticEval, long entry, int ply) {
    if (entry == TranspositionTable.MISS) {
      return staticEval;
    }
    int value = TranspositionTable.value(entry, ply);
    int wanted = value > staticEval ? TranspositionTable.LOWER : TranspositionTable.UPPER;
    boolean isBetter =
        (TranspositionTable.bound(entry) & wanted) != 0 && !SearchValue.isForced(value);
    return isBetter ? value : staticEval;
  }

  /**
   * The depth of a node of the principal variation, of which the table knows less; not less than
   * one ply, though entries of rows of fours have depths far below 0.
   */
  static float staleDepth(float depth, float known) {
    float less = Math.clamp(STALE_REDUCTION * (depth - known), 0, MAX_STALE_REDUCTION);
    return Math.max(Math.min(1, depth), depth - less);
  }

  private static boolean isSingularCandidate(long entry, int ply, float depth) {
    return depth >= SINGULAR_DEPTH
        && entry != TranspositionTable.MISS
        && TranspositionTable.point(entry) != Points.NONE
        && TranspositionTable.bound(entry) != TranspositionTable.UPPER
        && TranspositionTable.depth(entry) >= depth - SINGULAR_TABLE_PLIES
        && !SearchValue.isForced(TranspositionTable.value(entry, ply));
  }

  /** The best value of all moves but one, with less depth, in a null window below the bound. */
  private int searchOthers(int ply, float depth, int bound, boolean cutNode, int move) {
    Ply node = plies[ply];
    node.excluded = move;
    int value = search(ply, SINGULAR_SHARE * depth, bound - 1, bound, cutNode);
    node.excluded = Points.NONE;
    node.lineLength = 0;
    return value;
  }

  /**
   * How much deeper the TT move is searched: it alone holds (Thomas Anantharaman, Murray Campbell
   * and Feng-hsiung Hsu, "Singular Extensions", Artificial Intelligence 43, 1990), or others do
   * too.
   *
   * @param others the best value of the others
   * @param bound what they had to reach
   */
  private float singularExtension(
      int ply, long entry, int others, int bound, boolean pvNode, int beta) {
    if (others < bound) {
      boolean isFar = others < bound - DOUBLE_MARGIN && extended(ply) < MAX_DOUBLE;
      return isFar && !pvNode ? 2 : 1;
    }
    return TranspositionTable.value(entry, ply) >= beta ? -PLURAL_REDUCTION : 0;
  }

  /** 10. The moves, best expected first. */
  private int moves(int ply, float depthAtFirst, int alphaAtFirst, int beta, boolean cutNode) {
    Ply node = plies[ply];
    int side = context.sideAt(ply);
    boolean pvNode = beta - alphaAtFirst > 1;
    boolean forced = board.hasAtLeast(1 - side, PointClass.FIVE);
    int without = node.excluded;
    float depth = depthAtFirst;
    int alpha = alphaAtFirst;
    int best = -SearchValue.INFINITE;
    int bestMove = Points.NONE;
    int count = 0;
    node.triedCount = 0;
    picker.start(ply, side, node.ttMove);
    boolean attackedBefore =
        !picker.isRestricted(ply) && ply > 1 && plies[ply - 2].moveClass >= PointClass.THREE;
    for (int move = picker.next(ply, side); move != Points.NONE; move = picker.next(ply, side)) {
      if (move == without) {
        continue;
      }
      // 11. Move-count pruning, once something holds.
      if (best > -SearchValue.FORCED && count >= LateMoves.most(depth, node.isImproving)) {
        break;
      }
      count++;
      node.moveClass = board.pointClass(side, move);
      node.goesOnAttacking = attackedBefore && node.moveClass >= PointClass.THREE;
      node.history = history.total(side, move);
      // 12. Extensions: the forced answer to a four, the singular TT move.
      float extension = forced ? FORCED_EXTENSION : move == node.ttMove ? node.ttExtension : 0;
      node.extended = extended(ply) + Math.max(0, extension - 1);
      // 13. Fail-high reduction: what is far above beta holds with less depth.
      if (node.failsHigh && node.moveClass < PointClass.FOUR) {
        extension -= FAIL_HIGH_REDUCTION;
      }
      float next = depth - 1 + extension;
      context.play(move, side);
      int value;
      if (count == 1) {
        value = -search(ply + 1, next, -beta, -alpha, !pvNode && !cutNode);
      } else {
        // 14. Late-move reduction, then a null window, then the whole one where it surprises.
        float shallow = next;
        if (depth >= LATE_MOVE_DEPTH) {
          float less = LateMoves.reduction(node, depth, count, pvNode, cutNode);
          shallow = Math.max(1, Math.min(next + 1, next - less));
        }
        boolean isCut = shallow != next || !cutNode;
        value = -search(ply + 1, shallow, -alpha - 1, -alpha, isCut);
        if (value > alpha && shallow < next) {
          value = -search(ply + 1, next, -alpha - 1, -alpha, !cutNode);
        }
        if (value > alpha && value < beta && pvNode) {
          value = -search(ply + 1, next, -beta, -alpha, false);
        }
      }
      context.undo();
      if (context.isStopped()) {
        return SearchValue.DRAW;
      }
      // 15. A new best move; the rest needs less depth to be no better.
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          node.expect(move, plies[ply + 1]);
          if (value >= beta) {
            break;
          }
          if (depth > RAISED_ALPHA_DEPTH
              && depth < RAISED_ALPHA_MAX_DEPTH
              && !SearchValue.isForced(value)) {
            depth -= RAISED_ALPHA_REDUCTION;
          }
        }
      }
      node.addTried(move);
    }
    // 16. No move: the one that was left out was the only one, or none may be played.
    if (count == 0) {
      return without == Points.NONE ? valueWithoutMoves(ply, side) : alpha;
    }
    if (bestMove != Points.NONE) {
      learn(ply, side, bestMove, depth);
    }
    // 17. Keep it. A move that its answers do not refute belongs to the principal variation's
    // neighbourhood, one that a leaf refutes does not.
    if (depth > WAS_PV_DEPTH) {
      node.wasPv =
          best < beta ? node.wasPv || plies[ply - 1].wasPv : node.wasPv && plies[ply + 1].wasPv;
    }
    if (without == Points.NONE) {
      int bound = TranspositionTable.boundOf(best, alphaAtFirst, beta);
      store(node, ply, depth, best, bound, bestMove);
    }
    return best;
  }

  /** A loss where renju forbids all moves, but not where who asks wants none of them. */
  private int valueWithoutMoves(int ply, int side) {
    return picker.hasBans() ? context.evaluate(side) : SearchValue.lossIn(ply + 2);
  }

  /**
   * A move was best, the others tried were not. What answers a threat tells nothing of quiet moves.
   */
  private void learn(int ply, int side, int best, float depth) {
    Ply node = plies[ply];
    boolean isThreat = isThreat(side, best);
    boolean isQuiet = !isThreat && !picker.isRestricted(ply);
    if (isThreat) {
      history.learnThreat(side, best, depth, true);
    } else if (isQuiet) {
      history.learnQuiet(side, best, depth, true);
    }
    for (int i = 0; i < node.triedCount; i++) {
      int move = node.tried[i];
      if (move != best && isThreat(side, move)) {
        history.learnThreat(side, move, depth, false);
      } else if (move != best && isQuiet) {
        history.learnQuiet(side, move, depth, false);
      }
    }
    if (board.plies() > 0 && !board.hasAtLeast(1 - side, PointClass.FIVE)) {
      history.setCounter(side, board.point(board.plies() - 1), best);
    }
  }

  private boolean isThreat(int side, int point) {
    return board.pointClass(side, point) >= PointClass.THREE;
  }

  private void store(Ply node, int ply, float depth, int value, int bound, int move) {
    context.table.store(
        node.key,
        TranspositionTable.toTable(value, ply),
        node.staticEval,
        depth,
        bound,
        move,
        node.wasPv);
  }
}
