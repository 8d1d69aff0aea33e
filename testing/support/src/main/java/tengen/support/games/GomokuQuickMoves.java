package tengen.support.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tengen.engine.Engine;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * Tests that a Gomoku engine makes every five and stops the opponent's, without a search or in one
 * that ends at once.
 */
public final class GomokuQuickMoves {
  private static final String FREESTYLE = "gomoku-freestyle";
  private static final int POSITIONS = 100;
  private static final int SEED = 20_261_127;
  private static final EngineSettings SMALL = EngineSettings.DEFAULT.withMemoryBytes(1 << 20);

  private final EngineFactory factory;

  private GomokuQuickMoves(EngineFactory factory) {
    this.factory = factory;
  }

  /** A player that chooses moves. */
  private interface Player {
    Move move(Position position) throws Exception;
  }

  /** Positions in which the side to move makes a five, or stops one. */
  private record Tasks(TacticalPositions positions, List<Position> wins, List<Position> blocks) {
    static Tasks of(String rules, long seed, int count) {
      var positions = new TacticalPositions(Referees.of(rules), seed);
      return new Tasks(positions, positions.wins(count), positions.blocks(count));
    }

    void assertAllRight(Player player) throws Exception {
      var wrong = new ArrayList<String>();
      for (Position position : wins) {
        Move move = player.move(position);
        if (!positions.isWin(position, move)) {
          wrong.add(move + " in " + position);
        }
      }
      for (Position position : blocks) {
        Move move = player.move(position);
        if (!positions.isSafe(position, move)) {
          wrong.add(move + " in " + position);
        }
      }
      assertEquals(List.of(), wrong);
    }
  }

  /** Returns the tests for this factory's engines. */
  public static Stream<DynamicTest> tests(EngineFactory factory) {
    var checks = new GomokuQuickMoves(factory);
    return Stream.concat(
        Stream.of(
            dynamicTest("a five is made and stopped", checks::freestyle),
            dynamicTest("open fours are made and stopped", checks::openFours)),
        Stream.of("gomoku-standard", "gomoku-renju", "gomoku-caro", "gomoku-standard-caro")
            .map(
                rules ->
                    dynamicTest(
                        rules, () -> Tasks.of(rules, 1, 5).assertAllRight(checks::quickMove))));
  }

  private void freestyle() throws Exception {
    Tasks tasks = Tasks.of(FREESTYLE, SEED, POSITIONS);
    tasks.assertAllRight(this::quickMove);
    try (Engine engine = factory.create(SMALL, Referees.host())) {
      tasks.assertAllRight(position -> searched(engine, position, 1));
      tasks.assertAllRight(position -> searched(engine, position, 50));
    }
  }

  private Move quickMove(Position position) {
    return factory.quickMove(Referees.of(position.rules()), position).orElseThrow();
  }

  private static Move searched(Engine engine, Position position, long nodes) throws Exception {
    Limits limits = Limits.NONE.withMaxNodes(nodes);
    return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits)).move();
  }

  /** Tests four in a row with one open end, and an open three that becomes an open four. */
  private void openFours() {
    var four = Boards.board(15, "1,7 2,7 3,7 4,7", "0,7 12,12 3,12 3,3");
    var three = Boards.board(15, "5,7 6,7 7,7", "5,3 11,11 3,11");

    assertChosen(four, Side.BLACK, new Place(5, 7));
    assertChosen(four, Side.WHITE, new Place(5, 7));
    assertChosen(three, Side.BLACK, new Place(4, 7), new Place(8, 7));
    assertChosen(
        three, Side.WHITE, new Place(3, 7), new Place(4, 7), new Place(8, 7), new Place(9, 7));
  }

  private void assertChosen(Setup.Board board, Side toMove, Place... right) {
    Move move = quickMove(Boards.position(FREESTYLE, board, toMove));
    assertTrue(Set.of(right).contains(move), () -> "not right for " + toMove + ": " + move);
  }
}
