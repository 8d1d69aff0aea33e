package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Attacks that cannot win in four moves where nothing else does, under rules that are {@linkplain
 * ThreatMoves#isPlain plain}: after them and a quiet reply no attack wins in three that would not
 * have won before. What wins in three is {@linkplain ThreatMoves#pushQuickThreats quick}: a point
 * of two threats, or one that prepares two fours. A slow attack makes no such point, since nowhere
 * on its lines does it meet another line that is far enough; nor does it help one that there was.
 *
 * <p>Own; with and without it the shortest wins were as long in 59,388 questions about positions of
 * play with some noise, under freestyle and standard rules.
 */
@HotPath
final class SlowAttacks {
  private static final int LINE_MASK = 15;

  /** The highest bit of each of four line classes. */
  private static final int HIGH_BITS = 0x8888;

  /** Carries into that bit of a class from {@link LineClass#CLOSED_THREE} on, the bit left out. */
  private static final int CARRY = 0x1111 * (16 - LineClass.CLOSED_THREE);

  private final GomokuBoard board;

  SlowAttacks(GomokuBoard board) {
    this.board = board;
  }

  /**
   * Whether an attack is slow.
   *
   * @param hasQuick whether there are quick ones
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

  /** Whether an attack is quick itself, or keeps a reply to a quick one from being a four. */
  private boolean isForQuick(int colour, int point) {
    int pointClass = board.pointClass(colour, point);
    return pointClass == PointClass.FOUR_THREE
        || pointClass == PointClass.DOUBLE_THREE
        || (board.hasAtLeast(1 - colour, PointClass.FOUR) && isNearFour(1 - colour, point));
  }

  /** Whether a colour can make a four on a point or on one of its lines. */
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

  /** Whether a point of a line becomes part of a quick attack, or a reply there may be a four. */
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

  /** Of four line classes the highest bit of each that is a closed three or better. */
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

  /** What another line has to be at least to make two threats with one, or to prepare two fours. */
  private static int partner(int lineClass) {
    return switch (lineClass) {
      case LineClass.CLOSED_THREE -> LineClass.FOUR;
      case LineClass.THREE, LineClass.OPEN_THREE -> LineClass.THREE;
      default -> LineClass.CLOSED_THREE;
    };
  }
}
