package tengen.config;

import org.yaml.snakeyaml.error.Mark;

/** A line and a column, both from 1, the column in characters. */
record ConfigPosition(int line, int column) implements Comparable<ConfigPosition> {
  /** The place of problems about the file as a whole. */
  static final ConfigPosition WHOLE_FILE = new ConfigPosition(0, 0);

  static ConfigPosition of(Mark mark) {
    return new ConfigPosition(mark.getLine() + 1, mark.getColumn() + 1);
  }

  @Override
  public int compareTo(ConfigPosition other) {
    return line == other.line
        ? Integer.compare(column, other.column)
        : Integer.compare(line, other.line);
  }
}
