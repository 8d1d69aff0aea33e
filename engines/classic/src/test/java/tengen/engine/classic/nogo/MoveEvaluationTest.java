package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;

class MoveEvaluationTest {
  @Test
  void emptyCornersAreWorthTheirNeighboursAndTheBonus() {
    // Two neighbours with three empty neighbours each: 2 * 8; the enemy may play there: 16; corner:
    // 8.
    assertThat(value("........./........./........./........./.........", 0, 0, UndoBoard.BLACK))
        .isEqualTo(16 + 16 + 8);
  }

  @Test
  void thePointThatMakesAnEyeIsWorthTheEye() {
    // (0, 0), above a black stone on the edge, is touched by Black alone and has one empty
    // neighbour: 32. (2, 0) and (1, 1) have three each: 8 and 8. White may play there: 16. There is
    // one black stone around: 1.
    assertThat(value("..../X.../....", 1, 0, UndoBoard.BLACK)).isEqualTo(32 + 8 + 8 + 16 + 1);
  }

  @Test
  void anEyeOfTheEnemyIsWorthSpoiling() {
    // (0, 0) is touched by White alone and has one empty neighbour: 32. Its neighbour (1, 0) has
    // three empty neighbours: 8. The enemy may play: 16. Corner: 8.
    assertThat(value("..../O.../....", 0, 0, UndoBoard.BLACK)).isEqualTo(32 + 8 + 16 + 8);
  }

  @Test
  void ownStonesThatBreatheOnlyHereCountFourEach() {
    // Black's corner stone has its only liberty at (1, 0): 4. White may not play there: 0. (2, 0)
    // and (1, 1) are touched by at most one colour and have three empty neighbours: 8 and 8. There
    // is one black stone around: 1.
    assertThat(value("X.../O.../....", 1, 0, UndoBoard.BLACK)).isEqualTo(4 + 8 + 8 + 1);
  }

  private static int value(String rows, int x, int y, int colour) {
    String[] lines = rows.split("/", -1);
    var board = new UndoBoard(lines[0].length(), lines.length);
    for (int row = 0; row < lines.length; row++) {
      for (int column = 0; column < lines[row].length(); column++) {
        int stone = " XO".indexOf(lines[row].charAt(column));
        if (stone > 0) {
          board.play(board.point(column, row), stone);
        }
      }
    }
    var evaluation = new MoveEvaluation(board, MoveWeights.ORIGINAL);
    evaluation.scan(board);
    int point = board.point(x, y);
    return evaluation.value(point, board.neighbourhood(point), colour);
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 7", "9, 9", "5, 11", "19, 19"})
  void incrementalUpdatesEqualRescans(int width, int height) {
    for (int seed = 1; seed <= 5; seed++) {
      var random = new Xoshiro(seed);
      var board = new UndoBoard(width, height);
      var incremental = new MoveEvaluation(board, MoveWeights.ORIGINAL);
      incremental.scan(board);
      int[] points = new int[width * height];
      for (int colour = UndoBoard.BLACK;
          board.legalCount(colour) > 0;
          colour = UndoBoard.other(colour)) {
        int point = points[random.nextInt(board.legalPoints(colour, points))];
        incremental.play(board, point, colour);
        var fresh = new MoveEvaluation(board, MoveWeights.ORIGINAL);
        fresh.scan(board);
        int count = board.legalPoints(UndoBoard.other(colour), points);
        for (int i = 0; i < count; i++) {
          int neighbourhood = board.neighbourhood(points[i]);
          assertThat(incremental.value(points[i], neighbourhood, UndoBoard.other(colour)))
              .as("seed %d at %s", seed, board.place(points[i]))
              .isEqualTo(fresh.value(points[i], neighbourhood, UndoBoard.other(colour)));
        }
      }
    }
  }
}
