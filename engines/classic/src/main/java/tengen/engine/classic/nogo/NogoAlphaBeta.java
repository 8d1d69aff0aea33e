package tengen.engine.classic.nogo;

import java.util.Arrays;
import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Fail-hard alpha-beta to a fixed depth on the difference of legal moves, with the width limits and
 * the move order of the original program ("NoGo bot, Alpha-Beta + UCT Version").
 *
 * <p>A node searches only its most promising moves: 16, or 32 if fewer than 50 are legal, and 16
 * more for the enemy, who is assumed to play better than the move order. A side without a move has
 * lost: {@link #LOST}. The original trusts such values even if moves were left out. Here a node
 * that left moves out and found only losses returns {@link #LOST} + 1, so LOST and its opposite are
 * proofs.
 *
 * <p>Search thread only.
 */
@HotPath
final class NogoAlphaBeta {
  /** Value of a position that is proven lost for the side to move. */
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
  private boolean isAborted;

  /**
   * Parameters of a search.
   *
   * @param noiseBits number of random bits added to the scaled value of a move
   * @param dots true if leaves are evaluated by {@link #dotEvaluation}
   */
  record Parameters(
      MoveWeights weights,
      int noiseBits,
      SearchWidths widths,
      LeafEvaluation leaf,
      boolean dots,
      long seed) {}

  /**
   * Creates a search of this board, which it restores afterwards.
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

  /** Returns the root moves in the picker's order, including its noise. */
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
   * Returns a root move's value for the side that makes it, searched {@code plies} plies beyond it;
   * at most {@code alpha} if it is not better. Meaningless once {@link #wasAborted}.
   */
  int value(int move, int plies, int alpha) {
    prepare(plies + 2);
    board.play(move, self);
    int value = -search(plies, 1, UndoBoard.other(self), LOST, -alpha);
    board.undo();
    return value;
  }

  /** Returns true if a limit ended the last search before its depth was complete. */
  boolean wasAborted() {
    return isAborted;
  }

  /** Returns the expected replies to the root move that {@link #value} has just found better. */
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
      isAborted = true;
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
      if (isAborted) {
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
   * Returns the best value that any single move leads to: "dot evaluation", which the text mentions
   * and rejects for its cost. The text says only that moves are tried in the evaluation, to see
   * farther.
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

  /** Sets the principal variation to this move and the next ply's variation. */
  private void updatePv(int ply, int move) {
    int length = lengths[ply + 1];
    variations[ply][0] = move;
    System.arraycopy(variations[ply + 1], 0, variations[ply], 1, length);
    lengths[ply] = length + 1;
  }
}
