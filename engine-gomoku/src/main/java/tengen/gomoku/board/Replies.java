package tengen.gomoku.board;

import tengen.common.HotPath;

/** Replies that take a threat away. */
@HotPath
public final class Replies {
  private Replies() {}

  /**
   * All points where a stone of the opponent leaves {@code point} below a class for the attacker:
   * the point itself, and what spoils one of its lines. Nothing else on the board changes its
   * class.
   *
   * @param leastClass what the point must no longer be
   * @param into receives the points, from {@code start} on
   * @return the end of what was written
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
