package tengen.gomoku.search;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Principal variation search on one thread (Judea Pearl's Scout; Tony Marsland and Murray Campbell,
 * "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys 14(4), 1982). Depth is in
 * plies and may be fractional; the transposition table stores quarters.
 *
 * <p>Pruning may miss a win, but a node counts as lost only after all moves that the opponent's
 * threats allow. The constants of pruning and extensions come from SPSA and matches:
 * docs/lab/strength-gomoku.md.
 */
@HotPath
final class GomokuAlphaBeta {
  private static final float RAZORING_DEPTH = 3;
  private static final float RAZORING_BASE = 14;
  private static final float RAZORING_PER_PLY = 9;
  private static final float FUTILITY_PER_PLY = 45;

  /**
   * Plies subtracted from the depth in the futility margin, and more of them if the position is
   * improving.
   */
  private static final float FUTILITY_PLIES = 1.15f;

  private static final float FUTILITY_IMPROVING = 1.15f;

  /** Reduction of a principal variation node for each ply that its table entry is shallower. */
  private static final float STALE_REDUCTION = 0.26f;

  private static final float MAX_STALE_REDUCTION = 3.8f;
  private static final float SINGULAR_DEPTH = 6.25f;
  private static final float SINGULAR_TABLE_PLIES = 2;
  private static final float SINGULAR_MARGIN_PER_PLY = 0.76f;
  private static final float SINGULAR_SHARE = 0.48f;
  private static final float DOUBLE_MARGIN = 21;
  private static final float MAX_EXTENDED_PLIES = 10;
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
   * Creates the search of one thread.
   *
   * @param quiescencePlies maximum plies of the quiescence search
   */
  GomokuAlphaBeta(SearchContext context, int quiescencePlies) {
    this.context = context;
    board = context.board;
    picker = new GomokuMovePicker(board, history, SearchContext.MAX_PLY);
    quiescence = new VcfQuiescence(context, quiescencePlies);
    Arrays.setAll(plies, _ -> new Ply());
  }

  /** Returns the length of the principal variation of the last node searched at this ply. */
  int lineLength(int ply) {
    return plies[ply].lineLength;
  }

  int lineMove(int ply, int i) {
    return plies[ply].line[i];
  }

  /**
   * Returns the value of the position, or a bound of it outside alpha and beta; meaningless once
   * {@link SearchContext#isStopped}.
   *
   * @param cutNode true if the node is expected to fail high
   */
  int search(int ply, float depth, int alphaAtFirst, int betaAtFirst, boolean cutNode) {
    Ply node = plies[ply];
    node.lineLength = 0;
    // 1. Leaf: search only fours.
    if (depth <= 0) {
      return quiescence.search(ply, 0, alphaAtFirst, betaAtFirst);
    }
    int side = context.sideAt(ply);
    boolean pvNode = betaAtFirst - alphaAtFirst > 1;
    context.enter(ply);
    if (context.isStopped()) {
      return SearchValue.DRAW;
    }
    // 2. Proven by point classes, board full, or maximum ply reached.
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
    // 3. Mate-distance pruning: no line from here can improve on a shorter win already found.
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
        && SearchContext.isCutoff(
            TranspositionTable.bound(entry), TranspositionTable.value(entry, ply), alpha, beta)) {
      return TranspositionTable.value(entry, ply);
    }
    // 5. Static evaluation. It is unreliable while a threat must be answered: the previous ply's
    // value replaces it for comparisons, and pruning treats the position as lost.
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
      // 6. Razoring: if the value is far below alpha, only fours can help (razoring into VCF is
      // Rapfi's idea).
      if (depth < RAZORING_DEPTH
          && alpha < SearchValue.FORCED
          && eval + RAZORING_BASE + RAZORING_PER_PLY * depth < alpha) {
        return quiescence.search(ply, 0, alpha, beta);
      }
      // 7. Futility pruning: the value is so far above beta that a search would not bring it back.
      float deep = depth - FUTILITY_PLIES - (node.isImproving ? FUTILITY_IMPROVING : 0);
      if (!SearchValue.isForced(beta) && eval - FUTILITY_PER_PLY * Math.max(0, deep) >= beta) {
        return eval;
      }
    }
    // 8. Reduce a node of the principal variation whose table entry is much shallower.
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

  /** Initializes the root, which is on the board now. */
  void startRoot() {
    Ply root = plies[0];
    root.staticEval = context.evaluate(context.sideAt(0));
    root.wasPv = true;
    root.isImproving = true;
    root.extended = 0;
  }

  /** Prepares the search of a root move, which is not on the board yet. */
  void startRootMove(int move) {
    Ply root = plies[0];
    int side = context.sideAt(0);
    root.moveClass = board.pointClass(side, move);
    root.history = history.total(side, move);
  }

  /** Returns the reduction in plies for the first search of that move. */
  float rootReduction(int depth, int count) {
    return LateMoves.reduction(plies[0], depth, count, true, false);
  }

  /** Returns the static evaluation two plies earlier, for the same side. */
  private int staticEvalBefore(int ply) {
    return ply < 2 ? -plies[0].staticEval : plies[ply - 2].staticEval;
  }

  private float extended(int ply) {
    return plies[ply - 1].extended;
  }

  /** Returns the static evaluation, or the table's value if that is a tighter bound. */
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
   * Returns the reduced depth of a principal variation node whose table entry is shallower: at
   * least one ply, though entries of the quiescence search have depths far below 0.
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

  /**
   * Searches all moves except one with reduced depth in a null window below {@code bound}, and
   * returns the best value.
   */
  private int searchOthers(int ply, float depth, int bound, boolean cutNode, int move) {
    Ply node = plies[ply];
    node.excluded = move;
    int value = search(ply, SINGULAR_SHARE * depth, bound - 1, bound, cutNode);
    node.excluded = Points.NONE;
    node.lineLength = 0;
    return value;
  }

  /**
   * Returns the extension of the TT move in plies: positive if it alone reaches the bound, negative
   * if others fail high too. (Thomas Anantharaman, Murray Campbell and Feng-hsiung Hsu, "Singular
   * Extensions", Artificial Intelligence 43, 1990.)
   *
   * @param others best value of the other moves
   * @param bound value that they had to reach
   */
  private float singularExtension(
      int ply, long entry, int others, int bound, boolean pvNode, int beta) {
    if (others < bound) {
      boolean isFar = others < bound - DOUBLE_MARGIN && extended(ply) < MAX_EXTENDED_PLIES;
      return isFar && !pvNode ? 2 : 1;
    }
    return TranspositionTable.value(entry, ply) >= beta ? -PLURAL_REDUCTION : 0;
  }

  /** Searches the moves in the picker's order (step 10). */
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
    boolean hasAttackedBefore =
        !picker.isRestricted(ply) && ply > 1 && plies[ply - 2].moveClass >= PointClass.THREE;
    for (int move = picker.next(ply, side); move != Points.NONE; move = picker.next(ply, side)) {
      if (move == without) {
        continue;
      }
      // 11. Move-count pruning, once a move has avoided a loss.
      if (best > -SearchValue.FORCED && count >= LateMoves.maxMoves(depth, node.isImproving)) {
        break;
      }
      count++;
      node.moveClass = board.pointClass(side, move);
      node.isContinuedAttack = hasAttackedBefore && node.moveClass >= PointClass.THREE;
      node.history = history.total(side, move);
      // 12. Extensions: the forced answer to a four, and the singular TT move.
      float extension = forced ? FORCED_EXTENSION : move == node.ttMove ? node.ttExtension : 0;
      node.extended = extended(ply) + Math.max(0, extension - 1);
      // 13. Fail-high reduction: a node far above beta fails high with less depth, too.
      if (node.failsHigh && node.moveClass < PointClass.FOUR) {
        extension -= FAIL_HIGH_REDUCTION;
      }
      float next = depth - 1 + extension;
      context.play(move, side);
      int value;
      if (count == 1) {
        value = -search(ply + 1, next, -beta, -alpha, !pvNode && !cutNode);
      } else {
        // 14. Late-move reduction in a null window, then full depth, then the full window.
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
      // 15. New best move; the remaining moves are searched with reduced depth.
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
    // 16. No move: only the excluded move exists, or no move may be played.
    if (count == 0) {
      return without == Points.NONE ? valueWithoutMoves(ply, side) : alpha;
    }
    if (bestMove != Points.NONE) {
      learn(ply, side, bestMove, depth);
    }
    // 17. Store the node. It joins the neighbourhood of the principal variation if its replies do
    // not refute it, and leaves it if a leaf does.
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

  /**
   * Returns the value of a node without moves: the static evaluation if restrictions exclude them.
   * Otherwise renju forbids all moves against an open four, which leaves two more plies to the
   * five, or all moves, so that the next stone loses.
   */
  private int valueWithoutMoves(int ply, int side) {
    if (picker.hasBans()) {
      return context.evaluate(side);
    }
    return SearchValue.lossIn(picker.isRestricted(ply) ? ply + 4 : ply + 1);
  }

  /**
   * Updates the histories: {@code best} was best, the other tried moves were not. Answers to a
   * threat do not count for the history of quiet moves.
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
