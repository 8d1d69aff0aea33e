package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.games.Boards;

final class ClassicEngineTest {
  private static final String RULES = "gomoku-freestyle";
  private static final Position MIDDLE =
      Boards.position(RULES, Boards.board(15, "7,7 8,8 6,9 9,6", "8,7 7,8 10,5 6,8"), Side.BLACK);

  private static SearchResult search(Position position, Limits limits) throws Exception {
    return ClassicSearches.search(position, Goal.BEST_MOVE, limits);
  }

  private static Variation best(SearchResult result) {
    return result.last().lines().getFirst();
  }

  @ParameterizedTest
  @CsvSource({"15, 15, 7, 7", "5, 5, 2, 2", "20, 20, 10, 10", "22, 5, 11, 2"})
  void theFirstStoneGoesToTheCentre(int width, int height, int x, int y) throws Exception {
    Position start = Position.start(RULES, Setup.Board.empty(width, height));
    assertThat(ClassicSearches.bestMove(start)).isEqualTo(new Place(x, y));
  }

  @Test
  void equalScoresAreTakenRowByRow() {
    var board = ScoreBoards.of(Setup.Board.empty(5, 5), WinRule.FREESTYLE);
    var candidates = new Candidates(board, 1);
    assertThat(candidates.select(0, ScoreBoard.BLACK, 6)).isEqualTo(6);
    // The centre is in four windows, the other points of the diagonals in three, the rest in two.
    assertThat(List.of(0, 1, 2, 3, 4, 5))
        .extracting(i -> board.grid.place(candidates.point(0, i)))
        .containsExactlyElementsOf(Boards.points("2,2 0,0 4,0 1,1 3,1 1,3"));
  }

  @Test
  void aLostGameIsPlayedOn() throws Exception {
    Position lost =
        Boards.position(
            RULES, Boards.board(15, "0,0 14,0 0,14 14,14", "5,7 6,7 7,7 8,7"), Side.BLACK);
    assertThat(ClassicSearches.bestMove(lost)).isIn(new Place(4, 7), new Place(9, 7));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 9, 30})
  void theDepthStaysWithinTheLimit(int plies) throws Exception {
    SearchResult result = search(MIDDLE, Limits.NONE.withMaxDepth(plies));
    assertThat(best(result).depth()).isEqualTo(Math.min(plies, 9));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "3, 4", "8, 9"})
  void theDepthIsAnOption(String depth, int plies) throws Exception {
    try (Engine engine = ClassicSearches.engine(Map.of("depth", depth))) {
      SearchResult result = engine.search(MIDDLE, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE));
      assertThat(best(result).depth()).isEqualTo(plies);
    }
  }

  @Test
  void theFirstProgramCountsRowsWithoutRoomForAFive() throws Exception {
    // Three stones on the edge, blocked by White and the corner, against an open two.
    Position position =
        Boards.position(
            RULES, Boards.board(15, "0,1 0,2 0,3 7,7 8,7", "0,4 12,3 3,12 12,12"), Side.BLACK);
    assertThat(style("first", position)).isEqualTo(new Place(0, 0));
    assertThat(style("greedy", position)).isIn(new Place(6, 7), new Place(9, 7));
  }

  @Test
  void theFirstProgramSkipsAPointWhereNoFiveCanBeMade() throws Exception {
    // (4, 0) has no room for a black five in any direction; (0, 2) has.
    Position position =
        Boards.position(
            RULES, Boards.board(5, "0,0 1,0 2,0", "3,0 1,1 4,1 3,1 4,4 0,4"), Side.BLACK);
    assertThat(style("first", position)).isNotEqualTo(new Place(4, 0));
  }

  private static Place style(String style, Position position) throws Exception {
    try (Engine engine = ClassicSearches.engine(Map.of("style", style))) {
      return (Place)
          engine.search(position, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE)).move();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "score-1, 9999",
    "root-width, 1",
    "plies-per-stone, 0",
    "root-cut, 0.9",
    "evaluation, sum"
  })
  void numbersOfTheTextAreOptions(String option, String value) throws Exception {
    Limits limits = Limits.NONE.withMaxDepth(4);
    try (Engine engine = ClassicSearches.engine(Map.of(option, value))) {
      SearchResult result = engine.search(MIDDLE, Goal.BEST_MOVE, RunningSearch.start(limits));
      assertThat(result.last().nodes()).isNotEqualTo(search(MIDDLE, limits).last().nodes());
    }
  }

  @Test
  void anOwnStoneAllowsThreePliesBelowTheRootMove() throws Exception {
    Position early = Boards.position(RULES, Boards.board(15, "7,7", "8,8"), Side.BLACK);
    assertThat(best(search(early, Limits.NONE)).depth()).isEqualTo(4);
  }

  @Test
  void aStopBeforeTheFirstRootMoveLeavesTheHighestScore() throws Exception {
    SearchResult result = search(MIDDLE, Limits.NONE.withTime(0, 0));
    try (Engine greedy = ClassicSearches.engine(Map.of("style", "greedy"))) {
      assertThat(result.move())
          .isEqualTo(
              greedy.search(MIDDLE, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE)).move());
    }
    assertThat(result.last().nodes()).isZero();
  }

  @Test
  void aLimitOfNodesEndsTheSearchWithinTheNextLook() throws Exception {
    SearchResult result = search(MIDDLE, Limits.NONE.withMaxNodes(3_000));
    assertThat(result.last().nodes()).isBetween(3_000L, 4_096L);
  }

  @Test
  void theExpectedRepliesFollowTheMove() throws Exception {
    SearchResult result = search(MIDDLE, Limits.NONE);
    assertThat(best(result).moves()).startsWith(result.move()).hasSizeGreaterThan(1);
    assertThat(best(result).score()).isInstanceOf(Score.Estimate.class);
  }

  @Test
  void aFiveOnTheNextStoneIsProven() throws Exception {
    Position won =
        Boards.position(RULES, Boards.board(15, "4,4 5,4 6,4 7,4", "3,4 9,9 9,1"), Side.BLACK);
    assertThat(best(search(won, Limits.NONE)).score()).isEqualTo(new Score.Win(OptionalInt.of(1)));
  }

  @Test
  void severalLinesComeBestFirst() throws Exception {
    SearchResult result =
        ClassicSearches.search(
            MIDDLE, new Goal.BestMove(3, List.of()), Limits.NONE.withMaxDepth(5));
    List<Variation> lines = result.last().lines();
    assertThat(lines)
        .hasSize(3)
        .extracting(line -> line.moves().getFirst())
        .doesNotHaveDuplicates();
    assertThat(lines)
        .isSortedAccordingTo(Comparator.comparingDouble(ClassicEngineTest::winRate).reversed());
    assertThat(result.move()).isEqualTo(search(MIDDLE, Limits.NONE.withMaxDepth(5)).move());
  }

  private static double winRate(Variation line) {
    return switch (line.score()) {
      case Score.Estimate(double winRate) -> winRate;
      case Score.Win _ -> 1;
      case Score.Draw _ -> 0.5;
      case Score.Loss _ -> 0;
    };
  }

  @Test
  void progressIsReportedAfterEachRootMove() throws Exception {
    var received = new ArrayList<SearchProgress>();
    var control =
        new RunningSearch(Limits.NONE, System::nanoTime, System.nanoTime(), 0, received::add);
    try (Engine engine = ClassicSearches.engine(Map.of("depth", "2"))) {
      SearchResult result = engine.search(MIDDLE, Goal.BEST_MOVE, control);
      assertThat(received)
          .hasSizeBetween(2, 11)
          .allMatch(progress -> progress.current().isPresent());
      assertThat(received.getLast().lines()).isEqualTo(result.last().lines());
    }
  }

  @Test
  void closingEndsARunningSearch() throws Exception {
    Engine engine = ClassicSearches.engine(Map.of());
    var running = RunningSearch.start(Limits.NONE);
    SearchControl closing =
        new SearchControl() {
          @Override
          public boolean shouldStop(long nodes) {
            engine.close();
            return false;
          }

          @Override
          public Limits limits() {
            return running.limits();
          }

          @Override
          public long elapsedMs() {
            return running.elapsedMs();
          }

          @Override
          public boolean isReportDue() {
            return false;
          }

          @Override
          public void report(SearchProgress progress) {
            running.report(progress);
          }
        };
    assertThat(engine.search(MIDDLE, Goal.BEST_MOVE, closing).last().nodes()).isZero();
  }

  @Test
  void interruptsEndTheSearch() {
    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(
            () -> {
              Thread.currentThread().interrupt();
              search(MIDDLE, Limits.NONE);
            });
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void optionsChangeBetweenSearches() throws Exception {
    try (Engine engine = ClassicSearches.engine(Map.of())) {
      var shallow = new EngineSettings(1, 1 << 20, 1, Map.of("depth", "1"));
      assertThat(engine.reconfigure(shallow)).isTrue();
      SearchResult result = engine.search(MIDDLE, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE));
      assertThat(best(result).depth()).isEqualTo(2);
    }
  }

  @Test
  void rulesWithoutARefereeAreRejected() {
    var noReferees = new EngineContext(Map.of(), Thread::new, Optional.empty(), _ -> {});
    try (Engine engine = new ClassicFactory().create(EngineSettings.DEFAULT, noReferees)) {
      assertThatExceptionOfType(EngineException.class)
          .isThrownBy(() -> engine.search(MIDDLE, Goal.BEST_MOVE, RunningSearch.start(Limits.NONE)))
          .withMessage("rules gomoku-freestyle: the host has no referee for them");
    }
  }

  @Test
  void goalsThatAreNotAnnouncedAreRejected() {
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> ClassicSearches.search(MIDDLE, new Goal.Balance(1, 0.5), Limits.NONE))
        .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED));
  }
}
