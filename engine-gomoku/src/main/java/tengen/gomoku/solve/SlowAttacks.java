package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Classifier of slow attacks: attacks that cannot win in four moves if no other attack does, under
 * rules that are {@linkplain ThreatMoves#isPlain plain}. After a slow attack and a quiet reply, no
 * attack wins in three moves that would not have won before. A win in three moves is {@linkplain
 * ThreatMoves#pushQuickThreats quick}: it needs a point of two threats or one that prepares two
 * fours. A slow attack creates no such point, because no other line crosses its lines that is
 * strong enough, and supports no existing one.
 *
 * <p>Our own; the shortest wins were equally long with and without it in 59,388 positions from play
 * with some noise, under freestyle and standard rules.
 */
@HotPath
final class SlowAttacks {
  private static final int LINE_MASK = 15;

  /** Highest bit of each of four line classes. */
  private static final int HIGH_BITS = 0x8888;

  /**
   * Added to the low bits of four line classes; carries into the high bit from {@link
   * LineClass#CLOSED_THREE} on.
   */
  private static final int CARRY = 0x1111 * (16 - LineClass.CLOSED_THREE);

  private final GomokuBoard board;

  SlowAttacks(GomokuBoard board) {
    this.board = board;
  }

  /**
   * Returns true if an attack is slow.
   *
   * @param hasQuick true if there are quick attacks
   */
  boolean contains(int colour, int point, boolean hasQuick) {
    for (int direction = 0; direction < 4; direction++) {
      if (board.lineClass(colour, point, direction) >= LineClass.CLOSED_TWO
          && isCrossed(colour, point, direction, hasQuick)) {
        return false;
      }
    }
    return !hasQuick || !isForQuick(colour, point);
  }

  /**
   * Returns true if an attack is quick itself, or keeps the reply to a quick attack from being a
   * four.
   */
  private boolean isForQuick(int colour, int point) {
    int pointClass = board.pointClass(colour, point);
    return pointClass == PointClass.FOUR_THREE
        || pointClass == PointClass.DOUBLE_THREE
        || (board.hasAtLeast(1 - colour, PointClass.FOUR) && isNearFour(1 - colour, point));
  }

  /** Returns true if a colour can make a four on a point or on one of its lines. */
  private boolean isNearFour(int colour, int point) {
    for (int direction = 0; direction < 4; direction++) {
      for (int offset = -board.reach(); offset <= board.reach(); offset++) {
        int at = point + offset * Points.step(direction);
        if (board.isEmpty(at) && board.pointClass(colour, at) >= PointClass.FOUR) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns true if a point of a line becomes part of a quick attack, or a reply there may be a
   * four.
   */
  private boolean isCrossed(int colour, int point, int direction, boolean hasQuick) {
    int others = HIGH_BITS & ~(LINE_MASK << (4 * direction));
    boolean isThreat = board.lineClass(colour, point, direction) >= LineClass.THREE;
    for (int offset = -board.reach(); offset <= board.reach(); offset++) {
      int at = point + offset * Points.step(direction);
      if (offset != 0
          && board.isEmpty(at)
          && (((closedThrees(board.lines(colour, at)) & others) != 0
                  && isCrossing(colour, at, direction, offset, hasQuick))
              || (isThreat && board.pointClass(1 - colour, at) >= PointClass.FOUR))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the high bit of each of four line classes that is a closed three or better. */
  private static int closedThrees(int lines) {
    return lines & ((lines & ~HIGH_BITS) + CARRY);
  }

  private boolean isCrossing(int colour, int point, int direction, int offset, boolean hasQuick) {
    int lineClass = board.lineClassAfter(colour, point, direction, -offset, colour);
    if (lineClass < LineClass.CLOSED_THREE) {
      return false;
    }
    int least = hasQuick ? LineClass.CLOSED_THREE : partner(lineClass);
    for (int other = 0; other < 4; other++) {
      if (other != direction && board.lineClass(colour, point, other) >= least) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the weakest class of a second line with which a point makes two threats or prepares two
   * fours.
   */
  private static int partner(int lineClass) {
    return switch (lineClass) {
      case LineClass.CLOSED_THREE -> LineClass.FOUR;
      case LineClass.THREE, LineClass.OPEN_THREE -> LineClass.THREE;
      default -> LineClass.CLOSED_THREE;
    };
  }
}
