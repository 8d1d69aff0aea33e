package tengen.host.search;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static tengen.host.search.TestService.COUNT;
import static tengen.host.search.TestService.HOUR_MS;
import static tengen.host.search.TestService.assertLegal;
import static tengen.host.search.TestService.toy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineSettings;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.search.Clock;
import tengen.search.Finding;
import tengen.search.Limits;
import tengen.search.SearchResult;
import tengen.support.Waits;

class SearchServiceTest {
  private final TestService test = new TestService();
  private final SearchService service = test.service;

  @AfterEach
  void close() {
    service.close();
  }

  @Test
  void aSearchAnswersOnce() throws InterruptedException {
    var received = new RecordingListener();
    SearchTask task =
        service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), HOUR_MS), received);
    assertThat(received.next()).isInstanceOf(SearchResult.class);

    task.stop();
    test.time.advance(2 * HOUR_MS);
    service.close();

    assertThat(received.isQuiet())
        .as("neither the stop, nor an alarm, nor the end answers")
        .isTrue();
  }

  @Test
  void monitorsAreNotifiedOfSearchesButNotOfPreparations() throws InterruptedException {
    var received = new RecordingListener();
    EngineSlot slot = test.slot(toy(Habit.IMMEDIATE));
    service.submit(test.request(slot, new EngineCall.Preparation(), HOUR_MS), received);
    var _ = received.next();
    service.submit(test.request(slot, HOUR_MS), received);
    var _ = received.next();

    assertThat(test.monitor.submitted)
        .containsExactly(new SearchFacts("#1", "toy", "gomoku-freestyle", SearchKind.MOVE, 1));
    assertThat(test.monitor.reports)
        .extracting(SearchReport::outcome)
        .containsExactly(SearchOutcome.ANSWERED);
  }

  @Test
  void aPreparationMakesTheEngineWithoutASearch() throws InterruptedException {
    HabitPlugin prompt = toy(Habit.IMMEDIATE);
    var received = new RecordingListener();
    EngineSlot slot = test.slot(prompt);
    assertThat(service.hasRoom(slot)).isTrue();

    service.submit(test.request(slot, new EngineCall.Preparation(), HOUR_MS), received);

    assertThat(received.next()).isEqualTo("prepared");
    assertThat(prompt.made()).isEqualTo(1);
    service.submit(test.request(slot, HOUR_MS), received);
    assertThat(received.next()).isInstanceOf(SearchResult.class);
    assertThat(prompt.made()).isEqualTo(1);
  }

  @Test
  void theCreationOfAnEngineEndsWithItsSession() throws InterruptedException {
    HabitPlugin unready = toy(Habit.SLOW_CREATION);
    EngineSlot slot = test.slot(unready);
    var received = new RecordingListener();
    service.submit(test.request(slot, new EngineCall.Preparation(), HOUR_MS), received);
    unready.awaitSearch();

    service.leave(slot);

    unready.awaitInterrupted();
    assertThat(received.next()).isEqualTo("prepared");
    assertThat(test.log.toString()).doesNotContain("failed");
  }

  @Test
  void theCreationOfAnEngineEndsWithTheService() throws InterruptedException {
    HabitPlugin unready = toy(Habit.SLOW_CREATION);
    service.submit(test.request(test.slot(unready), HOUR_MS), new RecordingListener());
    unready.awaitSearch();

    service.close();

    unready.awaitInterrupted();
  }

  @Test
  void aStoppedSearchAnswers() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    var received = new RecordingListener();
    SearchTask task = service.submit(test.request(test.slot(patient), HOUR_MS), received);
    patient.awaitSearch();

    task.stop();

    assertThat(received.next()).isInstanceOf(SearchResult.class);
    test.time.advance(2 * HOUR_MS);
    service.close();
    assertThat(received.isQuiet()).as("one answer").isTrue();
  }

  @Test
  void limitsChangedDuringASearchApplyImmediately() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    var received = new RecordingListener();
    SearchTask task = service.submit(test.request(test.slot(patient), HOUR_MS), received);
    patient.awaitSearch();

    task.change(Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(0)));

    assertThat(received.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void droppedSearchesReportNothingAndReleaseTheirThreads() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    var dropped = new RecordingListener();
    SearchTask task = service.submit(test.request(test.slot(patient), HOUR_MS, 2), dropped);
    patient.awaitSearch();
    task.drop();

    var next = new RecordingListener();
    service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), HOUR_MS, 2), next);

    assertThat(next.next()).isInstanceOf(SearchResult.class);
    test.time.advance(2 * HOUR_MS);
    service.close();
    assertThat(dropped.isQuiet()).isTrue();
  }

  @Test
  void theLongestIdleEngineIsClosedForMemoryAndRecreated() throws InterruptedException {
    var small = new SearchService.Pool(1, 1, 4, 2 * EngineSettings.DEFAULT.memoryBytes());
    try (var narrow = new TestService(small)) {
      HabitPlugin toy = toy(Habit.IMMEDIATE);
      List<EngineSlot> slots = List.of(test.slot(toy), test.slot(toy), test.slot(toy));
      for (EngineSlot slot : slots) {
        answered(narrow.service, slot);
      }
      Waits.until("a closed engine", toy::closed, isEqual(1));

      answered(narrow.service, slots.get(2));
      assertThat(toy.made()).as("the latest is still there").isEqualTo(3);
      answered(narrow.service, slots.get(0));
      assertThat(toy.made()).as("the first was closed").isEqualTo(4);
    }
  }

  @Test
  void enginesFitThePoolWithMoreThanTheirTables() throws InterruptedException {
    long mebibyte = 1L << 20;
    var small = new SearchService.Pool(1, 1, 4, 16 * mebibyte);
    try (var narrow = new TestService(small)) {
      HabitPlugin toy = toy(Habit.IMMEDIATE);
      List<EngineSlot> slots = Stream.generate(() -> test.slot(toy)).limit(16).toList();
      for (EngineSlot slot : slots) {
        answered(narrow.service, slot);
      }
      Waits.until("engines closed", toy::closed, closed -> closed >= 8);

      assertThat(slots.stream().mapToLong(slot -> slot.instance().memoryBytes()).sum())
          .isLessThanOrEqualTo(8 * mebibyte);
    }
  }

  @Test
  void manySessionsGetSmallerTablesInsteadOfNewEnginesPerSearch() throws InterruptedException {
    var small = new SearchService.Pool(1, 1, 4, 2 * EngineSettings.DEFAULT.memoryBytes());
    try (var narrow = new TestService(small)) {
      HabitPlugin toy = toy(Habit.IMMEDIATE);
      List<EngineSlot> slots = Stream.generate(() -> test.slot(toy)).limit(10).toList();
      for (int round = 0; round < 3; round++) {
        for (EngineSlot slot : slots) {
          answered(narrow.service, slot);
        }
      }
      int made = toy.made();

      for (EngineSlot slot : slots) {
        answered(narrow.service, slot);
      }
      assertThat(toy.made()).isEqualTo(made);
    }
  }

  @Test
  void anEngineIsClosedWithoutAThreadForIt() throws InterruptedException {
    var single = new SearchService.Pool(1, 1, 4, 1L << 30);
    try (var threads = new NoThreads();
        var narrow = new TestService(single)) {
      HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
      EngineSlot slot = test.slot(patient);
      SearchTask first =
          narrow.service.submit(test.request(slot, HOUR_MS), new RecordingListener());
      patient.awaitSearch();
      narrow.service.submit(test.request(test.slot(patient), HOUR_MS), new RecordingListener());
      first.stop();
      Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
      threads.lack();

      assertThatCode(() -> narrow.service.leave(slot)).doesNotThrowAnyException();

      narrow.time.advance(1);
      assertThat(patient.closed()).isEqualTo(1);
    }
  }

  @Test
  void enginesAreClosedWithTheirSession() throws InterruptedException {
    HabitPlugin toy = toy(Habit.IMMEDIATE);
    EngineSlot slot = test.slot(toy);
    answered(service, slot);

    service.leave(slot);

    Waits.until("a closed engine", toy::closed, isEqual(1));
  }

  @Test
  void theEndClosesEnginesThatSearch() throws InterruptedException {
    HabitPlugin deaf = toy(Habit.IGNORING_STOPS);
    service.submit(test.request(test.slot(deaf), HOUR_MS), new RecordingListener());
    deaf.awaitSearch();

    service.close();

    assertThat(deaf.closed()).isEqualTo(1);
    deaf.release();
  }

  private void answered(SearchService service, EngineSlot slot) throws InterruptedException {
    var received = new RecordingListener();
    service.submit(test.request(slot, HOUR_MS), received);
    assertLegal(received.next());
  }

  @Test
  void anInspectionIsAnswered() throws InterruptedException {
    var received = new RecordingListener();
    service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), COUNT, HOUR_MS), received);

    assertThat(received.next()).isEqualTo(new Finding("0 stones, BLACK to move", List.of()));
  }

  @Test
  void aStoppedInspectionAnswers() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    var received = new RecordingListener();
    SearchTask task = service.submit(test.request(test.slot(patient), COUNT, HOUR_MS), received);
    patient.awaitSearch();

    task.stop();

    assertThat(received.next()).isInstanceOf(Finding.class);
  }
}
