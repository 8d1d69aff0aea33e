package tengen.proof.verifier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Problems of freestyle Gomoku with known answers, with colours exchanged if needed so that Black
 * moves.
 */
record Problems(String id, List<Integer> black, List<Integer> white, String answer) {
  static final int SIZE = 15;
  private static final Path TABLE =
      Path.of("../../engine-gomoku/src/test/resources/tengen/gomoku/threat-problems.tsv");

  static List<Problems> of(String category) {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return lines
          .map(line -> line.split("\t", -1))
          .filter(row -> row[1].equals("freestyle") && row[5].equals(category))
          .map(Problems::read)
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Problems read(String[] row) {
    String[] sides = row[4].split("\\|", -1);
    List<Integer> black = points(sides[row[3].equals("B") ? 0 : 1]);
    List<Integer> white = points(sides[row[3].equals("B") ? 1 : 0]);
    return new Problems(row[0], black, white, row[6]);
  }

  private static List<Integer> points(String text) {
    return Stream.of(text.strip().split(" ", -1))
        .map(cell -> cell.split(",", -1))
        .map(xy -> Integer.parseInt(xy[1]) * SIZE + Integer.parseInt(xy[0]))
        .toList();
  }

  /** Returns the number of Black's moves in the shortest win. */
  int moves() {
    return Integer.parseInt(answer.replaceFirst("^vc[ft]=(\\d+);.*$", "$1"));
  }

  StoneBoard board() {
    StoneBoard board = new StoneBoard(SIZE);
    black.forEach(point -> board.place(point, StoneBoard.BLACK));
    white.forEach(point -> board.place(point, StoneBoard.WHITE));
    return board;
  }
}
