package tengen.nogo.board;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The independent regions of a position: classes of points that are open to at least one side.
 * Stones in one region do not affect the legal moves in another, so the game is the sum of its
 * regions.
 *
 * <p>A point that is open to neither side is dead and stays empty. A chain with a dead liberty is
 * never captured and never forbids a move; a stone beside it, or beside a dead point, is never
 * suicide. Two open points are therefore related only if they are neighbours, or liberties of a
 * chain without a dead liberty. Regions are the classes of the transitive closure.
 */
public final class Regions {
  /** Region of points that are open to neither side. */
  public static final int NONE = -1;

  private final BitBoard board;
  private final int[] numbers;
  private int count;

  private Regions(BitBoard board) {
    this.board = board;
    numbers = new int[board.points()];
    Arrays.fill(numbers, NONE);
    for (int point = 0; point < numbers.length; point++) {
      if (isOpen(point) && numbers[point] == NONE) {
        spread(point);
        count++;
      }
    }
  }

  /** Returns the regions of a position. */
  public static Regions of(BitBoard board) {
    return new Regions(board);
  }

  /** Returns the number of regions. */
  public int count() {
    return count;
  }

  /**
   * Returns the number of a point's region, from 0, or {@link #NONE} for a point that is open to
   * neither side.
   */
  public int at(int point) {
    return numbers[point];
  }

  private boolean isOpen(int point) {
    return board.isLegal(point, BitBoard.BLACK) || board.isLegal(point, BitBoard.WHITE);
  }

  private void spread(int start) {
    var todo = new ArrayDeque<Integer>();
    take(start, todo);
    while (!todo.isEmpty()) {
      int point = todo.pop();
      for (int i = 0; i < board.degree(point); i++) {
        int next = board.neighbour(point, i);
        if (board.isEmpty(next)) {
          take(next, todo);
        } else {
          takeLiberties(board.chain(next), todo);
        }
      }
    }
  }

  private void take(int point, ArrayDeque<Integer> todo) {
    if (numbers[point] == NONE && isOpen(point)) {
      numbers[point] = count;
      todo.push(point);
    }
  }

  private void takeLiberties(int chain, ArrayDeque<Integer> todo) {
    boolean hasDeadLiberty = false;
    for (int point = 0; point < numbers.length; point++) {
      hasDeadLiberty |= isLiberty(point, chain) && !isOpen(point);
    }
    for (int point = 0; point < numbers.length && !hasDeadLiberty; point++) {
      if (isLiberty(point, chain)) {
        take(point, todo);
      }
    }
  }

  private boolean isLiberty(int point, int chain) {
    return (board.liberties(chain, point / Long.SIZE) & (1L << point)) != 0;
  }
}
