package tengen.config;

import java.util.Comparator;
import org.yaml.snakeyaml.error.Mark;

/** Line and column, both from 1, the column in characters. */
record Place(int line, int column) implements Comparable<Place> {
  private static final Comparator<Place> ORDER =
      Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

  /** The file as a whole. */
  static final Place NOWHERE = new Place(0, 0);

  static Place of(Mark mark) {
    return new Place(mark.getLine() + 1, mark.getColumn() + 1);
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }
}
