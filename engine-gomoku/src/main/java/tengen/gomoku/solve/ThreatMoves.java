package tengen.gomoku.solve;

import tengen.common.HotPath;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.LineClass;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Move generator of the threat solvers: lists of attacks, and of the replies that may refute them,
 * on one stack. A caller notes {@link #size}, pushes a list and {@linkplain #release releases} it.
 *
 * <p>Lists of replies are complete: every other legal reply loses to the present threat. No list
 * contains a point that renju forbids.
 */
@HotPath
final class ThreatMoves {
  /**
   * Distance from a point to the farthest point that can affect a five through it, its open end.
   */
  private static final int MAX_DISTANCE = 5;

  /** Move-ordering values by line class and by point class; untuned. */
  private static final int[] LINE_VALUE = {0, 0, 0, 2, 5, 5, 10, 22, 28, 24, 70, 80, 60, 450, 511};

  private static final int[] POINT_VALUE = {0, 0, 10, 100, 25, 200, 100, 0};

  /** Sum of the values of two line classes, indexed by both. */
  private static final int[] PAIR_VALUE = pairValues();

  private static final int POINT_BITS = 10;
  private static final int POINT_MASK = (1 << POINT_BITS) - 1;

  /** Greater than any move-ordering value. */
  private static final int PREFERRED = 1 << 26;

  private final GomokuBoard board;
  private final SlowAttacks slowAttacks;
  private final boolean closable;
  private final boolean blackHasFouls;
  private final int[] list;
  private int size;

  ThreatMoves(GomokuBoard board) {
    this.board = board;
    slowAttacks = new SlowAttacks(board);
    closable = board.rule().isClosable();
    blackHasFouls = board.hasFouls(GomokuBoard.BLACK);
    // The lists of a line of play hold empty points, so each is at least one point shorter than the
    // last.
    int points = board.width() * board.height();
    list = new int[points * (points + 1) / 2 + points];
  }

  int size() {
    return size;
  }

  void release(int mark) {
    size = mark;
  }

  int point(int at) {
    return list[at] & POINT_MASK;
  }

  /** Returns true if a colour may have a point that makes a four. */
  boolean mayHaveFours(int colour) {
    return board.hasAtLeast(colour, PointClass.FOUR) || board.hasFouls(colour);
  }

  /**
   * Returns true under rules without forbidden points in which a five can be blocked only at its
   * own point.
   */
  boolean isPlain() {
    return !closable && !blackHasFouls;
  }

  /** Returns true if a colour has a point that makes a four but no five. */
  boolean hasFour(int colour) {
    int count = 0;
    for (int at = PointClass.FOUR; at <= PointClass.OPEN_FOUR; at++) {
      count += board.count(colour, at);
    }
    return count > 0;
  }

  /** Returns the number of points that make a three or better but no five. */
  int count(int colour) {
    int count = 0;
    for (int at = PointClass.THREE; at <= PointClass.OPEN_FOUR; at++) {
      count += board.count(colour, at);
    }
    return count;
  }

  /** Pushes all points that make a four or better. */
  void pushFours(int colour) {
    pushAtLeast(colour, PointClass.FOUR);
  }

  /** Pushes all points that make a three or better, and those that prepare two fours at once. */
  void pushThreats(int colour) {
    int mark = size;
    pushAtLeast(colour, PointClass.THREE);
    if (!board.hasFouls(colour)) {
      pushFourBuilders(colour, mark, PointClass.NONE);
    }
    dropLosing(mark, colour);
  }

  /**
   * Pushes the points of class {@code least} or better that may win in three moves: those that make
   * two threats at once, and those that give another point a second four. Applies under {@link
   * #isPlain} rules and if no point wins in two moves. (Our own; no other point won in 100,000
   * positions of self-play.)
   */
  void pushQuickThreats(int colour, int least) {
    int mark = size;
    pushAll(colour, PointClass.FOUR_THREE);
    if (least <= PointClass.DOUBLE_THREE) {
      pushAll(colour, PointClass.DOUBLE_THREE);
    }
    if (board.hasAtLeast(colour, PointClass.FOUR)) {
      pushFourBuilders(colour, mark, least);
    }
    dropLosing(mark, colour);
  }

  /**
   * Drops moves that lose at once because the opponent can make two fives: those that neither make
   * a four nor take all such points away.
   */
  void dropLosing(int mark, int colour) {
    if (!board.hasAtLeast(1 - colour, PointClass.OPEN_FOUR)) {
      return;
    }
    int end = size;
    size = mark;
    for (int at = mark; at < end; at++) {
      if (ForbiddenPoints.isFour(board, point(at), colour) || stopsAll(colour, point(at))) {
        list[size++] = list[at];
      }
    }
  }

  /**
   * Moves attacks that cannot win in four moves behind the others, keeping their order; see {@link
   * SlowAttacks}.
   *
   * @param hasQuick true if there are {@linkplain #pushQuickThreats quick} attacks
   * @return index of the first slow attack
   */
  int putSlowLast(int mark, int colour, boolean hasQuick) {
    int kept = mark;
    for (int at = mark; at < size; at++) {
      int move = list[at];
      if (!slowAttacks.contains(colour, move & POINT_MASK, hasQuick)) {
        System.arraycopy(list, kept, list, kept + 1, at - kept);
        list[kept++] = move;
      }
    }
    return kept;
  }

  private void pushAll(int colour, int pointClass) {
    for (int row = board.firstRow(), left = board.count(colour, pointClass); left > 0; row++) {
      for (int rest = board.threats(colour, row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (board.pointClass(colour, point) == pointClass) {
          push(colour, point);
          left--;
        }
      }
    }
  }

  private void pushAtLeast(int colour, int least) {
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.threats(colour, row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (board.pointClass(colour, point) >= least) {
          push(colour, point);
        }
      }
    }
    if (board.hasFouls(colour)) {
      pushAllowedFouls(colour, least);
    }
  }

  /**
   * Pushes points classified as forbidden that are legal because one of their threes does not
   * count.
   */
  private void pushAllowedFouls(int colour, int least) {
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.near(row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (ForbiddenPoints.looksForbidden(board, point, colour, least)
            && !ForbiddenPoints.isForbidden(board, point, colour)) {
          push(colour, point);
        }
      }
    }
  }

  /**
   * Pushes unlisted points that give another point a second four: {@code m} in {@code XO_Tm_O},
   * where {@code T} already makes a four in a crossing line.
   */
  private void pushFourBuilders(int colour, int mark, int least) {
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int rest = board.threats(colour, row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        int pointClass = board.pointClass(colour, point);
        if (pointClass >= PointClass.FOUR && pointClass <= PointClass.FOUR_THREE) {
          pushFourBuilders(colour, point, mark, least);
        }
      }
    }
  }

  private void pushFourBuilders(int colour, int four, int mark, int least) {
    for (int direction = 0; direction < 4; direction++) {
      int lineClass = board.lineClass(colour, four, direction);
      if (lineClass >= LineClass.CLOSED_THREE && lineClass <= LineClass.FOUR) {
        pushBuilders(colour, four, direction, 1, mark, least);
        pushBuilders(colour, four, direction, -1, mark, least);
      }
    }
  }

  private void pushBuilders(int colour, int four, int direction, int sign, int mark, int least) {
    boolean isFour = board.lineClass(colour, four, direction) == LineClass.FOUR;
    int most = isFour ? LineClass.OPEN_THREE : LineClass.FOUR;
    for (int distance = 1; distance < MAX_DISTANCE; distance++) {
      int offset = sign * distance;
      int point = four + offset * Points.step(direction);
      if (board.isEmpty(point)) {
        int lineClass = board.lineClass(colour, point, direction);
        if (lineClass >= LineClass.CLOSED_THREE
            && lineClass <= most
            && board.pointClass(colour, point) >= least
            && makesOpenFour(colour, four, direction, offset, colour)
            && !isListed(point, mark)) {
          push(colour, point);
        }
      } else if (!board.hasStone(colour, point)) {
        return;
      }
    }
  }

  /** Returns true if a point makes two fives after a stone on its line. */
  private boolean makesOpenFour(int colour, int point, int direction, int offset, int stone) {
    return board.pointClassAfter(colour, point, direction, offset, stone) >= PointClass.OPEN_FOUR;
  }

  private boolean isListed(int point, int mark) {
    for (int at = mark; at < size; at++) {
      if (point(at) == point) {
        return true;
      }
    }
    return false;
  }

  /**
   * Pushes the replies of {@code colour} to its opponent's five: one point or none, a few under
   * caro rules.
   */
  void pushBlocks(int colour) {
    int opponent = 1 - colour;
    if (closable) {
      int five = board.find(opponent, PointClass.FIVE);
      pushLine(colour, five, directionOf(opponent, five, LineClass.FIVE));
    } else if (board.count(opponent, PointClass.FIVE) == 1) {
      pushLegal(colour, board.find(opponent, PointClass.FIVE));
    }
  }

  /**
   * Pushes the replies of {@code colour} to an open four or equal threat of its opponent, who has
   * no five: its own fours and the points of the threat's lines.
   */
  void pushReplies(int colour) {
    pushFours(colour);
    pushQuietReplies(colour);
  }

  private void pushQuietReplies(int colour) {
    int opponent = 1 - colour;
    int threat = board.find(opponent, PointClass.OPEN_FOUR);
    pushQuiet(colour, threat);
    for (int direction = 0; direction < 4; direction++) {
      if (board.lineClass(opponent, threat, direction) >= LineClass.FOUR) {
        pushQuietLine(colour, threat, direction);
      }
    }
  }

  /**
   * Returns true if {@code colour} has a quiet reply to all points where its opponent, who has no
   * five, can make two.
   */
  boolean hasQuietStop(int colour) {
    int mark = size;
    pushQuietReplies(colour);
    boolean has = false;
    for (int at = mark; at < size && !has; at++) {
      has = stopsAll(colour, point(at));
    }
    size = mark;
    return has;
  }

  private boolean stopsAll(int colour, int reply) {
    int opponent = 1 - colour;
    int left = board.count(opponent, PointClass.OPEN_FOUR);
    for (int row = board.firstRow(); left > 0; row++) {
      for (int rest = board.threats(opponent, row); rest != 0; rest &= rest - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(rest));
        if (board.pointClass(opponent, point) == PointClass.OPEN_FOUR) {
          if (point != reply && !stops(colour, reply, point)) {
            return false;
          }
          left--;
        }
      }
    }
    return true;
  }

  private boolean stops(int colour, int reply, int threat) {
    int distance = reply - threat;
    for (int direction = 0; direction < 4; direction++) {
      int offset = distance / Points.step(direction);
      if (offset * Points.step(direction) == distance && Math.abs(offset) <= board.reach()) {
        return !makesOpenFour(1 - colour, threat, direction, offset, colour);
      }
    }
    return false;
  }

  /** Returns the first direction in which a point makes this line class, or −1. */
  private int directionOf(int colour, int point, int lineClass) {
    for (int direction = 0; direction < 4; direction++) {
      if (board.lineClass(colour, point, direction) == lineClass) {
        return direction;
      }
    }
    return -1;
  }

  private void pushLine(int colour, int middle, int direction) {
    pushLegal(colour, middle);
    int step = Points.step(direction);
    for (int distance = 1; distance <= MAX_DISTANCE; distance++) {
      pushLegal(colour, middle + distance * step);
      pushLegal(colour, middle - distance * step);
    }
  }

  /**
   * Pushes the quiet points of a line after which the opponent's threat no longer makes two fives.
   */
  private void pushQuietLine(int colour, int threat, int direction) {
    int step = Points.step(direction);
    for (int offset = -board.reach(); offset <= board.reach(); offset++) {
      int point = threat + offset * step;
      if (offset != 0
          && board.isEmpty(point)
          && !makesOpenFour(1 - colour, threat, direction, offset, colour)) {
        pushQuiet(colour, point);
      }
    }
  }

  /** Pushes a legal point that makes no four; fours are already listed. */
  private void pushQuiet(int colour, int point) {
    if (!ForbiddenPoints.isFour(board, point, colour)) {
      pushLegal(colour, point);
    }
  }

  private void pushLegal(int colour, int point) {
    if (board.isEmpty(point) && !ForbiddenPoints.isForbidden(board, point, colour)) {
      push(colour, point);
    }
  }

  private void push(int colour, int point) {
    int worth = 3 * worth(colour, point) + worth(1 - colour, point);
    list[size++] = (worth << POINT_BITS) | point;
  }

  /**
   * Returns the move-ordering value. Independent of the evaluation, so that training it does not
   * change the solvers' move order.
   */
  private int worth(int colour, int point) {
    int lines = board.lines(colour, point);
    return PAIR_VALUE[lines & 0xFF]
        + PAIR_VALUE[lines >>> 8]
        + POINT_VALUE[board.pointClass(colour, point)];
  }

  /**
   * Returns the only point that blocks the opponent's five, or {@link Points#NONE} if there is not
   * exactly one five.
   */
  int findBlock(int colour) {
    int opponent = 1 - colour;
    return board.count(opponent, PointClass.FIVE) == 1
        ? board.find(opponent, PointClass.FIVE)
        : Points.NONE;
  }

  /**
   * Returns a point that makes five, or two five points if no five must be blocked first, or {@link
   * Points#NONE}.
   */
  int findWin(int colour) {
    if (board.hasAtLeast(colour, PointClass.FIVE)) {
      return board.find(colour, PointClass.FIVE);
    }
    return board.hasAtLeast(colour, PointClass.OPEN_FOUR)
            && !board.hasAtLeast(1 - colour, PointClass.FIVE)
        ? board.find(colour, PointClass.OPEN_FOUR)
        : Points.NONE;
  }

  /** Makes {@link #sort} put {@linkplain #pushReplies replies} that are fours before quiet ones. */
  void preferFours(int mark, int colour) {
    for (int at = mark; at < size && ForbiddenPoints.isFour(board, point(at), colour); at++) {
      list[at] |= PREFERRED;
    }
  }

  /** Sorts the list from {@code mark} on: {@code first}, if listed, then by descending value. */
  void sort(int mark, int first) {
    for (int i = mark; i < size; i++) {
      int move = list[i];
      int order = (move & POINT_MASK) == first ? Integer.MAX_VALUE : move;
      int at = i;
      while (at > mark && list[at - 1] < order && (list[at - 1] & POINT_MASK) != first) {
        list[at] = list[at - 1];
        at--;
      }
      list[at] = move;
    }
  }

  private static int[] pairValues() {
    int[] worth = new int[256];
    for (int high = 0; high < LineClass.COUNT; high++) {
      for (int low = 0; low < LineClass.COUNT; low++) {
        worth[(high << 4) | low] = LINE_VALUE[high] + LINE_VALUE[low];
      }
    }
    return worth;
  }
}
