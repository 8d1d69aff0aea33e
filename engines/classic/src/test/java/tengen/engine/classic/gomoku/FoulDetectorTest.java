package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.support.games.Boards;

/** Tests of renju's fouls, with an example for each clause of their definition. */
final class FoulDetectorTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          double three                        | 6,7 8,7 7,6 7,8                         | -             | 7,7 | true
          double three, both split            | 5,7 8,7 7,5 7,8                         | -             | 7,7 | true
          double four                         | 4,7 5,7 6,7 7,4 7,5 7,6                 | -             | 7,7 | true
          double four in a line: X.XXX.X      | 3,7 5,7 6,7 9,7                         | -             | 7,7 | true
          double four in a line: XX.XX.XX     | 2,7 3,7 5,7 8,7 9,7                     | -             | 6,7 | true
          double four in a line: XXX.X.XXX    | 2,7 3,7 4,7 8,7 9,7 10,7                | -             | 6,7 | true
          overline                            | 3,7 4,7 5,7 7,7 8,7                     | -             | 6,7 | true
          a five beats a double four          | 3,7 4,7 5,7 6,7 7,5 7,6 8,8 9,9         | -             | 7,7 | false
          a five beats an overline            | 3,7 4,7 5,7 6,7 7,4 7,5 7,6 7,8 7,9     | -             | 7,7 | false
          a four and a three                  | 4,7 5,7 6,7 7,6 7,8                     | -             | 7,7 | false
          no straight four in the row         | 5,7 6,7 7,6 7,8                         | 3,7 9,7       | 7,7 | false
          straight fours spoilt by overlines  | 5,7 6,7 2,7 10,7 7,6 7,8                | -             | 7,7 | false
          one side of the three still works   | 5,7 6,7 10,7 7,6 7,8                    | -             | 7,7 | true
          a three with one way to a four      | 8,7 9,7 7,6 7,8                         | 5,7           | 7,7 | true
          that way is a double four           | 8,7 9,7 7,6 7,8 10,4 10,5 10,6          | 5,7           | 7,7 | false
          that way is a double three          | 8,7 9,7 7,6 7,8 10,6 10,8 9,6 11,8      | 5,7           | 7,7 | false
          that double three has a false three | 8,7 9,7 7,6 7,8 10,6 10,8 9,6 11,8      | 5,7 10,4 10,10 | 7,7 | true
          that way makes a five               | 8,7 9,7 7,6 7,8 10,3 10,4 10,5 10,6     | 5,7           | 7,7 | false
          no three along the edge             | 0,7 1,7 2,6 2,8                         | -             | 2,7 | false
          """)
  void judges(String name, String black, String white, String point, boolean foul)
      throws Exception {
    Setup.Board stones = Boards.board(15, black, white);
    var board = ScoreBoards.of(stones, WinRule.RENJU);
    Place place = Boards.point(point);
    assertThat(new FoulDetector(board).isFoul(board.grid.index(place))).as(name).isEqualTo(foul);
    Position position = Boards.position("gomoku-renju", stones, Side.BLACK);
    if (foul) {
      assertThat(ClassicSearches.quickMove(position))
          .as("never plays a " + name)
          .isNotEqualTo(place);
    }
    if (name.startsWith("a five")) {
      assertThat(ClassicSearches.quickMove(position)).as("plays it: " + name).isEqualTo(place);
    }
  }
}
