package tengen.app.web;

import java.util.List;

/** A board of Gomoku as its cells are read, such as "H8, Black", with a simple player of Black. */
final class NamedBoard {
  private static final int SIZE = 15;
  private static final int FIVE = 5;
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  /** Worth of a row of five points by its number of stones, all of one colour. */
  private static final int[] WORTH_OF_BLACK = {1, 10, 100, 1_000, 100_000};

  private static final int[] WORTH_OF_WHITE = {1, 8, 80, 800, 50_000};

  /** Names of stones by column and row; empty for empty points. */
  private final String[][] stones = new String[SIZE][SIZE];

  NamedBoard(List<String> cells) {
    for (String cell : cells) {
      String[] parts = cell.split(", ");
      int row = Integer.parseInt(parts[0].substring(1)) - 1;
      stones[parts[0].charAt(0) - 'A'][row] = parts[1].equals("empty") ? "" : parts[1];
    }
  }

  /** Returns the empty point where most rows of Black and of White would grow, near the middle. */
  String best() {
    String best = "";
    int most = Integer.MIN_VALUE;
    for (int x = 0; x < SIZE; x++) {
      for (int y = 0; y < SIZE; y++) {
        int worth = stones[x][y].isEmpty() ? worth(x, y) : Integer.MIN_VALUE;
        if (worth > most) {
          most = worth;
          best = "%c%d".formatted('A' + x, y + 1);
        }
      }
    }
    return best;
  }

  private int worth(int x, int y) {
    int sum = -Math.abs(x - SIZE / 2) - Math.abs(y - SIZE / 2);
    for (int[] direction : DIRECTIONS) {
      for (int back = 0; back < FIVE; back++) {
        sum += row(x - back * direction[0], y - back * direction[1], direction);
      }
    }
    return sum;
  }

  /** Returns the worth of the row of five points that begins here. */
  private int row(int x, int y, int[] direction) {
    int black = 0;
    int white = 0;
    for (int i = 0; i < FIVE; i++) {
      int column = x + i * direction[0];
      int line = y + i * direction[1];
      if (column < 0 || line < 0 || column >= SIZE || line >= SIZE) {
        return 0;
      }
      black += stones[column][line].equals("Black") ? 1 : 0;
      white += stones[column][line].equals("White") ? 1 : 0;
    }
    return white == 0 ? WORTH_OF_BLACK[black] : black == 0 ? WORTH_OF_WHITE[white] : 0;
  }
}
