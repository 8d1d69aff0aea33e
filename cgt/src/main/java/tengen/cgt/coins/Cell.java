package tengen.cgt.coins;

import java.util.Comparator;

/** The place of a coin in a rectangle: {@code 3,4}. */
record Cell(long x, long y) implements Comparable<Cell> {
  private static final Comparator<Cell> BY_ROWS =
      Comparator.comparingLong(Cell::y).thenComparingLong(Cell::x);

  @Override
  public int compareTo(Cell other) {
    return BY_ROWS.compare(this, other);
  }

  String print() {
    return x + "," + y;
  }
}
