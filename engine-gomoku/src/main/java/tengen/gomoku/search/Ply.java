package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/** The search state of one ply, as in Stockfish's search stack. Reused by all nodes at that ply. */
@HotPath
final class Ply {
  private static final int MAX_TRIED_MOVES = 64;

  /** Static evaluation of the node's position. */
  int staticEval;

  /** True if the static evaluation is better than two plies earlier. */
  boolean isImproving;

  /** True if the position is or was in a principal variation. */
  boolean wasPv;

  /** Move excluded while another is tested for being singular. */
  int excluded = Points.NONE;

  /** The position's key in the transposition table. */
  long key;

  /** The transposition table's move, and its extension in plies. */
  int ttMove;

  float ttExtension;

  /** True if the node is expected to fail high by a large margin. */
  boolean failsHigh;

  /** Point class of the current move. */
  int moveClass;

  /** True if the current move and this side's previous move both make a threat. */
  boolean isContinuedAttack;

  /** Sum of the current move's histories. */
  int history;

  /** Plies added by extensions beyond one ply on the path to this node. */
  float extended;

  /** Moves searched so far, at most {@value #MAX_TRIED_MOVES}. */
  final int[] tried = new int[MAX_TRIED_MOVES];

  int triedCount;

  /** Principal variation of the last node searched at this ply. */
  final int[] line = new int[SearchContext.MAX_PLY + 2];

  int lineLength;

  void addTried(int move) {
    if (triedCount < MAX_TRIED_MOVES) {
      tried[triedCount++] = move;
    }
  }

  /** Sets the principal variation to a move and the next ply's variation. */
  void expect(int move, Ply next) {
    int length = Math.min(next.lineLength, SearchContext.MAX_PLY - 1);
    line[0] = move;
    System.arraycopy(next.line, 0, line, 1, length);
    lineLength = length + 1;
  }
}
