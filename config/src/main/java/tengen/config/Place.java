package tengen.config;

import org.yaml.snakeyaml.error.Mark;

/** A line and a column, both from 1, the column in characters. */
record Place(int line, int column) implements Comparable<Place> {
  /** The place of problems about the file as a whole. */
  static final Place WHOLE_FILE = new Place(0, 0);

  static Place of(Mark mark) {
    return new Place(mark.getLine() + 1, mark.getColumn() + 1);
  }

  @Override
  public int compareTo(Place other) {
    return line == other.line
        ? Integer.compare(column, other.column)
        : Integer.compare(line, other.line);
  }
}
