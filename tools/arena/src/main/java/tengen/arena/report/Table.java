package tengen.arena.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table with names on the left and numbers on the right.
 *
 * @param head header of each column
 * @param rows with as many cells
 */
record Table(List<String> head, List<List<String>> rows) {
  Table {
    head = List.copyOf(head);
    rows = List.copyOf(rows);
  }

  /** Returns aligned lines, with two blanks between columns: the header and one per row. */
  Stream<String> text() {
    int[] widths = IntStream.range(0, head.size()).map(this::width).toArray();
    return all().map(row -> aligned(row, widths));
  }

  private int width(int column) {
    return all().mapToInt(row -> row.get(column).length()).max().orElseThrow();
  }

  private static String aligned(List<String> row, int[] widths) {
    return IntStream.range(0, row.size())
        .mapToObj(
            column -> {
              String pad = " ".repeat(widths[column] - row.get(column).length());
              return column == 0 ? row.get(column) + pad : pad + row.get(column);
            })
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }

  /** Returns the lines of a table in GitHub Flavored Markdown. */
  Stream<String> markdown() {
    String rule = "|---|" + "---:|".repeat(head.size() - 1);
    return Stream.of(
            Stream.of(head).map(Table::piped), Stream.of(rule), rows.stream().map(Table::piped))
        .flatMap(lines -> lines);
  }

  private static String piped(List<String> row) {
    return row.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private Stream<List<String>> all() {
    return Stream.concat(Stream.of(head), rows.stream());
  }
}
