package tengen.arena.report;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Names on the left, numbers on the right.
 *
 * @param head of each column
 * @param rows of as many cells
 */
record Table(List<String> head, List<List<String>> rows) {
  Table {
    head = List.copyOf(head);
    rows = List.copyOf(rows);
  }

  /** In columns, two blanks between them: a line for the head and one for each row. */
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

  /** As GitHub flavoured Markdown has tables. */
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
