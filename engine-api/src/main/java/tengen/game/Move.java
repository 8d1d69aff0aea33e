package tengen.game;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** What a side does, or answers, at its turn. */
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

    /** Whether a board of this size has the point. */
    public boolean isOn(int width, int height) {
      return 0 <= x && x < width && 0 <= y && y < height;
    }

    /** Row by row from the top, each from the left: reading order. */
    @Override
    public int compareTo(Place that) {
      return ROW_BY_ROW.compare(this, that);
    }
  }

  /** Several stones in one answer, as openings ask for, each by the side whose turn it then is. */
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

  /** No stone. Legal only where the rules say so. */
  record Pass() implements Move {}

  /** An answer in an opening procedure: the other colour, please. Never played on a board. */
  record Swap() implements Move {}

  /** An answer: gives the game up. Never played on a board. */
  record Resign() implements Move {}
}
