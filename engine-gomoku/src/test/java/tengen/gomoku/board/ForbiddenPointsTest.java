package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.Problems;
import tengen.gomoku.Problems.Problem;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests that forbidden points agree with the referee and with the problem file. */
final class ForbiddenPointsTest {
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 20_000 : 60;

  static Stream<Problem> problems() {
    return Problems.of("forbidden").stream();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void forbiddenPointsAreThoseOfTheProblem(Problem problem) {
    GomokuBoard board = PatternBoards.of(problem.rule(), problem.board());
    assertThat(forbidden(board))
        .containsExactlyInAnyOrderElementsOf(Boards.points(problem.part("forbidden")));
  }

  @Test
  void forbiddenPointsAreThoseOfTheReferee() {
    GameRules referee = Referees.of("gomoku-renju");
    int points = 0;
    for (int seed = 0; seed < BOARDS; seed++) {
      Setup.Board stones = stones(new Xoshiro(seed));
      Position position = Position.start("gomoku-renju", stones).withToMove(Side.BLACK);
      List<Place> legal =
          referee
              .legalMoves(position)
              .filter(Place.class::isInstance)
              .map(Place.class::cast)
              .toList();
      GomokuBoard board = PatternBoards.of(WinRule.RENJU, stones);
      if (!legal.isEmpty()) {
        List<Place> allowed = new ArrayList<>(all(board));
        points += forbidden(board).size();
        allowed.removeAll(forbidden(board));
        assertThat(allowed).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(legal);
      }
    }
    assertThat(points).isPositive();
  }

  /**
   * Returns a board with many more black stones than white ones, which gives more lines and fouls.
   */
  private static Setup.Board stones(Xoshiro random) {
    int side = 7 + random.nextInt(9);
    var black = new ArrayList<Place>();
    var white = new ArrayList<Place>();
    for (int i = 0; i < side * side; i++) {
      int kind = random.nextInt(13);
      (kind < 3 ? black : kind < 4 ? white : new ArrayList<Place>())
          .add(new Place(i % side, i / side));
    }
    return new Setup.Board(side, side, black, white, List.of());
  }

  private static List<Place> all(GomokuBoard board) {
    var found = new ArrayList<Place>();
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        found.add(Points.place(point));
      }
    }
    return found;
  }

  private static List<Place> forbidden(GomokuBoard board) {
    return all(board).stream()
        .filter(place -> ForbiddenPoints.isForbidden(board, Points.of(place), GomokuBoard.BLACK))
        .toList();
  }
}
