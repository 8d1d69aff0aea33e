package tengen.engine.classic.gomoku;

import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Reference implementation of the scores by their definition: examines every window and counts
 * every stone.
 */
final class ReferenceScores {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  private static final int[] POINTS = {10, 100, 2_501, 10_000, 100_000, 20_000_000};

  private final Setup.Board board;
  private final WinRule rule;

  private ReferenceScores(Setup.Board board, WinRule rule) {
    this.board = board;
    this.rule = rule;
  }

  /** Returns the state in the format of {@code ScoreBoardTest}. */
  static List<Integer> state(Setup.Board board, WinRule rule) {
    var slow = new ReferenceScores(board, rule);
    var grid = new PaddedGrid(board.width(), board.height());
    int[][] scores = new int[3][grid.size()];
    int[] fives = new int[3];
    for (int colour = ScoreBoard.BLACK; colour <= ScoreBoard.WHITE; colour++) {
      slow.count(colour, grid, scores[colour], fives);
    }
    var all = new ArrayList<Integer>();
    all.add(fives[ScoreBoard.BLACK]);
    all.add(fives[ScoreBoard.WHITE]);
    all.add(best(scores[ScoreBoard.BLACK]) - best(scores[ScoreBoard.WHITE]));
    for (int point = 0; point < grid.size(); point++) {
      all.add(grid.contains(point) ? slow.cell(grid.place(point)) : ScoreBoard.MARGIN);
      all.add(scores[ScoreBoard.BLACK][point]);
      all.add(scores[ScoreBoard.WHITE][point]);
    }
    return all;
  }

  private static int best(int[] scores) {
    int best = 0;
    for (int score : scores) {
      best = Math.max(best, score);
    }
    return best;
  }

  private void count(int colour, PaddedGrid grid, int[] scores, int[] fives) {
    for (int[] direction : DIRECTIONS) {
      for (int y = 0; y < board.height(); y++) {
        for (int x = 0; x < board.width(); x++) {
          int value = value(colour, x, y, direction);
          for (int i = 0; i < 5 && value > 0; i++) {
            scores[grid.index(new Place(x + i * direction[0], y + i * direction[1]))] += value;
          }
          fives[colour] += value == POINTS[5] ? 1 : 0;
        }
      }
    }
  }

  private int value(int colour, int x, int y, int[] direction) {
    int own = 0;
    for (int i = 0; i < 5; i++) {
      int cell = cell(new Place(x + i * direction[0], y + i * direction[1]));
      if (cell != colour && cell != ScoreBoard.EMPTY) {
        return 0;
      }
      own += cell == colour ? 1 : 0;
    }
    int before = cell(new Place(x - direction[0], y - direction[1]));
    int after = cell(new Place(x + 5 * direction[0], y + 5 * direction[1]));
    boolean tooLong =
        rule.isExact(ScoreBoard.side(colour)) && (before == colour || after == colour);
    int other = ScoreBoard.opponent(colour);
    boolean closed = rule.isClosable() && before == other && after == other;
    return tooLong || closed ? 0 : POINTS[own];
  }

  private int cell(Place point) {
    boolean onBoard =
        point.x() >= 0 && point.x() < board.width() && point.y() >= 0 && point.y() < board.height();
    if (!onBoard) {
      return ScoreBoard.MARGIN;
    }
    if (board.black().contains(point)) {
      return ScoreBoard.BLACK;
    }
    if (board.white().contains(point)) {
      return ScoreBoard.WHITE;
    }
    return board.neutral().contains(point) ? ScoreBoard.NEUTRAL : ScoreBoard.EMPTY;
  }
}
