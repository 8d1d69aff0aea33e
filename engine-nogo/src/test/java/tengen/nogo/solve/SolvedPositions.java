package tengen.nogo.solve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.nogo.board.BitBoard;

/** The tables of solved positions; their README describes them. */
final class SolvedPositions {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";

  private SolvedPositions() {}

  /** Returns a table's rows without comments and header. */
  static List<String[]> rows(String table) {
    var stream =
        Objects.requireNonNull(SolvedPositions.class.getResourceAsStream("/tengen/nogo/" + table));
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      List<String[]> rows =
          reader
              .lines()
              .filter(line -> !line.startsWith("#"))
              .skip(1)
              .map(line -> line.split("\t", -1))
              .toList();
      if (rows.isEmpty()) {
        throw new IllegalStateException(table + " has no rows");
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the board of a drawing. */
  static BitBoard board(String drawing) {
    String[] rows = drawing.split("/", -1);
    var board = new BitBoard(rows[0].length(), rows.length);
    String points = String.join("", rows);
    for (int point = 0; point < points.length(); point++) {
      int colour = "XO".indexOf(points.charAt(point));
      if (colour >= 0) {
        board.play(point, colour);
      }
    }
    return board;
  }

  /** Returns the points of a list in GTP notation. */
  static Set<Integer> points(String list, BitBoard board) {
    int rows = board.points() / board.width();
    return list.equals("-")
        ? Set.of()
        : Arrays.stream(list.split(" ", -1))
            .map(
                name ->
                    (rows - Integer.parseInt(name.substring(1))) * board.width()
                        + COLUMNS.indexOf(name.charAt(0)))
            .collect(Collectors.toSet());
  }

  /** Returns true if this side, to move, wins a position of this outcome class. */
  static boolean wins(String outcome, int side) {
    return outcome.equals("N") || outcome.equals(side == BitBoard.BLACK ? "L" : "R");
  }
}
