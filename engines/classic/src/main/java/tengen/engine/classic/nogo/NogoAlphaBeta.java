package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Alpha-beta to a fixed depth, fail-hard, on the difference of legal moves, with the width limits
 * and the move order of the original program ("NoGo bot, Alpha-Beta + UCT Version").
 *
 * <p>A node searches only its most promising moves: 16, or 32 when fewer than 50 are legal, and 16
 * more for the enemy, who is assumed to be wiser than the order is. A side without a move has lost:
 * {@link #LOST}. The seed trusts such values even where moves were left out; here a node that left
 * some out and found only losses answers {@link #LOST} + 1, so that LOST and its opposite are
 * proofs.
 *
 * <p>Search thread only.
 */
@HotPath
final class NogoAlphaBeta {
  /** The value of a position that is lost for the side to move, and proven so. */
  static final int LOST = -999 * LeafEvaluation.UNIT;

  private static final int UNPROVEN_LOST = LOST + 1;

  private final UndoBoard board;
  private final MoveEvaluation evaluation;
  private final Xoshiro random;
  private final NodeCounter counter;
  private final int self;
  private final Parameters parameters;
  private final LeafEvaluation leaf;
  private final int[] dotMoves;
  private NogoMovePicker[] pickers = new NogoMovePicker[0];
  private int[][] variations = new int[0][];
  private int[] lengths = new int[0];
  private boolean aborted;

  /**
   * Parameters of a search.
   *
   * @param noiseBits random bits that are added to the scaled value of a move
   * @param dots whether leaves are valued by {@link #dotEvaluation}
   */
  record Parameters(
      MoveWeights weights,
      int noiseBits,
      SearchWidths widths,
      LeafEvaluation leaf,
      boolean dots,
      long seed) {}

  /**
   * A search of this board, which it plays on and leaves as it was.
   *
   * @param self the side to move at the root
   */
  NogoAlphaBeta(UndoBoard board, int self, Parameters parameters, NodeCounter counter) {
    this.board = board;
    this.self = self;
    this.counter = counter;
    this.parameters = parameters;
    random = new Xoshiro(parameters.seed());
    leaf = parameters.leaf();
    dotMoves = new int[board.width * board.height];
    evaluation = new MoveEvaluation(board, parameters.weights());
  }

  /** All moves of the root, most promising first, with the noise of this search. */
  int[] rootMoves() {
    prepare(1);
    NogoMovePicker picker = pickers[0];
    evaluation.scan(board);
    picker.list(board, evaluation, self, random, parameters.noiseBits());
    int[] moves = new int[picker.count()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = picker.next();
    }
    return moves;
  }

  /**
   * The value of a root move for the side that makes it, searched this many plies beyond it; at
   * most {@code alpha} where it is not better. Meaningless once {@link #wasAborted}.
   */
  int value(int move, int plies, int alpha) {
    prepare(plies + 2);
    board.play(move, self);
    int value = -search(plies, 1, UndoBoard.other(self), LOST, -alpha);
    board.undo();
    return value;
  }

  /** Whether a limit ended the last search before its depth was done. */
  boolean wasAborted() {
    return aborted;
  }

  /** The replies expected after the root move that {@link #value} has just found better. */
  int[] replies() {
    return Arrays.copyOf(variations[1], lengths[1]);
  }

  private void prepare(int plies) {
    int before = pickers.length;
    if (plies > before) {
      pickers = Arrays.copyOf(pickers, plies);
      variations = Arrays.copyOf(variations, plies);
      lengths = Arrays.copyOf(lengths, plies);
      for (int ply = before; ply < plies; ply++) {
        pickers[ply] = new NogoMovePicker(board);
        variations[ply] = new int[board.width * board.height];
      }
    }
  }

  private int search(int depth, int ply, int colour, int alpha, int beta) {
    lengths[ply] = 0;
    if (counter.count()) {
      aborted = true;
      return 0;
    }
    if (depth == 0) {
      return parameters.dots() ? dotEvaluation(colour) : leaf.value(board, colour);
    }
    NogoMovePicker picker = pickers[ply];
    evaluation.scan(board);
    picker.list(board, evaluation, colour, random, parameters.noiseBits());
    int count = picker.count();
    int width = Math.min(parameters.widths().of(count, colour != self), count);
    int best = alpha;
    for (int i = 0; i < width; i++) {
      int move = picker.next();
      board.play(move, colour);
      int value = -search(depth - 1, ply + 1, UndoBoard.other(colour), -beta, -best);
      board.undo();
      if (aborted) {
        return 0;
      }
      if (value >= beta) {
        return beta;
      }
      if (value > best) {
        best = value;
        updatePv(ply, move);
      }
    }
    return width < count && best == LOST ? UNPROVEN_LOST : best;
  }

  /**
   * The best value that any one move leaves: "dot evaluation", which the text tells of and gave up
   * for its cost. The text says no more than that moves are tried in the evaluation, against its
   * short sight.
   */
  private int dotEvaluation(int colour) {
    int count = board.legalPoints(colour, dotMoves);
    int best = LOST;
    for (int i = 0; i < count; i++) {
      board.play(dotMoves[i], colour);
      best = Math.max(best, -leaf.value(board, UndoBoard.other(colour)));
      board.undo();
    }
    return best;
  }

  /** This move and the principal variation after it are the principal variation here. */
  private void updatePv(int ply, int move) {
    int length = lengths[ply + 1];
    variations[ply][0] = move;
    System.arraycopy(variations[ply + 1], 0, variations[ply], 1, length);
    lengths[ply] = length + 1;
  }
}
