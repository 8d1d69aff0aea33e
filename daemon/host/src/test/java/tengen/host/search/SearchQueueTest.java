package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.host.search.TestService.COUNT;
import static tengen.host.search.TestService.HOUR_MS;
import static tengen.host.search.TestService.assertLegal;
import static tengen.host.search.TestService.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.support.Waits;

/** Tests of searches that wait for threads. */
final class SearchQueueTest {
  private final TestService test = new TestService();
  private final SearchService service = test.service;

  @AfterEach
  void close() {
    service.close();
  }

  @Test
  void aSearchWithoutAPermitInTimeGetsALegalMove() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    SearchTask first =
        service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();

    var late = new RecordingListener();
    service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), 100), late);
    test.time.advance(100);

    assertLegal(late.next());
    assertThat(test.log.contains("no thread in time")).as("log: %s", test.log).isTrue();
    first.drop();
    assertThat(test.monitor.reports)
        .extracting(SearchReport::outcome)
        .containsExactly(SearchOutcome.NO_THREAD, SearchOutcome.DROPPED);
    assertThat(test.monitor.reports.getFirst().queueNanos()).isEqualTo(100_000_000);
  }

  @Test
  void aFullQueueStillGivesLegalMoves() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    List<SearchTask> tasks = new ArrayList<>();
    tasks.add(
        service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener()));
    patient.awaitSearch();
    for (int i = 0; i < 4; i++) {
      tasks.add(service.submit(test.request(test.slot(patient), HOUR_MS), new RecordingListener()));
    }

    var beyond = new RecordingListener();
    service.submit(test.request(test.slot(patient), HOUR_MS), beyond);
    test.time.advance(20);

    assertLegal(beyond.next());
    tasks.forEach(SearchTask::drop);
  }

  @Test
  void waitingSearchesAreServedInOrder() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    SearchTask first =
        service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    var order = new LinkedBlockingQueue<Object>();
    for (int i = 0; i < 3; i++) {
      int number = i;
      service.submit(
          test.request(test.slot(toy(Habit.IMMEDIATE)), HOUR_MS, 2),
          new RecordingListener(() -> order.add(number)));
    }

    first.drop();

    assertThat(
            List.of(
                RecordingListener.take(order),
                RecordingListener.take(order),
                RecordingListener.take(order)))
        .containsExactly(0, 1, 2);
  }

  @Test
  void aSearchHasItsOwnTimeUntilOthersWait() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    SearchTask first =
        service.submit(test.request(test.slot(patient), 1000), new RecordingListener());
    SearchTask second =
        service.submit(test.request(test.slot(patient), 1000), new RecordingListener());
    assertThat(first.restMs()).isEqualTo(1000);

    SearchTask third =
        service.submit(test.request(test.slot(patient), 1000), new RecordingListener());
    assertThat(first.restMs()).isEqualTo(666);
    SearchTask fourth =
        service.submit(test.request(test.slot(patient), 1000), new RecordingListener());
    assertThat(List.of(first.restMs(), second.restMs())).containsExactly(500L, 500L);
    assertThat(fourth.restMs()).as("it waits").isEqualTo(1000);

    third.drop();
    fourth.drop();
    assertThat(List.of(first.restMs(), second.restMs())).containsExactly(1000L, 1000L);
    first.drop();
    second.drop();
  }

  @Test
  void aSearchThatBeginsWhileOthersWaitLeavesThemTheirTurns() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    SearchTask first =
        service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();
    List<SearchTask> waiting = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      waiting.add(service.submit(test.request(test.slot(patient), 1000), new RecordingListener()));
    }

    first.drop();

    // Two searches start; the last of the other two starts a turn later and needs one itself.
    Waits.until("less time", () -> waiting.get(1).restMs(), restMs -> restMs < 1000);
    assertThat(waiting.get(1).restMs()).isEqualTo(500);
    assertThat(waiting.get(3).restMs()).isEqualTo(1000);
    waiting.forEach(SearchTask::drop);
  }

  @Test
  void aSearchWithoutAThreadGivesItsPlaceToTheNext() throws InterruptedException {
    try (var threads = new NoThreads()) {
      HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
      SearchTask first =
          service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
      patient.awaitSearch();
      service.submit(test.request(test.slot(patient), HOUR_MS), new RecordingListener());
      List<RecordingListener> others = List.of(new RecordingListener(), new RecordingListener());
      for (RecordingListener other : others) {
        service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), HOUR_MS), other);
      }
      threads.lack();

      first.drop();

      Waits.until(
          "both results",
          () -> {
            test.time.advance(1);
            return others.stream().noneMatch(RecordingListener::isQuiet);
          });
      assertLegal(others.get(0).next());
      assertLegal(others.get(1).next());
    }
  }

  @Test
  void inspectionsStoppedInTheQueueFailWithAReason() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    EngineSlot slot = test.slot(patient);
    service.submit(test.request(slot, HOUR_MS), new RecordingListener());
    patient.awaitSearch();
    var received = new RecordingListener();
    SearchTask task = service.submit(test.request(slot, COUNT, HOUR_MS), received);

    task.stop();

    assertThat(received.next()).isEqualTo("count was stopped before it began");
  }

  @Test
  void slowCreationsTakeNoPlaceFromOthers() throws InterruptedException {
    HabitPlugin unready = toy(Habit.SLOW_CREATION);
    service.submit(test.request(test.slot(unready), 100, 2), new RecordingListener());
    unready.awaitSearch();
    test.time.advance(500);
    var other = new RecordingListener();

    service.submit(test.request(test.slot(toy(Habit.IMMEDIATE)), HOUR_MS, 2), other);

    assertLegal(other.next());
  }

  @Test
  void preparationsDoNotRunWhileSearchesUseAllThreads() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();

    assertThat(service.hasRoom(test.slot(toy(Habit.IMMEDIATE)))).isFalse();
  }
}
