package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.support.games.Boards;
import tengen.support.games.RandomGomoku;
import tengen.support.games.Referees;

final class Swap2Test {

  static Stream<String> rulesIds() {
    return RandomGomoku.rulesIds();
  }

  private static final Goal SWAP2 = new Goal.Opening("swap2");
  private static final String RULES = "gomoku-freestyle";

  private static Move answer(Position position) throws Exception {
    return ClassicSearches.search(position, SWAP2, Limits.NONE.withMaxNodes(20_000)).move();
  }

  @ParameterizedTest
  @MethodSource("rulesIds")
  void threeStonesOpenOnEveryBoard(String rulesId) throws Exception {
    GameRules referee = Referees.of(rulesId);
    for (int width = 5; width <= 22; width++) {
      int height = 27 - width;
      Position position = Position.start(rulesId, Setup.Board.empty(width, height));
      List<Place> points = ((Places) answer(position)).points();
      assertThat(new HashSet<>(points)).hasSize(3);
      for (Place point : points) {
        assertThat(referee.objection(position, point)).as("%s in %s", point, position).isEmpty();
        position = position.play(point);
      }
    }
  }

  @Test
  void anOpeningThatIsGoodForBlackIsSwapped() throws Exception {
    Position position = Boards.position(RULES, Boards.board(15, "7,7 8,8", "0,14"), Side.WHITE);
    assertThat(answer(position)).isEqualTo(new Move.Swap());
  }

  @Test
  void anOpeningThatIsGoodForWhiteGetsAFourthStone() throws Exception {
    Position position = Boards.position(RULES, Boards.board(15, "0,0 14,0", "7,7"), Side.WHITE);
    assertThat(Referees.of(RULES).legalMoves(position)).contains(answer(position));
  }

  @Test
  void stonesMayComeAsTurns() throws Exception {
    Position position = Position.start(RULES, Setup.Board.empty(15, 15));
    for (Place point : Boards.points("7,7 0,14 8,8 14,0 8,7")) {
      position = position.play(point);
    }
    assertThat(answer(position)).isEqualTo(new Move.Swap());
  }

  @Test
  void fiveStonesThatAreGoodForWhiteGetASixth() throws Exception {
    Position position =
        Boards.position(RULES, Boards.board(15, "0,0 14,0 0,14", "7,7 8,8"), Side.WHITE);
    assertThat(Referees.of(RULES).legalMoves(position)).contains(answer(position));
  }

  @ParameterizedTest
  @CsvSource({"'7,7', -", "'7,7', '8,8'", "'7,7 7,8', '8,8 1,1'"})
  void otherNumbersOfStonesAreRejected(String black, String white) {
    Position position = Boards.position(RULES, Boards.board(15, black, white), Side.BLACK);
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> answer(position))
        .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED))
        .withMessageContaining("0, 3 or 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pro", "swap"})
  void otherOpeningsAreRejected(String procedure) {
    Position position = Position.start(RULES, Setup.Board.empty(15, 15));
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(
            () -> ClassicSearches.search(position, new Goal.Opening(procedure), Limits.NONE))
        .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED));
  }
}
