package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.games.RandomNogo;
import tengen.support.games.Referees;

class NogoClassicTest {
  private static final int SHORT_NODES = 1_000;

  private final GameRules referee = Referees.of("nogo");

  @Test
  void blackOpensAnEmptyBoardInTheCorner() throws Exception {
    assertThat(search(Map.of(), RandomNogo.empty(9, 9), SHORT_NODES).move())
        .isEqualTo(new Place(0, 0));
  }

  @Test
  void withoutTheCornerRuleTheOpeningIsSearched() throws Exception {
    SearchResult result =
        search(Map.of("corner-first", "false"), RandomNogo.empty(5, 5), SHORT_NODES);
    assertThat(result.last().nodes()).isPositive();
  }

  @Test
  void aRandomMoverIsBeaten() throws Exception {
    boolean isLong = Boolean.getBoolean("tengen.long");
    int games = isLong ? 100 : 20;
    int won = 0;
    for (int game = 0; game < games; game++) {
      won += engineWins(game) ? 1 : 0;
    }
    assertThat(won).as("won of %d", games).isGreaterThanOrEqualTo(isLong ? 99 : 19);
  }

  private boolean engineWins(int game) throws Exception {
    Side engineSide = game % 2 == 0 ? Side.BLACK : Side.WHITE;
    var random = new Xoshiro(game);
    var settings = new EngineSettings(1, 16 << 20, game, Map.of());
    Position position = RandomNogo.empty(9, 9);
    try (Engine engine = create(settings)) {
      while (true) {
        if (referee.verdict(position) instanceof Verdict.Won won) {
          return won.side() == engineSide;
        }
        Move move =
            position.toMove() == engineSide
                ? engine.search(position, Goal.BEST_MOVE, nodes(SHORT_NODES)).move()
                : RandomNogo.randomMove(referee.legalMoves(position).toList(), random);
        assertThat(referee.objection(position, move)).as(referee.describe(position)).isEmpty();
        position = position.play(move);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 5", "19, 2", "3, 3", "6, 8", "13, 4", "19, 19"})
  void bothSearchesPlayLegalMovesOnEveryBoardSize(int width, int height) throws Exception {
    for (String search : List.of("alpha-beta", "uct")) {
      var settings = new EngineSettings(1, 1 << 20, 7, Map.of("search", search));
      Position position = RandomNogo.empty(width, height);
      try (Engine engine = create(settings)) {
        while (referee.verdict(position) instanceof Verdict.Open) {
          Move move = engine.search(position, Goal.BEST_MOVE, nodes(5)).move();
          assertThat(referee.objection(position, move)).as(referee.describe(position)).isEmpty();
          position = position.play(move);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"uct, playout-plies, 4", "alpha-beta, dot-evaluation, true"})
  void optionalIdeasOfTheTextChangeTheSearch(String search, String option, String value)
      throws Exception {
    Position position = RandomNogo.empty(5, 5).play(new Place(2, 2));
    SearchResult usual = search(Map.of("search", search), position, 20_000);
    SearchResult other = search(Map.of("search", search, option, value), position, 20_000);

    assertThat(other.last()).isNotEqualTo(usual.last());
    assertThat(referee.objection(position, other.move())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha-beta", "uct"})
  void equalSearchesGiveEqualResults(String search) throws Exception {
    Position position = RandomNogo.empty(7, 7).play(new Place(3, 3));
    Map<String, String> options = Map.of("search", search);
    assertThat(search(options, position, 3_000)).isEqualTo(search(options, position, 3_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha-beta", "uct"})
  void theNodeLimitIsRespected(String search) throws Exception {
    Position position = RandomNogo.empty(9, 9).play(new Place(3, 3));
    SearchResult result = search(Map.of("search", search), position, 777);
    assertThat(result.last().nodes()).isEqualTo(777);
  }

  @Test
  void theOnlyLegalMoveIsPlayed() throws Exception {
    // Position P3 of the rules: Black may play only at the bottom right.
    Position position = RandomNogo.drawn("O./X.");
    assertThat(search(Map.of(), position, SHORT_NODES).move()).isEqualTo(new Place(1, 1));
  }

  @Test
  void eitherSideMayBeToMoveOnSetupStones() throws Exception {
    Position position = RandomNogo.drawn("O./X.").withToMove(Side.WHITE);
    assertThat(search(Map.of(), position, SHORT_NODES).move()).isEqualTo(new Place(1, 0));
  }

  @Test
  void aProvenLossIsReportedAndStillGetsALegalMove() throws Exception {
    // Every game on 2x2 ends after three stones, so White is lost from the start.
    Position position = RandomNogo.empty(2, 2).play(new Place(0, 0));
    SearchResult result = search(Map.of(), position, 100_000);
    assertThat(result.last().lines().getFirst().score()).isInstanceOf(Score.Loss.class);
    assertThat(referee.objection(position, result.move())).isEmpty();
  }

  @Test
  void uctTakesAndProvesTheMoveThatEndsTheGame() throws Exception {
    // Position P3 of the rules: after Black's only move White has none.
    SearchResult result = search(Map.of("search", "uct"), RandomNogo.drawn("O./X."), SHORT_NODES);
    assertThat(result.last().lines().getFirst().score())
        .isEqualTo(new Score.Win(OptionalInt.of(1)));
  }

  @Test
  void smallBoardsAreSolvedAsKnown() throws Exception {
    // The first player wins on 3x3 and 3x5, the second player on 3x4 (Cazenave 2021, Du et al.
    // 2023).
    var options = Map.of("search", "alpha-beta", "corner-first", "false");
    assertThat(score(options, RandomNogo.empty(3, 3))).isInstanceOf(Score.Win.class);
    assertThat(score(options, RandomNogo.empty(4, 3))).isInstanceOf(Score.Loss.class);
    assertThat(score(options, RandomNogo.empty(2, 4))).isInstanceOf(Score.Loss.class);
  }

  private Score score(Map<String, String> options, Position position) throws Exception {
    return search(options, position, 20_000_000).last().lines().getFirst().score();
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha-beta", "uct"})
  void theRequestedNumberOfLinesIsReported(String search) throws Exception {
    Position position = RandomNogo.empty(5, 5).play(new Place(2, 2));
    try (Engine engine = create(settings(Map.of("search", search)))) {
      SearchResult result = engine.search(position, new Goal.BestMove(4, List.of()), nodes(20_000));
      List<Move> firsts =
          result.last().lines().stream().map(line -> line.moves().getFirst()).toList();
      assertThat(firsts).hasSize(4).doesNotHaveDuplicates().startsWith(result.move());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha-beta", "uct"})
  void variationsAreLegalLines(String search) throws Exception {
    Position position = RandomNogo.empty(5, 5).play(new Place(2, 2));
    SearchResult result = search(Map.of("search", search), position, 20_000);
    for (Variation line : result.last().lines()) {
      assertThat(line.moves()).hasSizeGreaterThan(1);
      Position at = position;
      for (Move move : line.moves()) {
        assertThat(referee.objection(at, move)).isEmpty();
        at = at.play(move);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha-beta", "uct"})
  void progressIsReportedWhenDue(String search) throws Exception {
    var reports = new ArrayList<SearchProgress>();
    var control =
        new RunningSearch(Limits.NONE.withMaxNodes(5_000), System::nanoTime, 0, 0, reports::add);
    Position position = RandomNogo.empty(9, 9).play(new Place(2, 2));
    try (Engine engine = create(settings(Map.of("search", search)))) {
      engine.search(position, Goal.BEST_MOVE, control);
    }
    assertThat(reports)
        .isNotEmpty()
        .allSatisfy(report -> assertThat(report.lines()).isNotEmpty())
        .extracting(SearchProgress::nodes)
        .isSorted();
  }

  @Test
  void theDepthLimitBoundsTheLines() throws Exception {
    Position position = RandomNogo.empty(9, 9).play(new Place(2, 2));
    try (Engine engine = create(settings(Map.of("search", "alpha-beta")))) {
      for (int depth = 1; depth <= 3; depth++) {
        var control = RunningSearch.start(Limits.NONE.withMaxDepth(depth));
        Variation line = engine.search(position, Goal.BEST_MOVE, control).last().lines().getFirst();
        assertThat(line.depth()).isEqualTo(depth);
      }
    }
  }

  @Test
  void aStoppedSearchAnswersAtOnce() throws Exception {
    var control = RunningSearch.start(Limits.NONE);
    control.stop();
    Position position = RandomNogo.empty(19, 19).play(new Place(2, 2));
    for (String search : List.of("alpha-beta", "uct")) {
      try (Engine engine = create(settings(Map.of("search", search)))) {
        Move move = engine.search(position, Goal.BEST_MOVE, control).move();
        assertThat(referee.objection(position, move)).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"corner, 255, 0", "eye-4, 255, 2"})
  void theWeightsOfMovesAreOptions(String weight, String value, int at) throws Exception {
    // A corner, or the centre, whose neighbours have four empty ones each.
    var options =
        new HashMap<>(Map.of("search", "alpha-beta", "corner-first", "false", "noise-bits", "1"));
    options.put(weight, value);
    try (Engine engine = create(settings(options))) {
      var control = RunningSearch.start(Limits.NONE.withMaxDepth(1));
      SearchResult result = engine.search(RandomNogo.empty(5, 5), Goal.BEST_MOVE, control);
      assertThat(result.move()).isEqualTo(new Place(at, at));
    }
  }

  @Test
  void thePlayoutsOfASimulationAreAnOption() throws Exception {
    Position position = RandomNogo.empty(5, 5).play(new Place(2, 2));
    var options = Map.of("search", "uct", "uct-answer", "visits", "playouts", "3");
    assertThat(search(options, position, 9).last().lines().getFirst().nodes()).isEqualTo(6);
  }

  @Test
  void uctContinuesWithAFullTree() throws Exception {
    var settings = new EngineSettings(1, 0, 1, Map.of("search", "uct"));
    Position position = RandomNogo.empty(7, 7).play(new Place(2, 2));
    try (Engine engine = create(settings)) {
      SearchResult result = engine.search(position, Goal.BEST_MOVE, nodes(6_000));
      assertThat(result.last().nodes()).isEqualTo(6_000);
      assertThat(referee.objection(position, result.move())).isEmpty();
    }
  }

  @Test
  void unannouncedGoalsAreRejected() throws Exception {
    try (Engine engine = create(settings(Map.of()))) {
      assertThatThrownBy(
              () ->
                  engine.search(
                      RandomNogo.empty(9, 9), new Goal.Balance(2, 0.5), nodes(SHORT_NODES)))
          .isInstanceOfSatisfying(
              EngineException.class,
              rejection -> assertThat(rejection.kind()).isEqualTo(EngineException.Kind.REJECTED));
    }
  }

  private SearchResult search(Map<String, String> options, Position position, long nodes)
      throws Exception {
    try (Engine engine = create(settings(options))) {
      return engine.search(position, Goal.BEST_MOVE, nodes(nodes));
    }
  }

  private static EngineSettings settings(Map<String, String> options) {
    return new EngineSettings(1, 16 << 20, 1, options);
  }

  private static RunningSearch nodes(long nodes) {
    return RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
  }

  private Engine create(EngineSettings settings) {
    return new NogoClassicFactory()
        .create(
            settings,
            new EngineContext(Map.of("nogo", referee), Thread::new, Optional.empty(), _ -> {}));
  }
}
