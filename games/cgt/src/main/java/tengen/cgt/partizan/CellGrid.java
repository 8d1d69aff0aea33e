package tengen.cgt.partizan;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.NotationException;

/**
 * A board of cells with a symbol each. {@code .} is empty; {@code #} is no cell, which may be
 * written {@code -} if a line ends at {@code #}. Cells are numbered by rows from the top left, from
 * 0. In moves they have the names of Go's points: columns {@code a}, {@code b}, ... without {@code
 * i} from the left, rows 1, 2, ... from the bottom.
 *
 * @param width cells in a row
 * @param cells all symbols, by rows
 */
public record CellGrid(int width, String cells) {
  static final char EMPTY = '.';
  static final char OUTSIDE = '#';
  private static final char NO_CELL = '-';

  private static final String COLUMNS = "abcdefghjklmnopqrstuvwxyz";
  private static final Pattern EMPTY_BOARD = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");

  /**
   * Reads rows joined by {@code /}, or the size of an empty board: {@code 3x4} has three rows.
   *
   * @param symbols those that the game allows
   */
  static CellGrid parse(String text, String symbols) {
    Matcher empty = EMPTY_BOARD.matcher(text);
    List<String> rows =
        empty.matches()
            ? emptyRows(Integer.parseInt(empty.group(1)), Integer.parseInt(empty.group(2)))
            : List.of(text.replace(NO_CELL, OUTSIDE).split("/", -1));
    int width = rows.isEmpty() ? 0 : rows.getFirst().length();
    if (width < 1 || width > COLUMNS.length() || rows.size() > COLUMNS.length()) {
      throw new NotationException(
          "a board has 1 to " + COLUMNS.length() + " rows and columns, got " + text);
    }
    for (String row : rows) {
      if (row.length() != width || !row.chars().allMatch(cell -> symbols.indexOf(cell) >= 0)) {
        throw new NotationException(
            "row '"
                + row
                + "' must have "
                + width
                + " cells of "
                + symbols
                + "; rows are joined by /");
      }
    }
    return new CellGrid(width, String.join("", rows));
  }

  private static List<String> emptyRows(int rows, int columns) {
    return Stream.generate(() -> ".".repeat(columns)).limit(rows).toList();
  }

  /** Returns the rows joined by {@code /}. */
  @Override
  public String toString() {
    return IntStream.range(0, height())
        .mapToObj(row -> cells.substring(row * width, (row + 1) * width))
        .collect(joining("/"));
  }

  int size() {
    return cells.length();
  }

  int height() {
    return cells.length() / width;
  }

  char at(int cell) {
    return cells.charAt(cell);
  }

  CellGrid with(int cell, char symbol) {
    return new CellGrid(width, cells.substring(0, cell) + symbol + cells.substring(cell + 1));
  }

  /** Returns the cells with a symbol. */
  IntStream cellsOf(char symbol) {
    return IntStream.range(0, size()).filter(cell -> at(cell) == symbol);
  }

  /** Returns each column as a board of its own. */
  Stream<CellGrid> columns() {
    return IntStream.range(0, width)
        .mapToObj(
            column ->
                new CellGrid(
                    1,
                    IntStream.range(0, height())
                        .mapToObj(row -> String.valueOf(at(row * width + column)))
                        .collect(joining())));
  }

  /** Returns the cell's name; {@code a1} is at the bottom left. */
  String name(int cell) {
    return COLUMNS.charAt(cell % width) + "" + (height() - cell / width);
  }

  /** Returns the cell at this offset; -1 if it is off the board. */
  int step(int cell, int right, int down) {
    int column = cell % width + right;
    int row = cell / width + down;
    return column < 0 || column >= width || row < 0 || row >= height() ? -1 : row * width + column;
  }

  /** Returns the cells above, left, right and below, including {@code #}. */
  int[] neighbours(int cell) {
    return neighbours(cell, Direction.ORTHOGONAL);
  }

  int[] neighbours(int cell, List<Direction> directions) {
    int[] found = new int[directions.size()];
    int count = 0;
    for (Direction direction : directions) {
      int next = step(cell, direction.right(), direction.down());
      if (next >= 0) {
        found[count++] = next;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /**
   * Returns a board with only these cells; all others become {@code #}. Empty margins are cut off.
   * The result is the first of its four reflections, so that equal shapes are equal.
   */
  CellGrid part(BitSet kept) {
    int left = kept.stream().map(cell -> cell % width).min().orElseThrow();
    int right = kept.stream().map(cell -> cell % width).max().orElseThrow();
    int top = kept.nextSetBit(0) / width;
    int bottom = (kept.length() - 1) / width;
    StringBuilder part = new StringBuilder();
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        int cell = row * width + column;
        part.append(kept.get(cell) ? at(cell) : OUTSIDE);
      }
    }
    return new CellGrid(right - left + 1, part.toString()).leastReflection();
  }

  private CellGrid leastReflection() {
    CellGrid mirrored = mapped(cell -> cell - cell % width + width - 1 - cell % width);
    IntUnaryOperator turn = cell -> size() - 1 - cell;
    return Stream.of(this, mirrored, mapped(turn), mirrored.mapped(turn))
        .min(Comparator.comparing(CellGrid::cells))
        .orElseThrow();
  }

  private CellGrid mapped(IntUnaryOperator from) {
    StringBuilder mapped = new StringBuilder(size());
    for (int cell = 0; cell < size(); cell++) {
      mapped.append(at(from.applyAsInt(cell)));
    }
    return new CellGrid(width, mapped.toString());
  }
}
