package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Engine;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.gomoku.classic.ClassicFactory;
import tengen.gomoku.proof.ProofFactory;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** No engine misses a five, or what stops one, without a search or in one that ends at once. */
class QuickMoveTest {
  private static final GameRules FREESTYLE = Referees.of("gomoku-freestyle");
  private static final TacticalPositions POSITIONS = new TacticalPositions(FREESTYLE, 20_261_127);
  private static final EngineSettings SMALL = EngineSettings.DEFAULT.withMemoryBytes(1 << 20);
  private static List<Position> wins = List.of();
  private static List<Position> blocks = List.of();

  @BeforeAll
  static void makePositions() {
    wins = POSITIONS.wins(100);
    blocks = POSITIONS.blocks(100);
  }

  static Stream<EngineFactory> factories() {
    return Stream.of(new GomokuFactory(), new ClassicFactory(), new ProofFactory());
  }

  @ParameterizedTest
  @MethodSource("factories")
  void aFiveIsMadeAndStoppedWithoutASearch(EngineFactory factory) {
    assertAllRight(position -> quickMove(factory, position));
  }

  @ParameterizedTest
  @MethodSource("factories")
  void soItIsInASearchThatEndsAtOnceOrSoon(EngineFactory factory) throws Exception {
    try (Engine engine = factory.create(SMALL, Referees.host())) {
      for (long nodes : new long[] {1, 50}) {
        assertAllRight(position -> searched(engine, position, nodes));
      }
    }
  }

  private static void assertAllRight(Function<Position, Move> player) {
    for (Position position : wins) {
      Move move = player.apply(position);
      assertThat(POSITIONS.isWin(position, move)).as("%s in %s", move, position).isTrue();
    }
    for (Position position : blocks) {
      Move move = player.apply(position);
      assertThat(POSITIONS.isSafe(position, move)).as("%s in %s", move, position).isTrue();
    }
  }

  private static Move quickMove(EngineFactory factory, Position position) {
    return factory.quickMove(Referees.of(position.rules()), position).orElseThrow();
  }

  private static Move searched(Engine engine, Position position, long nodes) {
    try {
      Limits limits = Limits.NONE.withMaxNodes(nodes);
      return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits)).move();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  static Stream<Arguments> otherRules() {
    return factories()
        .flatMap(
            factory ->
                Stream.of("gomoku-standard", "gomoku-renju", "gomoku-caro", "gomoku-standard-caro")
                    .map(rules -> arguments(factory, rules)));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("otherRules")
  void itHoldsUnderEveryRule(EngineFactory factory, String rules) {
    var positions = new TacticalPositions(Referees.of(rules), 1);
    for (Position position : positions.wins(5)) {
      Move move = quickMove(factory, position);
      assertThat(positions.isWin(position, move)).as("%s in %s", move, position).isTrue();
    }
    for (Position position : positions.blocks(5)) {
      Move move = quickMove(factory, position);
      assertThat(positions.isSafe(position, move)).as("%s in %s", move, position).isTrue();
    }
  }

  /** Four in a row with one open end, and then an open three that becomes an open four. */
  @ParameterizedTest
  @MethodSource("factories")
  void openFoursAreMadeAndStopped(EngineFactory factory) {
    var four = Boards.board(15, "1,7 2,7 3,7 4,7", "0,7 12,12 3,12 3,3");
    var three = Boards.board(15, "5,7 6,7 7,7", "5,3 11,11 3,11");

    for (Side side : Side.values()) {
      Position position = Position.start(FREESTYLE.id(), four).withToMove(side);
      assertThat(quickMove(factory, position)).isEqualTo(new Place(5, 7));
    }
    assertThat(quickMove(factory, Position.start(FREESTYLE.id(), three)))
        .isIn(new Place(4, 7), new Place(8, 7));
    assertThat(quickMove(factory, Position.start(FREESTYLE.id(), three).withToMove(Side.WHITE)))
        .isIn(new Place(3, 7), new Place(4, 7), new Place(8, 7), new Place(9, 7));
  }

  static Stream<EngineFactory> withThreats() {
    return Stream.of(new GomokuFactory(), new ProofFactory());
  }

  /** 9,7 makes a four and a three: after 10,7 the column becomes an open four. */
  @ParameterizedTest
  @MethodSource("withThreats")
  void aWinByFoursIsFound(EngineFactory factory) {
    var board = Boards.board(15, "6,7 7,7 8,7 9,8 9,9", "5,7 2,2 12,2 2,12 13,13");

    assertThat(quickMove(factory, Position.start(FREESTYLE.id(), board)))
        .isEqualTo(new Place(9, 7));
  }
}
