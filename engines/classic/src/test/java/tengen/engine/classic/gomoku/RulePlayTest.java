package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.support.games.Boards;
import tengen.support.games.RandomGomoku;

/** Tests that each rule's wins decide between winning and blocking. */
final class RulePlayTest {

  static Stream<String> rulesIds() {
    return RandomGomoku.rulesIds();
  }

  /** White's four, which Black must block at {@link #BLOCK} unless Black wins first. */
  private static final String WHITE_FOUR = "0,2 1,2 2,2 3,2";

  private static final Place BLOCK = new Place(4, 2);

  private static Position blackToMove(String rules, String black, String white) {
    return Boards.position(rules, Boards.board(15, black, white), Side.BLACK);
  }

  /**
   * Searches a position with White's four on the edge, which only one point blocks under every
   * rule.
   */
  private static Object move(String rules, String black, String white) throws Exception {
    return ClassicSearches.quickMove(blackToMove(rules, black, WHITE_FOUR + " " + white));
  }

  @ParameterizedTest
  @CsvSource({
    "gomoku-freestyle, true",
    "gomoku-standard, false",
    "gomoku-renju, false",
    "gomoku-caro, true",
    "gomoku-standard-caro, false"
  })
  void sixInARowWinsOnlyWhereFiveNeedNotBeExact(String rules, boolean wins) throws Exception {
    assertThat(move(rules, "4,10 5,10 6,10 8,10 9,10", "0,14 14,14"))
        .isEqualTo(wins ? new Place(7, 10) : BLOCK);
  }

  @ParameterizedTest
  @CsvSource({
    "gomoku-freestyle, true",
    "gomoku-standard, true",
    "gomoku-renju, true",
    "gomoku-caro, false",
    "gomoku-standard-caro, false"
  })
  void fiveBetweenOpponentsStonesWinsOnlyWhereNothingClosesIt(String rules, boolean wins)
      throws Exception {
    assertThat(move(rules, "4,10 5,10 6,10 7,10", "3,10 9,10"))
        .isEqualTo(wins ? new Place(8, 10) : BLOCK);
  }

  @ParameterizedTest
  @CsvSource({"gomoku-caro, true", "gomoku-standard-caro, false"})
  void sixBetweenOpponentsStonesWinsInCaro(String rules, boolean wins) throws Exception {
    assertThat(move(rules, "4,10 5,10 6,10 8,10 9,10", "3,10 10,10"))
        .isEqualTo(wins ? new Place(7, 10) : BLOCK);
  }

  @ParameterizedTest
  @CsvSource({"gomoku-caro", "gomoku-standard-caro"})
  void theEdgeClosesNoFive(String rules) throws Exception {
    assertThat(move(rules, "0,10 1,10 2,10 3,10", "5,10 14,14")).isEqualTo(new Place(4, 10));
  }

  @ParameterizedTest
  @MethodSource("rulesIds")
  void fiveIsMadeRatherThanBlocked(String rules) throws Exception {
    assertThat(move(rules, "4,10 5,10 6,10 8,10", "0,14 14,14")).isEqualTo(new Place(7, 10));
  }

  @ParameterizedTest
  @MethodSource("rulesIds")
  void aFourIsBlocked(String rules) throws Exception {
    assertThat(move(rules, "4,10 5,10 6,12 8,11", "0,14 14,14")).isEqualTo(BLOCK);
  }

  @Test
  void blackPlaysAFoulIfNoOtherMoveIsLeft() throws Exception {
    Setup.Board board = Boards.drawn("OOXOOX", "XXOXXO", "XXX.XX", "OOXOOX", "XXOXXO");
    assertThat(ClassicSearches.quickMove(Boards.position("gomoku-renju", board, Side.BLACK)))
        .isEqualTo(new Place(3, 2));
  }

  @Test
  void aCompletedFiveInAContinuousGameIsNeutral() throws Exception {
    Position position = Position.start("gomoku-freestyle-continuous", Setup.Board.empty(15, 15));
    for (Place point : Boards.points("4,4 4,8 5,4 5,8 6,4 6,8 7,4 7,8 8,4")) {
      position = position.play(point);
    }
    // White completes its own five; Black's five is neutral and ends nothing.
    assertThat(ClassicSearches.quickMove(position)).isIn(new Place(3, 8), new Place(8, 8));
  }
}
