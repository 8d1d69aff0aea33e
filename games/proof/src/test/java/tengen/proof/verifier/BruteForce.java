package tengen.proof.verifier;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Finds wins of Black by trying every move that leaves a threat against every reply, on a board of
 * its own. For boards with few empty points.
 */
final class BruteForce {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final int size;
  private final char[] cells;
  private final int depth;
  private final Map<String, Boolean> known = new HashMap<>();

  /** Creates a board where {@code x} is Black and {@code o} White. */
  BruteForce(int size, String cells, int depth) {
    this.size = size;
    this.cells = cells.toCharArray();
    this.depth = depth;
  }

  /**
   * Returns whether Black, to move, wins within {@code depth} moves; blocks before any other move
   * do not count.
   */
  boolean wins() {
    return wins(depth);
  }

  private boolean wins(int left) {
    return settled(new String(cells) + left, () -> searched(left));
  }

  private boolean searched(int left) {
    if (left == 0) {
      return false;
    }
    if (fives('x') > 0) {
      return true;
    }
    boolean mustBlock = fives('o') > 0;
    int rest = mustBlock && left == depth ? left : left - 1;
    for (int move = 0; move < cells.length; move++) {
      if (cells[move] == '.') {
        cells[move] = 'x';
        boolean wins = fives('o') == 0 && isThreat() && everyReplyLoses(rest);
        cells[move] = '.';
        if (wins) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether Black, to move, wins by any moves. */
  boolean winsAtAll() {
    return winsAtAll('x');
  }

  private boolean winsAtAll(char side) {
    return settled(new String(cells) + side, () -> fullySearched(side));
  }

  private boolean settled(String key, BooleanSupplier search) {
    Boolean settled = known.get(key);
    if (settled == null) {
      settled = search.getAsBoolean();
      known.put(key, settled);
    }
    return settled;
  }

  private boolean fullySearched(char side) {
    boolean hasBlackWin = false;
    boolean hasOther = false;
    for (int move = 0; move < cells.length; move++) {
      if (cells[move] == '.') {
        cells[move] = side;
        boolean isBlackWin = hasFive(move) ? side == 'x' : winsAtAll(side == 'x' ? 'o' : 'x');
        hasBlackWin |= isBlackWin;
        hasOther |= !isBlackWin;
        cells[move] = '.';
        if (side == 'x' ? hasBlackWin : hasOther) {
          break;
        }
      }
    }
    return side == 'x' ? hasBlackWin : hasBlackWin && !hasOther;
  }

  /** Returns whether Black has a point for a five, or a point that makes two of them. */
  private boolean isThreat() {
    boolean found = fives('x') > 0;
    for (int move = 0; move < cells.length && !found; move++) {
      if (cells[move] == '.') {
        cells[move] = 'x';
        found = fives('x') > 1;
        cells[move] = '.';
      }
    }
    return found;
  }

  private boolean everyReplyLoses(int left) {
    boolean loses = true;
    boolean any = false;
    for (int reply = 0; reply < cells.length && loses; reply++) {
      if (cells[reply] == '.') {
        any = true;
        cells[reply] = 'o';
        loses = !hasFive(reply) && wins(left);
        cells[reply] = '.';
      }
    }
    return any && loses;
  }

  /** Returns the number of points where a side makes a five. */
  private int fives(char side) {
    int count = 0;
    for (int point = 0; point < cells.length; point++) {
      if (cells[point] == '.') {
        cells[point] = side;
        count += hasFive(point) ? 1 : 0;
        cells[point] = '.';
      }
    }
    return count;
  }

  /** Returns whether a stone is part of a five. */
  boolean hasFive(int point) {
    for (int[] step : DIRECTIONS) {
      if (1 + run(point, step[0], step[1]) + run(point, -step[0], -step[1]) >= 5) {
        return true;
      }
    }
    return false;
  }

  private int run(int point, int dx, int dy) {
    int x = point % size + dx;
    int y = point / size + dy;
    int length = 0;
    while (x >= 0 && x < size && y >= 0 && y < size && cells[y * size + x] == cells[point]) {
      length++;
      x += dx;
      y += dy;
    }
    return length;
  }
}
