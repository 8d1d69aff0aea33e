package tengen.game;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** A move on the board, or an answer in an opening procedure. */
public sealed interface Move {

  /**
   * A stone on one point.
   *
   * @param x column from the left, from 0
   * @param y row from the top, from 0
   */
  record Place(int x, int y) implements Move, Comparable<Place> {
    private static final Comparator<Place> ROW_BY_ROW =
        Comparator.comparingInt(Place::y).thenComparingInt(Place::x);

    /** Returns whether the point lies on a board of this size. */
    public boolean isOn(int width, int height) {
      return 0 <= x && x < width && 0 <= y && y < height;
    }

    /** Orders points row by row from the top, each row from the left. */
    @Override
    public int compareTo(Place that) {
      return ROW_BY_ROW.compare(this, that);
    }
  }

  /** Several stones placed in one answer, as opening procedures ask for; the sides alternate. */
  record Places(List<Place> points) implements Move {
    public Places {
      points = List.copyOf(points);
    }
  }

  /** A move in its game's own notation, such as {@code 2-3}, or {@code 2:a1} in a sum. */
  record Text(String notation) implements Move {
    public Text {
      Objects.requireNonNull(notation, "notation");
    }
  }

  /** A pass. Legal only where the rules allow it. */
  record Pass() implements Move {}

  /** A request to swap colours in an opening procedure. Never played on a board. */
  record Swap() implements Move {}

  /** A resignation. Never played on a board. */
  record Resign() implements Move {}
}
