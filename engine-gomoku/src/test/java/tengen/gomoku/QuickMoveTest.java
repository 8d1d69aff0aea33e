package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.EngineFactory;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.proof.ProofFactory;
import tengen.support.games.Boards;
import tengen.support.games.GomokuQuickMoves;
import tengen.support.games.Referees;

final class QuickMoveTest {
  static Stream<EngineFactory> factories() {
    return Stream.of(new GomokuFactory(), new ProofFactory());
  }

  @TestFactory
  Stream<DynamicContainer> movesWithoutASearchAreSound() {
    return factories()
        .map(
            factory ->
                dynamicContainer(factory.descriptor().id(), GomokuQuickMoves.tests(factory)));
  }

  /** 9,7 makes a four and a three: after 10,7 the column becomes an open four. */
  @ParameterizedTest
  @MethodSource("factories")
  void aWinByFoursIsFound(EngineFactory factory) {
    var board = Boards.board(15, "6,7 7,7 8,7 9,8 9,9", "5,7 2,2 12,2 2,12 13,13");
    Position position = Position.start("gomoku-freestyle", board);

    assertThat(factory.quickMove(Referees.of(position.rules()), position))
        .contains(new Place(9, 7));
  }
}
