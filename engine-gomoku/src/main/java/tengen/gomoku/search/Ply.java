package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/**
 * What the search keeps of one ply of the line it is in, as Stockfish's search stack does. Made
 * once for a ply, and used by one node after another.
 */
@HotPath
final class Ply {
  private static final int MAX_TRIED = 64;

  /** The static evaluation of the node's position. */
  int staticEval;

  /** Whether that is better than two plies before. */
  boolean isImproving;

  /** Whether the position is or was in a principal variation. */
  boolean wasPv;

  /** The move that is left out where another is verified to be singular. */
  int excluded = Points.NONE;

  /** The position's key in the transposition table. */
  long key;

  /** The table's move, and how much deeper it is searched. */
  int ttMove;

  float ttExtension;

  /** Whether the node is expected to fail high by far. */
  boolean failsHigh;

  /** The point class of the move that is searched. */
  int moveClass;

  /** Whether it makes a threat, as the move of the same side before did. */
  boolean goesOnAttacking;

  /** Its history, as a quiet move and as a threat. */
  int history;

  /** Plies that double extensions have added on the way here. */
  float extended;

  /** The moves searched so far, the first 64. */
  final int[] tried = new int[MAX_TRIED];

  int triedCount;

  /** The moves expected from here on, of the last node searched here. */
  final int[] line = new int[SearchContext.MAX_PLY + 2];

  int lineLength;

  void addTried(int move) {
    if (triedCount < MAX_TRIED) {
      tried[triedCount++] = move;
    }
  }

  /** Makes a move and the line behind it the expected one. */
  void expect(int move, Ply next) {
    int length = Math.min(next.lineLength, SearchContext.MAX_PLY - 1);
    line[0] = move;
    System.arraycopy(next.line, 0, line, 1, length);
    lineLength = length + 1;
  }
}
