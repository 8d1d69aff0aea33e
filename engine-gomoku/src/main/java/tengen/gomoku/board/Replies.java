package tengen.gomoku.board;

import tengen.common.HotPath;

/** Defensive replies to a threat. */
@HotPath
public final class Replies {
  private Replies() {}

  /**
   * Finds all points where an opponent's stone reduces {@code point} below a class for the
   * attacker: the point itself, and points that break one of its lines. No other stone changes its
   * class.
   *
   * @param leastClass the class that the point must fall below
   * @param into receives the points, from index {@code start}
   * @return the index after the last point written
   */
  public static int against(
      GomokuBoard board, int attacker, int point, int leastClass, int[] into, int start) {
    into[start] = point;
    int end = start + 1;
    for (int direction = 0; direction < 4; direction++) {
      if (board.lineClass(attacker, point, direction) >= LineClass.CLOSED_THREE) {
        int step = Points.step(direction);
        for (int offset = -board.reach(); offset <= board.reach(); offset++) {
          int at = point + offset * step;
          if (offset != 0
              && board.isEmpty(at)
              && board.pointClassAfter(attacker, point, direction, offset, 1 - attacker)
                  < leastClass) {
            into[end++] = at;
          }
        }
      }
    }
    return end;
  }
}
