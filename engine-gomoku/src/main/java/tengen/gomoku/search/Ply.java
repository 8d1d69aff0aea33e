package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.Points;

/**
 * What the search keeps of one ply of the line it is in, as Stockfish's search stack does. Made
 * once for a ply, and used by one node after another.
 */
@HotPath
final class Ply {
  private static final int MAX_QUIETS = 64;

  /** The static evaluation of the node's position. */
  int staticEval;

  /** Whether that is better than two plies before. */
  boolean isImproving;

  /** Whether the position is or was in a principal variation. */
  boolean wasPv;

  /** The move that is left out where another is verified to be singular. */
  int excluded = Points.NONE;

  /** The point class of the move that is searched. */
  int moveClass;

  /** The point class that the other side has there. */
  int othersClass;

  /** Whether the move makes no three and stops no four. */
  boolean isQuiet;

  /** Its history. */
  int history;

  /** How far it is behind the most promising move of the node, in logarithms of chances. */
  float behind;

  /** The quiet moves searched so far, the first 64. */
  final int[] quiets = new int[MAX_QUIETS];

  int quietCount;

  /** The moves expected from here on, of the last node searched here. */
  final int[] line = new int[SearchContext.MAX_PLY + 2];

  int lineLength;

  void addQuiet(int move) {
    if (quietCount < MAX_QUIETS) {
      quiets[quietCount++] = move;
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
