package tengen.app.text;

import java.util.List;

/** Aligns a table with two blanks before each row and between columns. */
public final class Columns {
  private Columns() {}

  /** Prints rows of equal length, the header first. The last column is not padded. */
  public static String print(List<List<String>> rows) {
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
        String cell = row.get(column);
        line.append("  ").append(cell).append(" ".repeat(width - cell.length()));
      }
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }
}
