package tengen.gomoku.search;

import java.util.Arrays;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/**
 * Numbering of the windows of a line around an empty point: the four points before it and the four
 * behind it. A window and its mirror image have one number. What lies beyond a wall does not count.
 */
final class WindowRows {
  /** Points on each side of the middle. */
  static final int REACH = 4;

  private static final int CELLS = 2 * REACH;
  private static final int EMPTY = 0;

  private static final int WALL = 3;

  /** Numbers by code, two bits a cell; −1: no window has the code. */
  private static final short[] ROW_OF = new short[1 << (2 * CELLS)];

  /** Codes by number. */
  private static final char[] CODE_OF;

  /** Number of windows. */
  static final int COUNT;

  static {
    char[] codes = new char[ROW_OF.length];
    int count = 0;
    for (int code = 0; code < ROW_OF.length; code++) {
      int mirrored = mirrored(code, CELLS);
      if (!isWindow(code)) {
        ROW_OF[code] = -1;
      } else if (mirrored < code) {
        ROW_OF[code] = ROW_OF[mirrored];
      } else {
        codes[count] = (char) code;
        ROW_OF[code] = (short) count++;
      }
    }
    COUNT = count;
    CODE_OF = Arrays.copyOf(codes, count);
  }

  private WindowRows() {}

  /** Returns the number of the window with these stones exchanged, by number. */
  static short[] exchanged() {
    short[] exchanged = new short[COUNT];
    for (int row = 0; row < COUNT; row++) {
      exchanged[row] = ROW_OF[exchanged(CODE_OF[row])];
    }
    return exchanged;
  }

  /**
   * Returns the numbers of the windows' inner parts, by number of the window, from 0 without gaps.
   *
   * @param reach cells of the part on each side of the middle
   */
  static short[] inner(int reach) {
    int cells = 2 * reach;
    short[] numbers = new short[1 << (2 * cells)];
    Arrays.fill(numbers, (short) -1);
    short[] inner = new short[COUNT];
    short next = 0;
    for (int row = 0; row < COUNT; row++) {
      int part = (CODE_OF[row] >> (2 * (REACH - reach))) & (numbers.length - 1);
      int least = Math.min(part, mirrored(part, cells));
      if (numbers[least] < 0) {
        numbers[least] = next++;
      }
      inner[row] = numbers[least];
    }
    return inner;
  }

  /**
   * Returns the number of the window with this code: two bits a cell, from one end to the other; 1
   * is an own stone, and 2 the opponent's.
   */
  static int row(int code) {
    return ROW_OF[code];
  }

  /** Returns a window of the board as a side sees it. */
  static short of(GomokuBoard board, int side, int point, int direction) {
    return ROW_OF[code(board, side, point, direction)];
  }

  /** Returns the code of a window of the board as a side sees it. */
  static int code(GomokuBoard board, int side, int point, int direction) {
    int code = 0;
    int step = Points.step(direction);
    for (int sign = -1; sign <= 1; sign += 2) {
      boolean isBeyond = false;
      for (int distance = 1; distance <= REACH; distance++) {
        int cell = isBeyond ? WALL : cell(board, side, point + sign * distance * step);
        isBeyond = cell == WALL;
        int place = sign < 0 ? REACH - distance : REACH + distance - 1;
        code |= cell << (2 * place);
      }
    }
    return code;
  }

  private static int cell(GomokuBoard board, int side, int point) {
    if (board.isEmpty(point)) {
      return EMPTY;
    }
    if (board.hasStone(side, point)) {
      return 1;
    }
    return board.hasStone(1 - side, point) ? 2 : WALL;
  }

  /** Returns whether a window shows at least one stone. */
  static boolean hasStone(int row) {
    return stones(CODE_OF[row]) > 0;
  }

  /** Returns the number of stones in the window with this code. */
  static int stones(int code) {
    return Integer.bitCount((code ^ (code >> 1)) & 0x5555);
  }

  private static boolean isWindow(int code) {
    for (int distance = 2; distance <= REACH; distance++) {
      if (cellOf(code, REACH - distance + 1) == WALL && cellOf(code, REACH - distance) != WALL) {
        return false;
      }
      if (cellOf(code, REACH + distance - 2) == WALL
          && cellOf(code, REACH + distance - 1) != WALL) {
        return false;
      }
    }
    return true;
  }

  private static int cellOf(int code, int place) {
    return (code >> (2 * place)) & 3;
  }

  private static int mirrored(int code, int cells) {
    int mirrored = 0;
    for (int place = 0; place < cells; place++) {
      mirrored |= cellOf(code, place) << (2 * (cells - 1 - place));
    }
    return mirrored;
  }

  /** Returns a code with the stones exchanged: 1 and 2, not 0 and 3. */
  private static int exchanged(int code) {
    int stones = (code ^ (code >> 1)) & 0x5555;
    return code ^ (stones | (stones << 1));
  }
}
