package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Ability;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** Tests of what protocols and hosts must be able to express through the SPI, one case a test. */
final class SpiCasesTest {
  private static final long MS = 1_000_000;
  private static final Goal SWAP2 = new Goal.Opening("swap2");
  private static final Map<String, GameRules> RULES =
      Map.of(
          "toy", new ToyBoard("toy"),
          "toy-other", new ToyBoard("toy-other"),
          "toy-heap", new ToyHeap());
  private static final Position START = Position.start("toy", Setup.Board.empty(20, 15));

  private final AtomicLong nanos = new AtomicLong();
  private final List<SearchProgress> reported = new ArrayList<>();

  /** An engine whose nodes each take a millisecond. */
  private final Engine engine = new ToyEngine(RULES, () -> nanos.addAndGet(MS));

  private RunningSearch running(Limits limits) {
    return new RunningSearch(limits, nanos::get, nanos.get(), Long.MAX_VALUE, reported::add);
  }

  private SearchResult search(Position position, Goal goal) throws Exception {
    return engine.search(position, goal, running(Limits.NONE.withMaxNodes(10)));
  }

  private static GameRules rules(String id) {
    return Optional.ofNullable(RULES.get(id)).orElseThrow();
  }

  private static Setup.Board stones(List<Place> black, List<Place> white, List<Place> neutral) {
    return new Setup.Board(20, 15, black, white, neutral);
  }

  @Test
  void aBoardWithoutOrderHasNeutralStonesOnARectangle() throws Exception {
    var a = new Place(1, 0);
    var b = new Place(2, 0);
    var neutral = List.of(new Place(3, 0));
    var setup = stones(List.of(a, b), List.of(), neutral);
    assertThat(setup).isEqualTo(stones(List.of(b, a), List.of(), neutral));
    Position position = Position.start("toy", setup);
    assertThat(rules("toy").objection(position, new Place(3, 0))).contains("taken");
    assertThat(search(position, Goal.BEST_MOVE).move()).isEqualTo(new Place(4, 0));
  }

  @Test
  void rulesGoById() throws Exception {
    var other = new Position("toy-other", START.setup(), START.turns(), START.toMove());
    var lent = new ToyEngine(Map.of("toy-other", rules("toy-other")), () -> {});
    assertThat(other).isNotEqualTo(START);
    assertThat(lent.search(other, Goal.BEST_MOVE, stopped()).move()).isEqualTo(p(1));
    assertThatThrownBy(() -> lent.search(START, Goal.BEST_MOVE, stopped()))
        .isInstanceOfSatisfying(
            EngineException.class,
            rejected -> assertThat(rejected.kind()).isEqualTo(Kind.REJECTED));
  }

  @Test
  void swap2IsAnsweredAtNoThreeAndFiveStones() throws Exception {
    Position three = START.play(p(1)).play(p(2)).play(p(3));
    Position five = three.play(p(4)).play(p(5));
    assertThat(search(START, SWAP2).move())
        .isInstanceOfSatisfying(
            Move.Places.class, places -> assertThat(places.points()).hasSize(3));
    assertThat(search(three, SWAP2).move()).isEqualTo(new Place(0, 0));
    assertThat(search(five, SWAP2).move()).isEqualTo(new Move.Swap());
  }

  @Test
  void swap2AtOneStoneIsRejectedAndTheEngineStillWorks() throws Exception {
    assertThatThrownBy(() -> search(START.play(p(1)), SWAP2))
        .isInstanceOfSatisfying(
            EngineException.class,
            rejected -> assertThat(rejected.kind()).isEqualTo(Kind.REJECTED));
    assertThat(search(START, Goal.BEST_MOVE).move()).isEqualTo(p(1));
  }

  @Test
  void aBalanceHasTheRequestedPoints() throws Exception {
    assertThat(search(START, new Goal.Balance(1, 0.5)).move())
        .isEqualTo(new Move.Places(List.of(p(1))));
    assertThat(search(START, new Goal.Balance(2, 0.5)).move())
        .isEqualTo(new Move.Places(List.of(p(1), new Place(0, 0))));
  }

  @Test
  void theBestLinesEachHaveScoreDepthAndNodes() throws Exception {
    SearchProgress last = search(START, new Goal.BestMove(3, List.of())).last();
    assertThat(last.lines()).hasSize(3);
    assertThat(last.lines().getFirst().score()).isEqualTo(new Score.Estimate(0.5));
    assertThat(last.lines())
        .allSatisfy(
            line -> {
              assertThat(line.depth()).isEqualTo(1);
              assertThat(line.selectiveDepth()).isEqualTo(2);
              assertThat(line.nodes()).isEqualTo(10);
            });
    assertThat(last.current()).contains(p(1));
  }

  @Test
  void restrictionsAllowOrAvoidForOneSide() throws Exception {
    var only = new Restriction(Side.BLACK, true, List.of(p(7), p(8)), 1);
    var not = new Restriction(Side.BLACK, false, List.of(p(1), p(2)), 1);
    var white = new Restriction(Side.WHITE, true, List.of(p(9)), 1);
    assertThat(search(START, restricted(only)).move()).isEqualTo(p(7));
    assertThat(search(START, restricted(not)).move()).isEqualTo(p(3));
    assertThat(search(START, restricted(white)).move()).isEqualTo(p(1));
  }

  private static Goal restricted(Restriction... restrictions) {
    return new Goal.BestMove(1, List.of(restrictions));
  }

  @Test
  void anEngineIsAskedOnlyForWhatItAnnounces() {
    var restricted = restricted(new Restriction(Side.BLACK, true, List.of(p(1)), 1));
    var balance = new Goal.Balance(2, 0.5);
    var game = Playable.board("toy", 3, 20);
    var old = new EngineDescriptor("old", "Old", "1", "Acme", game);
    var able =
        new EngineDescriptor("able", "Able", "1", "Acme", game.withOpenings("swap2"))
            .withAbilities(Ability.RESTRICTIONS, Ability.BALANCE);
    assertThat(List.of(Goal.BEST_MOVE, restricted, balance, SWAP2))
        .filteredOn(goal -> mayAsk(old, goal))
        .containsExactly(Goal.BEST_MOVE);
    assertThat(List.of(Goal.BEST_MOVE, restricted, balance, SWAP2))
        .allMatch(goal -> mayAsk(able, goal));
  }

  /** Decides as a host does, by the descriptor alone, in a switch that a new goal must extend. */
  private static boolean mayAsk(EngineDescriptor descriptor, Goal goal) {
    return switch (goal) {
      case Goal.BestMove(int _, var restrictions, boolean _) ->
          restrictions.isEmpty() || descriptor.abilities().contains(Ability.RESTRICTIONS);
      case Goal.Balance _ -> descriptor.abilities().contains(Ability.BALANCE);
      case Goal.Opening(var procedure) ->
          descriptor.games().getFirst().openings().contains(procedure);
    };
  }

  @Test
  void forbiddenPointsAreShownWithoutAnEngine() {
    List<Place> forbidden =
        IntStream.range(0, 20)
            .mapToObj(x -> new Place(x, 0))
            .filter(point -> rules("toy").objection(START, point).isPresent())
            .toList();
    assertThat(forbidden).containsExactly(new Place(0, 0));
  }

  @Test
  void aLimitChangedInMidSearchMovesTheDeadline() throws Exception {
    var search = new AtomicReference<>(running(Limits.NONE.withTime(1_000, 1_000)));
    var changing =
        new ToyEngine(
            RULES,
            () -> {
              if (nanos.addAndGet(MS) == 30 * MS) {
                search.get().change(Limits.NONE.withTime(50, 50));
              }
            });
    SearchResult result = changing.search(START, Goal.BEST_MOVE, search.get());
    assertThat(result.last().nodes()).isEqualTo(50);
  }

  @Test
  void aTurnOfNoTimeEndsTheSearchAtOnceWithAMove() throws Exception {
    SearchResult result = engine.search(START, Goal.BEST_MOVE, running(Limits.NONE.withTime(0, 0)));
    assertThat(result).isEqualTo(new SearchResult(p(1), result.last()));
    assertThat(result.last().nodes()).isZero();
  }

  @Test
  void aStopBeforeTheSearchIsNotLost() throws Exception {
    RunningSearch early = running(Limits.NONE);
    early.stop();
    assertThat(engine.search(START, Goal.BEST_MOVE, early).last().nodes()).isZero();
  }

  @Test
  void aStopAfterTheSearchIsNotInherited() throws Exception {
    RunningSearch first = running(Limits.NONE.withMaxNodes(5));
    engine.search(START, Goal.BEST_MOVE, first);
    first.stop();
    assertThat(search(START, Goal.BEST_MOVE).last().nodes()).isEqualTo(10);
  }

  @Test
  void ponderingHasNoLimitUntilTheMoveIsPlayed() throws Exception {
    var search = new AtomicReference<>(running(Limits.NONE));
    var pondering =
        new ToyEngine(
            RULES,
            () -> {
              if (nanos.addAndGet(MS) == 10_000 * MS) {
                search.get().change(Limits.NONE.withTime(10_100, 10_200));
              }
            });
    SearchResult hit = pondering.search(START.play(p(1)), Goal.BEST_MOVE, search.get());
    assertThat(hit.last().nodes()).isEqualTo(10_100);
  }

  @Test
  void analysisRunsUntilItIsStopped() throws Exception {
    var search = new AtomicReference<>(running(Limits.NONE));
    var nodes = new AtomicInteger();
    var analysing =
        new ToyEngine(
            RULES,
            () -> {
              if (nodes.incrementAndGet() == 70_000) {
                search.get().stop();
              }
            });
    assertThat(analysing.search(START, Goal.BEST_MOVE, search.get()).last().nodes())
        .isEqualTo(70_000);
  }

  @Test
  void analysisReportsAtItsIntervalWithVisitsPriorAndVariation() throws Exception {
    var search =
        new RunningSearch(
            Limits.NONE.withMaxNodes(100), nanos::get, nanos.get(), 25, reported::add);
    engine.search(START, new Goal.BestMove(2, List.of()), search);
    assertThat(reported).extracting(SearchProgress::nodes).containsExactly(25L, 50L, 75L, 100L);
    assertThat(reported.getFirst().lines())
        .hasSize(2)
        .allSatisfy(
            line -> {
              assertThat(line.nodes()).isEqualTo(25);
              assertThat(line.prior()).isEqualTo(OptionalDouble.of(0.25));
              assertThat(line.moves()).hasSize(1);
            });
  }

  @Test
  void eitherColourMovesWhateverTheParity() throws Exception {
    Position white = START.withToMove(Side.WHITE);
    assertThat(search(white, Goal.BEST_MOVE).move()).isEqualTo(new Place(0, 0));
    Position twice = START.play(Side.BLACK, p(1)).play(Side.BLACK, p(2));
    assertThat(rules("toy").board(twice).orElseThrow().black()).containsExactly(p(1), p(2));
    assertThat(twice.undo().flatMap(Position::undo)).contains(START);
  }

  @Test
  void handicapStonesAreJudgedAndNotUndone() {
    Setup.Board handicap = stones(List.of(p(3), p(5)), List.of(), List.of());
    assertThat(rules("toy").objection(handicap)).isEmpty();
    assertThat(Position.start("toy", handicap).undo()).isEmpty();
    Setup.Board doubled = stones(List.of(p(3)), List.of(p(3)), List.of());
    assertThat(rules("toy").objection(doubled)).isPresent();
    assertThat(rules("toy").objection(stones(List.of(p(20)), List.of(), List.of()))).isPresent();
  }

  @Test
  void theHostAnswersFinishedGamesItself() throws Exception {
    Position over = Position.start("toy", Setup.Board.empty(1, 1));
    assertThat(answer(rejecting(), over)).contains(new Move.Resign());
    assertThat(answer(engine, over.withToMove(Side.WHITE))).contains(new Place(0, 0));
  }

  @Test
  void theHostLetsNoIllegalMoveThrough() throws Exception {
    Engine wrong =
        new Answering(_ -> new SearchResult(new Place(0, 0), new SearchProgress(0, List.of())));
    assertThat(answer(wrong, START)).isEmpty();
  }

  private static Engine rejecting() {
    return new Answering(
        _ -> {
          throw new EngineException(Kind.BROKEN, "asked about a finished game");
        });
  }

  /** Answers as a host does: by the verdict, otherwise with the engine's move if it is legal. */
  private Optional<Move> answer(Engine player, Position position) throws Exception {
    if (!(rules(position.rules()).verdict(position) instanceof Verdict.Open)) {
      return Optional.of(new Move.Resign());
    }
    Move move =
        player.search(position, Goal.BEST_MOVE, running(Limits.NONE.withMaxNodes(1))).move();
    return Optional.of(move)
        .filter(each -> rules(position.rules()).objection(position, each).isEmpty());
  }

  @Test
  void aGameOfTextHasMovesWithoutEndAndAValue() throws Exception {
    Position heap = Position.start("toy-heap", new Setup.Text("1000000000000000000"));
    assertThat(rules("toy-heap").legalMoves(heap).limit(3))
        .containsExactly(new Move.Text("1"), new Move.Text("2"), new Move.Text("3"));
    Position left = heap.play(new Move.Text("999999999999999995"));
    assertThat(rules("toy-heap").describe(left)).isEqualTo("5");
    assertThat(rules("toy-heap").board(left)).isEmpty();
    var topic = new Topic("value", "The nimber.", false);
    assertThat(engine.inspect(left, topic.name(), running(Limits.NONE)).text()).isEqualTo("*5");
    assertThat(search(left, Goal.BEST_MOVE).move()).isEqualTo(new Move.Text("1"));
  }

  @Test
  void anUnknownTopicIsRejected() {
    assertThatThrownBy(() -> engine.inspect(START, "threats", running(Limits.NONE)))
        .isInstanceOfSatisfying(
            EngineException.class,
            rejected -> assertThat(rejected.kind()).isEqualTo(Kind.REJECTED));
  }

  @Test
  void anExternalProgramGetsTheRawClock() throws Exception {
    var seen = new AtomicReference<>(Clock.UNLIMITED);
    Engine program =
        new Answering(
            control -> {
              seen.set(control.limits().clock());
              return new SearchResult(p(1), new SearchProgress(0, List.of()));
            });
    Clock clock = Clock.UNLIMITED.withTurnMs(5_000).withMatchMs(180_000).withLeftMs(60_000);
    program.search(START, Goal.BEST_MOVE, running(Limits.NONE.withClock(clock)));
    assertThat(seen.get()).isEqualTo(clock);
  }

  @Test
  void anExternalProgramLearnsItsGamesFromItsSettings() {
    var text = new Option.Text("games", "One game a line.", "toy 3-9");
    var factory =
        new ToyFactory(
            settings ->
                toy(settings.get(text).lines().map(SpiCasesTest::playable)).withOptions(text),
            ToyEngine::new);
    var settings = new EngineSettings(1, 1, 1, Map.of(text.name(), "toy 5-22\ntoy-other 3-9"));
    assertThat(factory.descriptor(settings).games())
        .containsExactly(Playable.board("toy", 5, 22), Playable.board("toy-other", 3, 9));
  }

  private static EngineDescriptor toy(Stream<Playable> games) {
    return new EngineDescriptor("toy", "Toy", "1", "Acme", games.toArray(Playable[]::new));
  }

  private static Playable playable(String line) {
    String[] words = line.split("[ -](?=[0-9])", 3);
    return Playable.board(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  @Test
  void aBrokenEngineIsReplacedAndThePositionSearchedAgain() throws Exception {
    Position position = START.play(p(4)).play(p(5));
    var started = new AtomicInteger();
    Engine crashing =
        new Answering(
            _ -> {
              throw new EngineException(Kind.BROKEN, "the program has crashed");
            });
    var factory =
        new ToyFactory(
            _ -> toy(Stream.of(Playable.board("toy", 3, 20))),
            (settings, context) ->
                started.incrementAndGet() == 1 ? crashing : new ToyEngine(settings, context));
    assertThat(searchOrReplace(factory, position)).isEqualTo(p(1));
    assertThat(factory.made()).isEqualTo(2);
    assertThat(factory.closed()).isEqualTo(1);
  }

  /** Searches as a host does: closes a broken engine and gives the same position to the next. */
  private Move searchOrReplace(ToyFactory factory, Position position) throws Exception {
    var context = new EngineContext(RULES, Thread::new, Optional.empty(), _ -> {});
    while (true) {
      Engine next = factory.create(EngineSettings.DEFAULT, context);
      try {
        return next.search(position, Goal.BEST_MOVE, running(Limits.NONE.withMaxNodes(1))).move();
      } catch (EngineException lost) {
        assertThat(lost.kind()).isEqualTo(Kind.BROKEN);
        next.close();
      }
    }
  }

  @Test
  void settingsAreAppliedOnlyIfReconfigureReturnsTrue() throws Exception {
    assertThat(rejecting().reconfigure(EngineSettings.DEFAULT)).isFalse();
    assertThat(engine.reconfigure(EngineSettings.DEFAULT)).isTrue();
  }

  @Test
  void equalSearchesOfTwoEnginesGiveEqualResults() throws Exception {
    Position position = START.play(p(4));
    var other = new ToyEngine(RULES, () -> {});
    SearchControl control = RunningSearch.start(Limits.NONE.withMaxNodes(10));
    assertThat(other.search(position, Goal.BEST_MOVE, control))
        .isEqualTo(search(position, Goal.BEST_MOVE))
        .hasSameHashCodeAs(search(position, Goal.BEST_MOVE));
  }

  @Test
  void aPositionIsRebuiltFromItsParts() throws Exception {
    Position position = START.play(p(4)).play(Side.WHITE, p(5));
    var archived =
        new Position(
            position.rules(),
            position.setup(),
            new ArrayList<>(position.turns()),
            position.toMove());
    assertThat(archived).isEqualTo(position).hasToString(position.toString());
    assertThat(new ToyEngine(RULES, () -> {}).search(archived, Goal.BEST_MOVE, stopped()).move())
        .isEqualTo(search(position, Goal.BEST_MOVE).move());
  }

  private SearchControl stopped() {
    RunningSearch search = running(Limits.NONE);
    search.stop();
    return search;
  }

  private static Place p(int x) {
    return new Place(x, 0);
  }

  /** An engine with a fixed answer. */
  private record Answering(Answer answer) implements Engine {
    interface Answer {
      SearchResult to(SearchControl control) throws EngineException;
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control)
        throws EngineException {
      return answer.to(control);
    }

    @Override
    public void close() {}
  }
}
