package tengen.nogo.board;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The independent regions of a position: classes of the points that are open to someone. Stones in
 * one change nothing about who may play where in another, so the game is the sum of its regions.
 *
 * <p>A point that is open to nobody is dead and stays empty. A chain with a dead liberty is never
 * captured and never forbids a move, and a stone beside it, or beside a dead point, is never
 * suicide. So two open points belong together only as neighbours, or as liberties of one chain
 * without a dead liberty; and what belongs to the same third point.
 */
public final class Regions {
  /** The number of a point that is open to nobody. */
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

  /** Finds those of a position. */
  public static Regions of(BitBoard board) {
    return new Regions(board);
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** The number of a point's region, from 0; {@link #NONE} of a point that is open to nobody. */
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
    boolean hasDead = false;
    for (int point = 0; point < numbers.length; point++) {
      hasDead |= isLiberty(point, chain) && !isOpen(point);
    }
    for (int point = 0; point < numbers.length && !hasDead; point++) {
      if (isLiberty(point, chain)) {
        take(point, todo);
      }
    }
  }

  private boolean isLiberty(int point, int chain) {
    return (board.liberties(chain, point / Long.SIZE) & (1L << point)) != 0;
  }
}
