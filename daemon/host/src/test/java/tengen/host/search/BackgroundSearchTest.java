package tengen.host.search;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;
import static tengen.host.search.TestService.HOUR_MS;

import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.host.log.SessionId;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** Background searches together with other searches. */
class BackgroundSearchTest {
  /** The answer of test engines; the rules alone would give the centre. */
  private static final Move TOYS_MOVE = new Move.Place(0, 0);

  private final TestService test = new TestService();
  private final HabitPlugin patient = new HabitPlugin("patient", Habit.UNTIL_STOPPED, false);
  private final HabitPlugin prompt = new HabitPlugin("prompt", Habit.IMMEDIATE, false);

  @AfterEach
  void close() {
    test.close();
  }

  @Test
  void aSearchWithALimitGoesBeforeBackgroundSearchesThatWaitLonger() throws InterruptedException {
    SearchTask first =
        test.service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    var order = new LinkedBlockingQueue<Object>();
    test.service.submit(
        test.background(test.slot(prompt)), new RecordingListener(() -> order.add("background")));
    test.service.submit(
        test.request(test.slot(prompt), HOUR_MS, 2),
        new RecordingListener(() -> order.add("limited")));

    first.drop();

    assertThat(List.of(RecordingListener.take(order), RecordingListener.take(order)))
        .containsExactly("limited", "background");
  }

  @Test
  void aBackgroundSearchIsPausedOnlyAfterTwoSeconds() throws InterruptedException {
    SearchTask task =
        test.service.submit(test.background(test.slot(patient)), new RecordingListener());
    patient.awaitSearch();

    test.time.advance(1500);
    assertThat(task.pause()).isEqualTo(500);
    test.time.advance(500);

    assertThat(task.pause()).isZero();
  }

  @Test
  void aPausedSearchRunsAgainWhenAPlaceIsFree() throws InterruptedException {
    var background = new RecordingListener();
    SearchTask task = test.service.submit(test.background(test.slot(patient)), background);
    patient.awaitSearch();
    var limited = new RecordingListener();
    test.service.submit(test.request(test.slot(prompt), HOUR_MS), limited);

    test.time.advance(2000);

    assertThat(limited.next()).isInstanceOf(SearchResult.class);
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
    task.stop();
    assertThat(((SearchResult) background.next()).move()).isEqualTo(TOYS_MOVE);
    test.close();
    assertThat(background.isQuiet()).as("one answer").isTrue();
  }

  @Test
  void backgroundSearchesOfSessionsTakeTurns() throws InterruptedException {
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    var listeners = List.of(new RecordingListener(), new RecordingListener());
    test.service.submit(test.background(test.slot(patient)), listeners.getFirst());
    patient.awaitSearch();
    test.service.submit(test.background(test.slot(other)), listeners.getLast());

    for (int turn = 1; turn <= 3; turn++) {
      int turns = turn;
      Waits.until("a turn", () -> patient.searched().size(), isEqual(turns));
      assertThat(other.searched()).hasSize(turn - 1);
      test.time.advance(2000);
      Waits.until("the other's turn", () -> other.searched().size(), isEqual(turns));
      assertThat(patient.searched()).hasSize(turn);
      test.time.advance(2000);
    }
    assertThat(listeners).allMatch(RecordingListener::isQuiet);
  }

  @Test
  void backgroundSearchesOfOneSessionDoNotTakeTurns() throws InterruptedException {
    var session = new SessionId(7);
    SearchTask first =
        test.service.submit(test.background(test.slot(patient, session)), new RecordingListener());
    patient.awaitSearch();
    test.service.submit(test.background(test.slot(prompt, session)), new RecordingListener());

    test.time.advance(10_000);

    assertThat(first.isPausing()).isFalse();
    assertThat(prompt.searched()).isEmpty();
  }

  @Test
  void staleAlarmsDoNotEndARequeuedSearch() throws InterruptedException {
    var background = new RecordingListener();
    test.service.submit(test.background(test.slot(patient)), background);
    patient.awaitSearch();
    test.time.advance(2000);
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    SearchTask limited =
        test.service.submit(test.request(test.slot(other), HOUR_MS, 2), new RecordingListener());
    Runnable alarm = test.time.begin();
    other.awaitSearch();

    alarm.run();

    assertThat(background.isQuiet()).isTrue();
    limited.drop();
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
  }

  @Test
  void pausedSearchesThatAreAnsweredDoNotRunAgain() throws InterruptedException {
    var deaf = new HabitPlugin("deaf", Habit.IGNORING_STOPS, false);
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    var isFirst = new AtomicBoolean(true);
    GameRules referee =
        TestService.asked(
            () -> {
              if (isFirst.getAndSet(false)) {
                deaf.release();
                other.awaitSearch();
              }
            });
    try (var held = new TestService(TestService.POOL, Map.of(referee.id(), referee))) {
      var background = new RecordingListener();
      held.service.submit(held.background(held.slot(deaf)), background);
      deaf.awaitSearch();
      held.time.advance(2000);
      held.service.submit(held.request(held.slot(other), HOUR_MS, 2), new RecordingListener());

      held.time.advance(100);

      assertThat(background.next()).isInstanceOf(SearchResult.class);
      assertThat(held.service.load().waiting()).isZero();
    }
  }

  @Test
  void stoppedPausedSearchesReturnTheirResultSoFar() throws InterruptedException {
    var background = new RecordingListener();
    SearchTask task = test.service.submit(test.background(test.slot(patient)), background);
    patient.awaitSearch();
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    test.service.submit(test.request(test.slot(other), HOUR_MS, 2), new RecordingListener());
    test.time.advance(2000);
    other.awaitSearch();

    task.stop();

    assertThat(((SearchResult) background.next()).move()).isEqualTo(TOYS_MOVE);
    assertThat(patient.searched()).hasSize(1);
  }

  @Test
  void backgroundSearchesAreInterruptedForAnotherSearchOfTheirEngine() throws InterruptedException {
    EngineSlot slot = test.slot(patient);
    test.service.submit(
        test.request(slot, TestService.SEARCH, Limits.UNTIL_STOPPED), new RecordingListener());
    patient.awaitSearch();
    var limited = new RecordingListener();
    test.service.submit(test.request(slot, 5000), limited);

    test.time.advance(2000);
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
    test.time.advance(3000);

    assertThat(((SearchResult) limited.next()).move()).isEqualTo(TOYS_MOVE);
  }

  @Test
  void aBackgroundSearchDoesNotWaitForThePauseOfAYoungerOne() throws InterruptedException {
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    EngineSlot old = test.slot(patient);
    EngineSlot young = test.slot(other);
    SearchRequest first = test.request(old, TestService.SEARCH, Limits.UNTIL_STOPPED);
    test.service.submit(first, new RecordingListener());
    patient.awaitSearch();
    test.time.advance(1900);
    SearchRequest second = test.request(young, TestService.SEARCH, Limits.UNTIL_STOPPED);
    test.service.submit(second, new RecordingListener());
    other.awaitSearch();
    test.service.submit(test.request(old, 5000), new RecordingListener());
    test.service.submit(test.request(young, 5000), new RecordingListener());

    test.time.advance(100);

    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
  }

  @Test
  void theTimeOfABackgroundSearchCountsFromItsStart() throws InterruptedException {
    var other = new HabitPlugin("other", Habit.UNTIL_STOPPED, false);
    SearchTask busy =
        test.service.submit(test.request(test.slot(other), HOUR_MS, 2), new RecordingListener());
    other.awaitSearch();
    var received = new RecordingListener();
    SearchTask task = test.service.submit(test.background(test.slot(patient), 1000), received);
    assertThat(task.isBackground()).isTrue();
    test.time.advance(5000);
    assertThat(received.isQuiet()).isTrue();

    busy.drop();
    patient.awaitSearch();

    test.time.advance(999);
    assertThat(received.isQuiet()).isTrue();
    test.time.advance(1);
    assertThat(((SearchResult) received.next()).move()).isEqualTo(TOYS_MOVE);
  }

  @Test
  void timeBeforeAPauseCounts() throws InterruptedException {
    var received = new RecordingListener();
    test.service.submit(test.background(test.slot(patient), 3000), received);
    patient.awaitSearch();
    var limited = new RecordingListener();
    test.service.submit(test.request(test.slot(prompt), HOUR_MS), limited);
    test.time.advance(2000);
    assertThat(limited.next()).isInstanceOf(SearchResult.class);
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));

    test.time.advance(999);
    assertThat(received.isQuiet()).isTrue();
    test.time.advance(1);

    assertThat(((SearchResult) received.next()).move()).isEqualTo(TOYS_MOVE);
  }

  @Test
  void searchesThatGetALimitAreNotBackgroundSearches() throws InterruptedException {
    var received = new RecordingListener();
    SearchTask task = test.service.submit(test.background(test.slot(patient)), received);
    patient.awaitSearch();
    assertThat(task.isBackground()).isTrue();

    task.change(Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(10)));

    assertThat(task.isBackground()).isFalse();
    test.time.advance(10);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void sessionsAreServedInTurn() throws InterruptedException {
    SearchTask first =
        test.service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    var order = new LinkedBlockingQueue<Object>();
    for (String search : List.of("a1", "a2", "a3", "b1")) {
      test.service.submit(
          test.request(test.slot(prompt, new SessionId(search.charAt(0))), HOUR_MS, 2),
          new RecordingListener(() -> order.add(search)));
    }

    first.drop();

    assertThat(
            List.of(
                RecordingListener.take(order),
                RecordingListener.take(order),
                RecordingListener.take(order),
                RecordingListener.take(order)))
        .containsExactly("a1", "b1", "a2", "a3");
  }
}
