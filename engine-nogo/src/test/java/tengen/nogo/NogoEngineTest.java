package tengen.nogo;

import static java.util.Comparator.reverseOrder;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.games.RandomNogo;
import tengen.support.games.Referees;

class NogoEngineTest {
  private static final long MEMORY_BYTES = 8 << 20;

  private final GameRules referee = Referees.of("nogo");

  private Engine engine(Map<String, String> options) {
    var context =
        new EngineContext(Map.of(referee.id(), referee), Thread::new, Optional.empty(), _ -> {});
    return new NogoFactory().create(new EngineSettings(1, MEMORY_BYTES, 1, options), context);
  }

  private static SearchResult search(Engine engine, Position position, long nodes)
      throws Exception {
    var limits = Limits.NONE.withMaxNodes(nodes);
    return engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
  }

  private static Score score(SearchResult result) {
    return result.last().lines().getFirst().score();
  }

  @Test
  void knowsThatTheFirstPlayerWinsOnThreeByThree() throws Exception {
    try (Engine engine = engine(Map.of())) {
      assertThat(score(search(engine, RandomNogo.empty(3, 3), 1_000)))
          .isInstanceOf(Score.Win.class);
    }
  }

  /**
   * Uses a clock that advances by a millisecond at each reading, so that the solver's share ends
   * soon.
   */
  @Test
  void reportsDuringTheSolversRun() throws Exception {
    var nanos = new AtomicLong();
    LongSupplier clock = () -> nanos.addAndGet(1_000_000);
    List<Long> reportedAtMs = new ArrayList<>();
    try (Engine engine = engine(Map.of())) {
      RunningSearch[] control = new RunningSearch[1];
      control[0] =
          new RunningSearch(
              Limits.NONE,
              clock,
              0,
              100,
              progress -> {
                assertThat(progress.lines()).isNotEmpty();
                reportedAtMs.add(nanos.get() / 1_000_000);
                control[0].stop();
              });
      engine.search(RandomNogo.empty(5, 5), Goal.BEST_MOVE, control[0]);
    }
    assertThat(reportedAtMs.getFirst()).isLessThan(1_000);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void opensOffTheCentreWhereThatIsTheRule(boolean isTheRule) throws Exception {
    try (Engine engine = engine(Map.of("open-off-centre", "" + isTheRule))) {
      var everything = new Goal.BestMove(81, List.of());
      var control = RunningSearch.start(Limits.NONE.withMaxNodes(10));
      SearchResult result = engine.search(RandomNogo.empty(9, 9), everything, control);
      boolean hasCentre =
          result.last().lines().stream()
              .anyMatch(line -> line.moves().getFirst().equals(new Place(4, 4)));
      assertThat(hasCentre).isEqualTo(!isTheRule);
    }
  }

  /** GTP lets either side play at any time. */
  @Test
  void searchesOnAfterTwoTurnsOfOneSide() throws Exception {
    var random = new Xoshiro(1);
    try (Engine engine = engine(Map.of())) {
      Position position = RandomNogo.empty(9, 9);
      for (int round = 0; round < 8; round++) {
        position = position.play(search(engine, position, 500).move()).withToMove(Side.BLACK);
        List<Move> legal = RandomNogo.legalMoves(referee, position, Side.BLACK);
        position = position.play(RandomNogo.randomMove(legal, random)).withToMove(Side.BLACK);
        Move answer = search(engine, position, 500).move();
        assertThat(RandomNogo.legalMoves(referee, position, Side.BLACK)).contains(answer);
      }
    }
  }

  @Test
  void winsEveryWonGameAgainstEveryReply() throws Exception {
    try (Engine engine = engine(Map.of())) {
      Position start = RandomNogo.empty(4, 3);
      // 3x4 is lost for the first player, so every first move loses.
      for (Move first : referee.legalMoves(start).toList()) {
        beat(engine, start.play(first));
      }
    }
  }

  /** A lost position is solved again, since the tree only knows that all moves lose. */
  @Test
  void lostPositionsGetTheSameAnswerAgain() throws Exception {
    Position lost = RandomNogo.drawn("X.OO./.O.../XO.X./X.OO.");
    try (Engine engine = engine(Map.of())) {
      Move first = search(engine, lost, 100_000).move();
      assertThat(first).isEqualTo(new Place(4, 2));
      assertThat(search(engine, lost, 100_000).move()).isEqualTo(first);
    }
  }

  /** Plays on until the engine, which is to move, has won against every reply. */
  private void beat(Engine engine, Position position) throws Exception {
    SearchResult result = search(engine, position, 10_000);
    assertThat(score(result)).as(referee.describe(position)).isInstanceOf(Score.Win.class);
    Position next = position.play(result.move());
    if (referee.verdict(next) instanceof Verdict.Open) {
      for (Move reply : referee.legalMoves(next).toList()) {
        beat(engine, next.play(reply));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 50, 99})
  void everyLevelPlaysTheWinThatItHasProven(int level) throws Exception {
    try (Engine engine = engine(Map.of("level", "" + level))) {
      SearchResult result = search(engine, RandomNogo.empty(3, 3), 1_000);
      assertThat(score(result)).isInstanceOf(Score.Win.class);
    }
  }

  @Test
  void aRepeatableMoveIsTheMostVisitedAtALowLevelToo() throws Exception {
    var everything = new Goal.BestMove(81, List.of(), true);
    try (Engine engine = engine(Map.of("level", "0"))) {
      for (int time = 0; time < 8; time++) {
        var control = RunningSearch.start(Limits.NONE);
        List<Variation> lines =
            engine.search(RandomNogo.empty(9, 9), everything, control).last().lines();
        assertThat(lines).extracting(Variation::nodes).isSortedAccordingTo(reverseOrder());
      }
    }
  }

  @Test
  void marksLegalMovesOfBothSides() throws Exception {
    try (Engine engine = engine(Map.of())) {
      Finding finding =
          engine.inspect(
              RandomNogo.drawn(".X./X../..."), "legal", RunningSearch.start(Limits.NONE));
      assertThat(finding.marks())
          .contains(new Finding.Mark(new Place(0, 0), "b"), new Finding.Mark(new Place(2, 2), "bw"))
          .hasSize(7);
      assertThat(finding.text()).isEqualTo("black 7, white 6, both 6");
    }
  }

  @Test
  void marksSafePointsAndRegions() throws Exception {
    try (Engine engine = engine(Map.of())) {
      Position position = RandomNogo.drawn(".XO./X.O./.XO./.XO.");
      var control = RunningSearch.start(Limits.NONE);
      Finding safe = engine.inspect(position, "safe", control);
      assertThat(safe.marks()).contains(new Finding.Mark(new Place(0, 0), "b"));
      Finding regions = engine.inspect(position, "regions", control);
      assertThat(regions.text()).matches("[1-9]");
      assertThat(regions.marks())
          .allSatisfy(mark -> assertThat(mark.label()).matches("[1-" + regions.text() + "]"));
      Position large = RandomNogo.empty(19, 19);
      assertThat(engine.inspect(large, "regions", control).text()).startsWith("unknown");
    }
  }
}
