package tengen.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A second implementation of renju's forbidden points, for comparison. It treats lines as strings,
 * tries stones by brute force on copies of the board, and shares nothing with the referee.
 *
 * <p>A board is an array of rows of {@code .} for empty, {@code X} for Black and any other
 * character for an occupied point. Written from the definition alone.
 */
final class SecondRenju {
  enum Judgement {
    LEGAL,
    FIVE,
    OVERLINE,
    DOUBLE_FOUR,
    DOUBLE_THREE
  }

  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  private static final Pattern FIVE = Pattern.compile("(?<!X)XXXXX(?!X)");
  private static final Pattern SIX = Pattern.compile("XXXXXX+");
  private static final Pattern STRAIGHT_FOUR = Pattern.compile("(?<=(?<!X)[.])XXXX(?=[.](?!X))");

  private SecondRenju() {}

  /** A whole line of the board as text, with the point of each character. */
  private record TextLine(String text, List<int[]> points) {
    /** Returns the line through (x, y) in one direction, from edge to edge. */
    static TextLine through(char[][] board, int x, int y, int[] step) {
      int startX = x;
      int startY = y;
      while (isOn(board, startX - step[0], startY - step[1])) {
        startX -= step[0];
        startY -= step[1];
      }
      var text = new StringBuilder();
      var points = new ArrayList<int[]>();
      for (int i = startX, j = startY; isOn(board, i, j); i += step[0], j += step[1]) {
        text.append(board[j][i]);
        points.add(new int[] {i, j});
      }
      return new TextLine(text.toString(), points);
    }

    private static boolean isOn(char[][] board, int x, int y) {
      return y >= 0 && y < board.length && x >= 0 && x < board[y].length;
    }

    int indexOf(int x, int y) {
      for (int i = 0; i < points.size(); i++) {
        if (points.get(i)[0] == x && points.get(i)[1] == y) {
          return i;
        }
      }
      throw new AssertionError("not on this line");
    }

    TextLine with(int index) {
      return new TextLine(text.substring(0, index) + "X" + text.substring(index + 1), points);
    }

    /** Returns whether a single match of the pattern covers all of these places. */
    boolean has(Pattern pattern, int... places) {
      return pattern
          .matcher(text)
          .results()
          .anyMatch(
              match ->
                  IntStream.of(places)
                      .allMatch(place -> match.start() <= place && place < match.end()));
    }

    List<Integer> empties() {
      var found = new ArrayList<Integer>();
      for (int i = text.indexOf('.'); i >= 0; i = text.indexOf('.', i + 1)) {
        found.add(i);
      }
      return found;
    }
  }

  /** Judges a stone of Black on the empty point (x, y). */
  static Judgement judge(char[][] before, int x, int y) {
    char[][] board = with(before, x, y);
    boolean six = false;
    int fours = 0;
    int threes = 0;
    for (int[] step : STEPS) {
      TextLine line = TextLine.through(board, x, y, step);
      int at = line.indexOf(x, y);
      if (line.has(FIVE, at)) {
        return Judgement.FIVE;
      }
      six |= line.has(SIX, at);
      fours += fours(line, at);
    }
    if (six) {
      return Judgement.OVERLINE;
    }
    if (fours > 1) {
      return Judgement.DOUBLE_FOUR;
    }
    for (int[] step : STEPS) {
      threes += isThree(board, x, y, step) ? 1 : 0;
    }
    return threes > 1 ? Judgement.DOUBLE_THREE : Judgement.LEGAL;
  }

  private static int fours(TextLine line, int at) {
    List<Integer> fillings =
        line.empties().stream().filter(empty -> line.with(empty).has(FIVE, at)).toList();
    return line.has(STRAIGHT_FOUR, at) ? 1 : fillings.size();
  }

  private static boolean isThree(char[][] board, int x, int y, int[] step) {
    TextLine line = TextLine.through(board, x, y, step);
    int at = line.indexOf(x, y);
    for (int empty : line.empties()) {
      int[] point = line.points().get(empty);
      if (line.with(empty).has(STRAIGHT_FOUR, at, empty)
          && judge(board, point[0], point[1]) == Judgement.LEGAL) {
        return true;
      }
    }
    return false;
  }

  private static char[][] with(char[][] board, int x, int y) {
    char[][] copy = new char[board.length][];
    for (int j = 0; j < board.length; j++) {
      copy[j] = board[j].clone();
    }
    copy[y][x] = 'X';
    return copy;
  }
}
