package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.host.search.TestService.HOUR_MS;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchResult;

/** A plugin with a quick move other than 7,7, which the rules alone would give. */
class QuickMovesTest {
  private static final Place QUICK = new Place(3, 11);
  private static final Place CENTRE = new Place(7, 7);

  private final TestService test = new TestService();
  private final CountDownLatch released = new CountDownLatch(1);

  @AfterEach
  void close() {
    released.countDown();
    test.service.close();
  }

  private static HabitPlugin quick(
      Habit habit, BiFunction<GameRules, Position, Optional<Move>> moves) {
    return new HabitPlugin("toy", habit, false).withQuickMoves(moves);
  }

  private static HabitPlugin quick(Habit habit) {
    return quick(habit, (_, _) -> Optional.of(QUICK));
  }

  private static Move move(RecordingListener received) {
    return ((SearchResult) received.next()).move();
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "THROWING",
        "THROWING_CHECKED",
        "OUT_OF_MEMORY",
        "ILLEGAL_MOVE",
        "ANSWERING_NULL",
        "FAILING_CREATION"
      })
  void theQuickMoveReplacesAFailedEnginesAnswer(Habit habit) {
    var received = new RecordingListener();

    test.service.submit(test.request(test.slot(quick(habit)), HOUR_MS), received);

    assertThat(move(received)).isEqualTo(QUICK);
  }

  @ParameterizedTest
  @EnumSource(names = {"IGNORING_STOPS", "SLOW_CREATION"})
  void theQuickMoveReplacesALateAnswerAndAnEngineInCreation(Habit habit)
      throws InterruptedException {
    HabitPlugin late = quick(habit);
    var received = new RecordingListener();
    test.service.submit(test.request(test.slot(late), 100), received);
    late.awaitSearch();

    test.time.advance(100);
    test.time.advance(200);

    assertThat(move(received)).isEqualTo(QUICK);
    late.release();
  }

  @Test
  void theQuickMoveReplacesSearchesWithoutAThreadInTime() throws InterruptedException {
    HabitPlugin patient = quick(Habit.UNTIL_STOPPED);
    test.service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    List<RecordingListener> waiting =
        List.of(
            new RecordingListener(),
            new RecordingListener(),
            new RecordingListener(),
            new RecordingListener());
    waiting.forEach(
        received -> test.service.submit(test.request(test.slot(patient), 100), received));
    var turnedAway = new RecordingListener();

    test.service.submit(test.request(test.slot(patient), 100), turnedAway);
    test.time.advance(101);

    assertThat(waiting).extracting(QuickMovesTest::move).containsOnly(QUICK);
    assertThat(move(turnedAway)).isEqualTo(QUICK);
  }

  @Test
  void theQuickMoveReplacesSearchesStoppedInTheQueue() throws InterruptedException {
    HabitPlugin patient = quick(Habit.UNTIL_STOPPED);
    test.service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    var received = new RecordingListener();
    SearchTask task = test.service.submit(test.request(test.slot(patient), HOUR_MS), received);

    task.stop();

    assertThat(move(received)).isEqualTo(QUICK);
  }

  @Test
  void pluginsAreWarmedUpForQuickMovesBeforeTheirFirstSearch() {
    var asked = new AtomicInteger();
    HabitPlugin counting =
        quick(
            Habit.IMMEDIATE,
            (_, _) -> {
              asked.incrementAndGet();
              return Optional.of(QUICK);
            });
    EngineSlot slot = test.slot(counting);
    var received = new RecordingListener();
    test.service.submit(test.request(slot, new EngineCall.Preparation(), HOUR_MS), received);
    assertThat(received.next()).isEqualTo("prepared");
    assertThat(asked).hasValue(1);

    test.service.submit(test.request(slot, HOUR_MS), received);

    assertThat(move(received)).isNotEqualTo(QUICK);
    assertThat(asked).hasValue(1);
  }

  @Test
  void illegalQuickMovesAreIgnored() {
    HabitPlugin wrong = quick(Habit.THROWING, (_, _) -> Optional.of(new Place(-1, 99)));
    var received = new RecordingListener();

    test.service.submit(test.request(test.slot(wrong), HOUR_MS), received);

    assertThat(move(received)).isEqualTo(CENTRE);
  }

  @Test
  void excludedQuickMovesAreIgnored() {
    var goal = new Goal.BestMove(1, List.of(new Restriction(Side.BLACK, false, List.of(QUICK), 1)));
    var received = new RecordingListener();

    test.service.submit(
        test.request(test.slot(quick(Habit.THROWING)), new EngineCall.Search(goal), HOUR_MS),
        received);

    assertThat(move(received)).isEqualTo(CENTRE);
  }

  @Test
  void failedQuickMovesAreLoggedAndTheRulesChooseAMove() {
    HabitPlugin failing =
        quick(
            Habit.THROWING,
            (_, _) -> {
              throw new IllegalStateException("a second bug");
            });
    var received = new RecordingListener();

    test.service.submit(test.request(test.slot(failing), HOUR_MS), received);

    assertThat(move(received)).isEqualTo(CENTRE);
    assertThat(test.log.toString()).contains("a second bug");
  }

  /** A plugin that hangs while its engine is created, and again in the quick move. */
  @Test
  void hangingQuickMovesDelayNoAnswer() throws InterruptedException {
    var asked = new Semaphore(0);
    HabitPlugin hanging =
        quick(
            Habit.IMMEDIATE,
            (_, _) -> {
              asked.release();
              await(released);
              return Optional.empty();
            });
    var received = new RecordingListener();
    test.service.submit(test.request(test.slot(hanging), 100), received);
    asked.acquire();
    test.time.advance(100);
    test.time.advance(200);
    asked.acquire();

    test.time.advance(2000);

    assertThat(move(received)).isEqualTo(CENTRE);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Checks that the ninth call is not made while eight hang. */
  @Test
  void hangingPluginsGetAFewConcurrentCalls() throws Exception {
    var asked = new CountDownLatch(8);
    HabitPlugin hanging =
        quick(
            Habit.IMMEDIATE,
            (_, _) -> {
              asked.countDown();
              await(released);
              return Optional.of(QUICK);
            });
    ConfiguredEngine engine = test.slot(hanging).configured();
    var moves = new QuickMoves(test.time::nanos);
    for (int i = 0; i < 8; i++) {
      Thread.startVirtualThread(() -> ask(moves, engine));
    }
    asked.await();
    test.time.advance(1001);

    assertThat(ask(moves, engine)).isEmpty();
  }

  @Test
  void busyPluginsDoNotCountAsHanging() throws Exception {
    var asked = new Semaphore(0);
    HabitPlugin slow =
        quick(
            Habit.IMMEDIATE,
            (_, _) -> {
              asked.release();
              await(released);
              return Optional.of(QUICK);
            });
    ConfiguredEngine engine = test.slot(slow).configured();
    var moves = new QuickMoves(test.time::nanos);
    assertThat(moves.isHanging(engine)).isFalse();
    Thread first = Thread.startVirtualThread(() -> ask(moves, engine));
    asked.acquire();
    test.time.advance(900);
    Thread second = Thread.startVirtualThread(() -> ask(moves, engine));
    asked.acquire();

    test.time.advance(900);
    assertThat(moves.isHanging(engine)).isFalse();
    test.time.advance(100);
    assertThat(moves.isHanging(engine)).isTrue();

    released.countDown();
    first.join();
    second.join();
    test.time.advance(HOUR_MS);
    assertThat(moves.isHanging(engine)).isFalse();
  }

  private static Optional<Move> ask(QuickMoves moves, ConfiguredEngine engine) {
    try {
      return moves.ask(
          engine,
          TestService.RULES.get(TestService.EMPTY.rules()),
          TestService.EMPTY,
          (Goal.BestMove) Goal.BEST_MOVE);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
