package tengen.host.search;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;
import static tengen.host.search.TestService.COUNT;
import static tengen.host.search.TestService.HOUR_MS;
import static tengen.host.search.TestService.assertLegal;
import static tengen.host.search.TestService.toy;

import java.lang.System.Logger.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.game.Move;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.RecordingListener;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** Tests of engines that throw, hang, or answer wrongly. */
final class FailingEnginesTest {
  private final TestService test = new TestService();
  private final SearchService service = test.service;

  @AfterEach
  void close() {
    service.close();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      textBlock =
          """
          THROWING, a bug
          THROWING_CHECKED, undeclared
          THROWING_UNPRINTABLE, UnprintableError
          THROWING_LONG_TEXT, mmm…
          OUT_OF_MEMORY, OutOfMemoryError
          ANSWERING_NULL, the plugin returned null for an answer
          FAILING_CREATION, engine=toy error="no weights"
          ILLEGAL_MOVE, off the board
          """)
  void anEngineThatFailsIsReplacedByALegalMove(Habit habit, String warning)
      throws InterruptedException {
    var received = new RecordingListener();
    service.submit(test.request(test.slot(toy(habit)), HOUR_MS), received);

    assertLegal(received.next());
    assertThat(test.log.contains(warning)).as("log: %s", test.log).isTrue();
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
  void anEngineWithoutAFindingHasNoAnswer() throws InterruptedException {
    var received = new RecordingListener();

    service.submit(test.request(test.slot(toy(Habit.ANSWERING_NULL)), COUNT, HOUR_MS), received);

    assertThat(received.next()).isEqualTo("the engine has no answer to count");
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
        .anyMatch(line -> line.contains("is not ready yet; a quick move is played instead"))
        .last()
        .asString()
        .contains("engine failed ")
        .doesNotContain("quick move");
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
}
