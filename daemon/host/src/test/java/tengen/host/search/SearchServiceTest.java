package tengen.host.search;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static tengen.host.search.TestService.HOUR_MS;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.search.Clock;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;
import tengen.support.Waits;

class SearchServiceTest {
  private static final EngineCall COUNT = new EngineCall.Inspection("count");

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
  void searchesThatWaitForTheirEngineGetAMoveAndALogLine() throws InterruptedException {
    HabitPlugin unready = toy(Habit.SLOW_CREATION);
    EngineSlot slot = test.slot(unready);
    service.submit(
        test.request(slot, new EngineCall.Preparation(), HOUR_MS), new RecordingListener());
    unready.awaitSearch();
    var received = new RecordingListener();
    service.submit(test.request(slot, 100), received);

    test.time.advance(101);

    assertThat(received.next()).isInstanceOf(SearchResult.class);
    assertThat(test.log.toString()).contains("is not ready yet").doesNotContain("no thread");
  }

  @Test
  void preparationsDoNotRunWhileSearchesUseAllThreads() throws InterruptedException {
    HabitPlugin patient = toy(Habit.UNTIL_STOPPED);
    service.submit(test.request(test.slot(patient), HOUR_MS, 2), new RecordingListener());
    patient.awaitSearch();

    assertThat(service.hasRoom(test.slot(toy(Habit.IMMEDIATE)))).isFalse();
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
  void anEngineThatThrowsIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.THROWING, "a bug");
  }

  @Test
  void undeclaredExceptionsAreReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.THROWING_CHECKED, "undeclared");
  }

  @Test
  void anEngineThatThrowsWhatCannotBePrintedIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.THROWING_UNPRINTABLE, "UnprintableError");
  }

  @Test
  void enginesThatHangInCloseDelayNoAnswerAndDisableTheirPlugin() throws InterruptedException {
    HabitPlugin clinging = toy(Habit.HANGING_IN_CLOSE);
    EngineSlot slot = test.slot(clinging);
    for (int i = 0; i < 2; i++) {
      var received = new RecordingListener();
      service.submit(test.request(slot, HOUR_MS), received);
      assertLegal(received.next());
    }

    Waits.until(
        "both to be stuck",
        () -> {
          test.time.advance(CloseWatch.MAX_CLOSE_MS);
          return service.stuckThreads();
        },
        count -> count == 2);
    assertThat(test.log.contains("engine disabled: too many of its threads hang")).isTrue();
    clinging.release();
    Waits.until("their end", service::stuckThreads, count -> count == 0);
  }

  @Test
  void aLongMessageIsCutForTheLog() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.THROWING_LONG_TEXT, "mmm…");
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
  void anEngineThatIsOutOfMemoryIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.OUT_OF_MEMORY, "OutOfMemoryError");
  }

  @Test
  void nullAnswersAreReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.ANSWERING_NULL, "the plugin returned null for an answer");
  }

  @Test
  void anEngineWithoutAFindingHasNoAnswer() throws InterruptedException {
    var received = new RecordingListener();

    service.submit(test.request(test.slot(toy(Habit.ANSWERING_NULL)), COUNT, HOUR_MS), received);

    assertThat(received.next()).isEqualTo("the engine has no answer to count");
  }

  @Test
  void anEngineThatCannotBeMadeIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.FAILING_CREATION, "engine=toy error=\"no weights\"");
  }

  @Test
  void failedCreationsAreLoggedAfterTheSubstituteMove() throws InterruptedException {
    HabitPlugin unready = toy(Habit.SLOW_CREATION);
    var received = new RecordingListener();
    service.submit(test.request(test.slot(unready), 100), received);
    unready.awaitSearch();
    test.time.advance(500);
    assertLegal(received.next());

    unready.release();

    Waits.until(
        "a log line: no weights", test.log::toString, log -> test.log.contains("no weights"));
    assertThat(test.log.lines(Level.WARNING))
        .hasSize(2)
        .anyMatch(line -> line.contains("is not ready yet; a legal move is played instead"))
        .last()
        .asString()
        .contains("engine failed ")
        .doesNotContain("legal move");
  }

  @Test
  void anIllegalAnswerIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.ILLEGAL_MOVE, "off the board");
  }

  @Test
  void enginesThatIgnoreStopsAreReplacedByALegalMove() throws InterruptedException {
    HabitPlugin deaf = toy(Habit.IGNORING_STOPS);
    var received = new RecordingListener();
    service.submit(test.request(test.slot(deaf), 100), received);
    deaf.awaitSearch();
    test.time.advance(200);

    assertLegal(received.next());
    assertThat(test.log.contains("ignored its stop")).as("log: %s", test.log).isTrue();
    deaf.release();
    Waits.until("a closed engine", deaf::closed, isEqual(1));
    assertThat(received.isQuiet()).as("its own answer comes too late").isTrue();
  }

  @Test
  void rejectionsReachTheListenerWithTheirReason() throws InterruptedException {
    var received = new RecordingListener();
    service.submit(test.request(test.slot(toy(Habit.REJECTING)), HOUR_MS), received);

    assertThat(received.next()).isEqualTo("never on Sundays");
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
  void twoStuckThreadsDisableAPluginAndGiveTheirPermitsBack() throws InterruptedException {
    HabitPlugin deaf = toy(Habit.IGNORING_STOPS);
    service.submit(test.request(test.slot(deaf), 50), new RecordingListener());
    service.submit(test.request(test.slot(deaf), 50), new RecordingListener());
    Waits.until("2 searches", () -> deaf.searched().size(), isEqual(2));
    test.time.advance(50 + 100 + 2000);
    assertThat(test.log.contains("disabled")).as("log: %s", test.log).isTrue();

    var rejected = new RecordingListener();
    service.submit(test.request(test.slot(deaf), HOUR_MS), rejected);
    test.time.advance(20);
    assertLegal(rejected.next());
    var other = new RecordingListener();
    var another = new HabitPlugin("another", Habit.IMMEDIATE, false);
    service.submit(test.request(test.slot(another), HOUR_MS, 2), other);
    assertThat(other.next()).isInstanceOf(SearchResult.class);
    deaf.release();
  }

  @Test
  void aSessionWhoseEngineHangsGoesOnWithAnother() throws InterruptedException {
    HabitPlugin deaf = toy(Habit.IGNORING_STOPS);
    EngineSlot slot = test.slot(deaf);
    var first = new RecordingListener();
    service.submit(test.request(slot, 50), first);
    deaf.awaitSearch();
    test.time.advance(150);
    assertLegal(first.next());

    deaf.release();
    var second = new RecordingListener();
    service.submit(test.request(slot, HOUR_MS), second);

    assertThat(second.next()).isInstanceOf(SearchResult.class);
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

  @ParameterizedTest
  @EnumSource(names = {"THROWING", "OUT_OF_MEMORY", "IGNORING_STOPS", "FAILING_CREATION"})
  void anEngineThatBreaksHasNoAnswerToAnInspectionAndIsReplaced(Habit habit)
      throws InterruptedException {
    HabitPlugin broken = toy(habit);
    EngineSlot slot = test.slot(broken);
    var received = new RecordingListener();
    service.submit(test.request(slot, COUNT, 100), received);
    if (habit == Habit.IGNORING_STOPS) {
      broken.awaitSearch();
      test.time.advance(200);
    }

    assertThat(received.next()).isEqualTo("the engine has no answer to count");
    assertThat(test.log.contains("; there is no answer")).as("log: %s", test.log).isTrue();
    assertThat(slot.instance().memoryBytes()).isZero();
    broken.release();
  }

  @Test
  void swap2AnswersAreReplacedToo() throws InterruptedException {
    var received = new RecordingListener();
    var opening = new EngineCall.Search(new Goal.Opening("swap2"));
    SearchRequest request = test.request(test.slot(toy(Habit.THROWING)), opening, Limits.NONE);
    service.submit(request, received);

    Move answer = ((SearchResult) received.next()).move();

    assertThat(((Move.Places) answer).points()).hasSize(3).doesNotHaveDuplicates();
  }

  private void assertLegalMoveInsteadOf(Habit habit, String warning) throws InterruptedException {
    var received = new RecordingListener();
    service.submit(test.request(test.slot(toy(habit)), HOUR_MS), received);

    assertLegal(received.next());
    assertThat(test.log.contains(warning)).as("log: %s", test.log).isTrue();
  }

  private static void assertLegal(Object answer) {
    GameRules rules = Objects.requireNonNull(TestService.RULES.get(TestService.EMPTY.rules()));
    assertThat(answer).isInstanceOf(SearchResult.class);
    assertThat(rules.objection(TestService.EMPTY, ((SearchResult) answer).move())).isEmpty();
  }

  private static HabitPlugin toy(Habit habit) {
    return new HabitPlugin("toy", habit, false);
  }
}
