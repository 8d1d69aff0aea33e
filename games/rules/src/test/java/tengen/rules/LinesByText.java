package tengen.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tengen.game.Side;

/**
 * Finds winning lines by text patterns in a drawing of the board, to compare with the referee.
 * Covers games from an empty board that are not continuous.
 */
final class LinesByText {
  private static final String EXACTLY_FIVE = "(?<!X)XXXXX(?!X)";
  private static final String OPEN_FIVE = "(?<![XO])XXXXX(?!X)|(?<!X)XXXXX(?![XO])";

  private LinesByText() {}

  static Optional<Side> winner(String id, String drawing) {
    String lines = String.join("\n", lines(drawing.split("\n", -1)));
    if (pattern(id, Side.BLACK).matcher(lines).find()) {
      return Optional.of(Side.BLACK);
    }
    String exchanged = lines.replace('X', '-').replace('O', 'X').replace('-', 'O');
    return pattern(id, Side.WHITE).matcher(exchanged).find()
        ? Optional.of(Side.WHITE)
        : Optional.empty();
  }

  private static Pattern pattern(String id, Side side) {
    return Pattern.compile(
        switch (id) {
          case "gomoku-freestyle" -> "XXXXX";
          case "gomoku-standard" -> EXACTLY_FIVE;
          case "gomoku-renju" -> side == Side.BLACK ? EXACTLY_FIVE : "XXXXX";
          case "gomoku-caro" -> "XXXXXX|" + OPEN_FIVE;
          case "gomoku-standard-caro" -> OPEN_FIVE;
          default -> throw new AssertionError(id);
        });
  }

  /** Returns rows, columns and diagonals. A diagonal is a column of shifted rows. */
  private static List<String> lines(String[] rows) {
    var lines = new ArrayList<>(List.of(rows));
    lines.addAll(columns(rows, 0));
    lines.addAll(columns(rows, 1));
    lines.addAll(columns(rows, -1));
    return lines;
  }

  private static List<String> columns(String[] rows, int shift) {
    int span = rows[0].length() + rows.length;
    var columns = new ArrayList<String>();
    for (int start = -span; start < 2 * span; start++) {
      var column = new StringBuilder();
      for (int y = 0; y < rows.length; y++) {
        int x = start + y * shift;
        if (0 <= x && x < rows[y].length()) {
          column.append(rows[y].charAt(x));
        }
      }
      columns.add(column.toString());
    }
    return columns;
  }
}
