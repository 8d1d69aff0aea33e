package tengen.gomoku.board;

import tengen.common.gomoku.WinRule;
import tengen.game.Side;

/**
 * A lookup table from the shape of a line around a point to its line class for either colour.
 *
 * <p>A shape is the points up to {@code reach} steps before and after the point, two bits each, the
 * farthest before it lowest; the point itself is left out:
 *
 * <pre>
 * 00 wall (edge or neutral stone)   01 white   10 black   11 empty
 * </pre>
 *
 * <p>Four steps each way cover every five. Rules with overlines or blocked ends need a fifth.
 *
 * <p>Built by dynamic programming along the recursive definition in {@link LineClass}. A stone
 * makes the number of a shape smaller, so the shapes after it are already classified. Points behind
 * an opponent's stone do not matter, so few shapes need classification.
 */
final class LineTable {
  private static final int WALL = 0;
  private static final int OPPONENT = 1;
  private static final int OWN = 2;
  private static final int EMPTY = 3;

  private static final int LOW_BITS = 0x55555;

  private final WinRule rule;
  private final int reach;
  private final int halfBits;

  /** Half shapes with all points behind Black's first block set to zero. */
  private final int[] seenBefore;

  private final int[] seenAfter;

  private LineTable(WinRule rule) {
    this.rule = rule;
    reach = reach(rule);
    halfBits = 2 * reach;
    seenBefore = seenHalves(true);
    seenAfter = seenHalves(false);
  }

  /** Returns the number of points that a shape extends to each side. */
  static int reach(WinRule rule) {
    return rule == WinRule.FREESTYLE ? 4 : 5;
  }

  /** Returns the table by shape: Black's class in the low four bits, White's in the high four. */
  static byte[] of(WinRule rule) {
    return new LineTable(rule).build();
  }

  private byte[] build() {
    byte[] black = classes(Side.BLACK);
    byte[] white = rule.isSymmetric() ? black : classes(Side.WHITE);
    byte[] table = new byte[1 << (2 * halfBits)];
    int[] exchangedBefore = exchangedHalves(seenBefore);
    int[] exchangedAfter = exchangedHalves(seenAfter);
    int shape = 0;
    for (int after = 0; after < 1 << halfBits; after++) {
      int blackAfter = seenAfter[after] << halfBits;
      int whiteAfter = exchangedAfter[after] << halfBits;
      for (int before = 0; before < 1 << halfBits; before++) {
        int blackClass = black[seenBefore[before] | blackAfter];
        int whiteClass = white[exchangedBefore[before] | whiteAfter];
        table[shape++] = (byte) (blackClass | (whiteClass << 4));
      }
    }
    return table;
  }

  /** Maps each half shape as White sees it, with White's stones coded as Black's. */
  private static int[] exchangedHalves(int[] seen) {
    int[] exchanged = new int[seen.length];
    for (int half = 0; half < seen.length; half++) {
      exchanged[half] = seen[((half & LOW_BITS) << 1) | ((half >> 1) & LOW_BITS)];
    }
    return exchanged;
  }

  private int seen(int shape) {
    return seenBefore[shape & ((1 << halfBits) - 1)] | (seenAfter[shape >> halfBits] << halfBits);
  }

  private int[] seenHalves(boolean before) {
    int[] seen = new int[1 << halfBits];
    for (int half = 0; half < seen.length; half++) {
      boolean open = true;
      for (int step = 0; step < reach && open; step++) {
        int shift = 2 * (before ? reach - 1 - step : step);
        int point = (half >> shift) & 3;
        open = point == OWN || point == EMPTY;
        seen[half] |= (point == OPPONENT && !rule.isClosable() ? WALL : point) << shift;
      }
    }
    return seen;
  }

  /** Returns the classes by reduced shape for a side whose stones are coded as Black's. */
  private byte[] classes(Side side) {
    byte[] classes = new byte[1 << (2 * halfBits)];
    for (int after = 0; after < 1 << halfBits; after++) {
      for (int before = 0; after == seenAfter[after] && before < 1 << halfBits; before++) {
        if (before == seenBefore[before]) {
          int shape = before | (after << halfBits);
          classes[shape] = (byte) classify(shape, side, classes);
        }
      }
    }
    return classes;
  }

  private int classify(int shape, Side side, byte[] smaller) {
    int before = ownUpTo(shape, -1);
    int after = ownUpTo(shape, 1);
    int length = before + 1 + after;
    if (length > 5 && rule.isExact(side)) {
      return LineClass.OVERLINE;
    }
    if (length >= 5) {
      boolean closed =
          length == 5
              && rule.isClosable()
              && at(shape, -before - 1) == OPPONENT
              && at(shape, after + 1) == OPPONENT;
      return closed ? LineClass.DEAD : LineClass.FIVE;
    }
    return byNextStone(shape, side, smaller);
  }

  private int byNextStone(int shape, Side side, byte[] smaller) {
    int[] ways = new int[LineClass.COUNT];
    int firstFive = 0;
    int lastFive = 0;
    for (int offset = -reach; offset <= reach; offset++) {
      if (offset != 0 && at(shape, offset) == EMPTY) {
        int next = smaller[shape ^ (1 << shift(offset))];
        if (next == LineClass.FIVE) {
          firstFive = ways[next] == 0 ? offset : firstFive;
          lastFive = offset;
        }
        ways[next]++;
      }
    }
    if (ways[LineClass.FIVE] > 1) {
      if (rule.hasFouls(side) && lastFive - firstFive < 5) {
        return LineClass.DOUBLE_FOUR;
      }
      return oneReplyStopsAll(shape, smaller) ? LineClass.FOUR : LineClass.OPEN_FOUR;
    }
    return byBestNext(ways);
  }

  /**
   * Returns true if one opponent's stone takes one five and blocks the others, as in {@code
   * X_OOOO_X} under caro.
   */
  private boolean oneReplyStopsAll(int shape, byte[] smaller) {
    if (!rule.isClosable()) {
      return false;
    }
    for (int offset = -reach; offset <= reach; offset++) {
      if (offset != 0
          && at(shape, offset) == EMPTY
          && smaller[seen(shape ^ (2 << shift(offset)))] < LineClass.FOUR) {
        return true;
      }
    }
    return false;
  }

  private static int byBestNext(int[] ways) {
    int best = LineClass.FIVE;
    while (best > LineClass.DEAD && ways[best] == 0) {
      best--;
    }
    boolean isSeveral = ways[best] > 1;
    return switch (best) {
      case LineClass.FIVE -> LineClass.FOUR;
      case LineClass.OPEN_FOUR -> isSeveral ? LineClass.OPEN_THREE : LineClass.THREE;
      case LineClass.FOUR -> LineClass.CLOSED_THREE;
      case LineClass.OPEN_THREE -> isSeveral ? LineClass.OPEN_TWO : LineClass.TWO;
      case LineClass.THREE -> LineClass.TWO;
      case LineClass.CLOSED_THREE -> LineClass.CLOSED_TWO;
      case LineClass.OPEN_TWO -> isSeveral ? LineClass.OPEN_ONE : LineClass.ONE;
      case LineClass.TWO -> LineClass.ONE;
      case LineClass.CLOSED_TWO -> LineClass.CLOSED_ONE;
      default -> LineClass.DEAD;
    };
  }

  private int ownUpTo(int shape, int direction) {
    int length = 0;
    while (at(shape, (length + 1) * direction) == OWN) {
      length++;
    }
    return length;
  }

  /** Returns the point at an offset from the middle; a wall beyond reach. */
  private int at(int shape, int offset) {
    return Math.abs(offset) > reach ? WALL : (shape >> shift(offset)) & 3;
  }

  private int shift(int offset) {
    return 2 * (offset < 0 ? reach + offset : reach + offset - 1);
  }
}
