package tengen.daemon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.config.TimeProfile;
import tengen.daemon.TestDaemon;
import tengen.daemon.ToyEngine;
import tengen.daemon.ToyEngine.Habit;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Clock;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

@Timeout(60)
class SearchServiceTest {
  private static final Map<String, GameRules> RULES = TestDaemon.rules();
  private static final Position EMPTY =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));
  private static final long HOUR_MS = 3_600_000;
  private static final EngineCall COUNT = new EngineCall.Inspection("count");

  private final ListLog log = new ListLog();
  private final SearchService service =
      new SearchService(new SearchService.Pool(2, 2, 4, 1L << 30), RULES, System::nanoTime, log);

  @AfterEach
  void close() {
    service.close();
  }

  @Test
  void aSearchAnswersOnce() throws InterruptedException {
    var heard = new Heard();
    service.submit(request(slot(toy(Habit.PROMPT)), HOUR_MS), heard);

    assertThat(heard.next()).isInstanceOf(SearchResult.class);
    assertThat(heard.isQuiet()).isTrue();
  }

  @Test
  void aPreparationMakesTheEngineWithoutASearch() throws InterruptedException {
    ToyEngine prompt = toy(Habit.PROMPT);
    var heard = new Heard();
    EngineSlot slot = slot(prompt);
    assertThat(service.hasRoom(slot)).isTrue();

    service.submit(request(slot, new EngineCall.Preparation(), HOUR_MS), heard);

    assertThat(heard.next()).isEqualTo("prepared");
    assertThat(prompt.made()).isEqualTo(1);
    service.submit(request(slot, HOUR_MS), heard);
    assertThat(heard.next()).isInstanceOf(SearchResult.class);
    assertThat(prompt.made()).isEqualTo(1);
  }

  @Test
  void thereIsNoRoomForAPreparationWhileSearchesTakeAllThreads() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    service.submit(request(slot(patient), HOUR_MS, 2), new Heard());
    patient.awaitSearch();

    assertThat(service.hasRoom(slot(toy(Habit.PROMPT)))).isFalse();
  }

  @Test
  void aStoppedSearchAnswers() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    var heard = new Heard();
    SearchTask task = service.submit(request(slot(patient), HOUR_MS), heard);
    patient.awaitSearch();
    assertThat(heard.isQuiet()).isTrue();

    task.stop();

    assertThat(heard.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void limitsChangedInMidSearchHoldAtOnce() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    var heard = new Heard();
    SearchTask task = service.submit(request(slot(patient), HOUR_MS), heard);
    patient.awaitSearch();

    task.change(Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(0)));

    assertThat(heard.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void aDroppedSearchSaysNothingAndGivesItsThreadsBack() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    var dropped = new Heard();
    SearchTask task = service.submit(request(slot(patient), HOUR_MS, 2), dropped);
    patient.awaitSearch();
    task.drop();

    var next = new Heard();
    service.submit(request(slot(toy(Habit.PROMPT)), HOUR_MS, 2), next);

    assertThat(next.next()).isInstanceOf(SearchResult.class);
    assertThat(dropped.isQuiet()).isTrue();
  }

  @Test
  void anEngineThatThrowsIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.THROWING, "a bug");
  }

  @Test
  void anEngineThatIsOutOfMemoryIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.DYING, "OutOfMemoryError");
  }

  @Test
  void anEngineThatCannotBeMadeIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.UNMAKEABLE, "no weights");
  }

  @Test
  void anIllegalAnswerIsReplacedByALegalMove() throws InterruptedException {
    assertLegalMoveInsteadOf(Habit.CHEATING, "off the board");
  }

  @Test
  void aDeafEngineIsReplacedByALegalMove() throws InterruptedException {
    ToyEngine deaf = toy(Habit.DEAF);
    var heard = new Heard();
    service.submit(request(slot(deaf), 100), heard);

    assertLegal(heard.next());
    assertThat(log.says("ignored its stop")).as("log: %s", log).isTrue();
    deaf.release();
  }

  @Test
  void aRefusalIsToldAsOne() throws InterruptedException {
    var heard = new Heard();
    service.submit(request(slot(toy(Habit.REFUSING)), HOUR_MS), heard);

    assertThat(heard.next()).isEqualTo("never on Sundays");
  }

  @Test
  void aSearchWithoutAPermitInTimeGetsALegalMove() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    SearchTask first = service.submit(request(slot(patient), HOUR_MS, 2), new Heard());
    patient.awaitSearch();

    var late = new Heard();
    service.submit(request(slot(toy(Habit.PROMPT)), 100), late);

    assertLegal(late.next());
    assertThat(log.says("no thread in time")).as("log: %s", log).isTrue();
    first.drop();
  }

  @Test
  void aFullQueueStillGivesLegalMoves() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    List<SearchTask> tasks = new ArrayList<>();
    tasks.add(service.submit(request(slot(patient), HOUR_MS, 2), new Heard()));
    patient.awaitSearch();
    for (int i = 0; i < 4; i++) {
      tasks.add(service.submit(request(slot(patient), HOUR_MS), new Heard()));
    }

    var beyond = new Heard();
    service.submit(request(slot(patient), HOUR_MS), beyond);

    assertLegal(beyond.next());
    tasks.forEach(SearchTask::drop);
  }

  @Test
  void waitingSearchesAreServedInTheOrderOfTheirComing() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    SearchTask first = service.submit(request(slot(patient), HOUR_MS, 2), new Heard());
    patient.awaitSearch();
    var order = new LinkedBlockingQueue<Object>();
    for (int i = 0; i < 3; i++) {
      int number = i;
      service.submit(
          request(slot(toy(Habit.PROMPT)), HOUR_MS, 2), new Heard(() -> order.add(number)));
    }

    first.drop();

    assertThat(List.of(take(order), take(order), take(order))).containsExactly(0, 1, 2);
  }

  @Test
  void twoStuckThreadsDisableAPluginAndGiveTheirPermitsBack() throws InterruptedException {
    ToyEngine deaf = toy(Habit.DEAF);
    service.submit(request(slot(deaf), 50), new Heard());
    service.submit(request(slot(deaf), 50), new Heard());
    await().atMost(30, TimeUnit.SECONDS).until(() -> log.says("disabled"));

    var refused = new Heard();
    service.submit(request(slot(deaf), HOUR_MS), refused);
    assertLegal(refused.next());
    var other = new Heard();
    var another = new ToyEngine("another", Habit.PROMPT, false);
    service.submit(request(slot(another), HOUR_MS, 2), other);
    assertThat(other.next()).isInstanceOf(SearchResult.class);
    deaf.release();
  }

  @Test
  void aSessionWhoseEngineHangsGoesOnWithAnother() throws InterruptedException {
    ToyEngine deaf = toy(Habit.DEAF);
    EngineSlot slot = slot(deaf);
    var first = new Heard();
    service.submit(request(slot, 50), first);
    assertLegal(first.next());

    deaf.release();
    var second = new Heard();
    service.submit(request(slot, HOUR_MS), second);

    assertThat(second.next()).isInstanceOf(SearchResult.class);
  }

  @Test
  void theEngineThatIsLongestIdleIsClosedForRoomAndMadeAnew() throws InterruptedException {
    var small = new SearchService.Pool(1, 1, 4, 2 * EngineSettings.DEFAULT.memoryBytes());
    try (var narrow = new SearchService(small, RULES, System::nanoTime, log)) {
      ToyEngine toy = toy(Habit.PROMPT);
      List<EngineSlot> slots = List.of(slot(toy), slot(toy), slot(toy));
      for (EngineSlot slot : slots) {
        answered(narrow, slot);
      }
      await().atMost(30, TimeUnit.SECONDS).until(() -> toy.closed() == 1);

      answered(narrow, slots.get(2));
      assertThat(toy.made()).as("the latest is still there").isEqualTo(3);
      answered(narrow, slots.get(0));
      assertThat(toy.made()).as("the first was closed").isEqualTo(4);
    }
  }

  @Test
  void aSessionThatLeavesTakesItsEngineAlong() throws InterruptedException {
    ToyEngine toy = toy(Habit.PROMPT);
    EngineSlot slot = slot(toy);
    answered(service, slot);

    service.leave(slot);

    await().atMost(30, TimeUnit.SECONDS).until(() -> toy.closed() == 1);
  }

  @Test
  void theEndClosesEnginesThatSearch() throws InterruptedException {
    ToyEngine deaf = toy(Habit.DEAF);
    service.submit(request(slot(deaf), HOUR_MS), new Heard());
    deaf.awaitSearch();

    service.close();

    assertThat(deaf.closed()).isEqualTo(1);
    deaf.release();
  }

  private static void answered(SearchService service, EngineSlot slot) throws InterruptedException {
    var heard = new Heard();
    service.submit(request(slot, HOUR_MS), heard);
    assertLegal(heard.next());
  }

  @Test
  void anInspectionIsAnswered() throws InterruptedException {
    var heard = new Heard();
    service.submit(request(slot(toy(Habit.PROMPT)), COUNT, HOUR_MS), heard);

    assertThat(heard.next()).isEqualTo(new Finding("0 stones, BLACK to move", List.of()));
  }

  @Test
  void aStoppedInspectionAnswers() throws InterruptedException {
    ToyEngine patient = toy(Habit.PATIENT);
    var heard = new Heard();
    SearchTask task = service.submit(request(slot(patient), COUNT, HOUR_MS), heard);
    patient.awaitSearch();

    task.stop();

    assertThat(heard.next()).isInstanceOf(Finding.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"THROWING", "DYING", "DEAF", "UNMAKEABLE"})
  void anEngineThatBreaksHasNoAnswerToAnInspectionAndIsReplaced(Habit habit)
      throws InterruptedException {
    ToyEngine broken = toy(habit);
    EngineSlot slot = slot(broken);
    var heard = new Heard();
    service.submit(request(slot, COUNT, 100), heard);

    assertThat(heard.next()).isEqualTo("the engine has no answer to count");
    assertThat(log.says("; no answer") || log.says(": no answer")).as("log: %s", log).isTrue();
    assertThat(slot.instance().memoryBytes()).isZero();
    broken.release();
  }

  @Test
  void swap2AnswersAreReplacedToo() throws InterruptedException {
    var heard = new Heard();
    var request =
        new SearchRequest(
            slot(toy(Habit.THROWING)),
            EMPTY,
            new EngineCall.Search(new Goal.Opening("swap2")),
            Limits.NONE,
            new TimeProfile(5000, 50, 200),
            System.nanoTime(),
            Long.MAX_VALUE);
    service.submit(request, heard);

    Move answer = ((SearchResult) heard.next()).move();

    assertThat(((Move.Places) answer).points()).hasSize(3).doesNotHaveDuplicates();
  }

  private void assertLegalMoveInsteadOf(Habit habit, String said) throws InterruptedException {
    var heard = new Heard();
    service.submit(request(slot(toy(habit)), HOUR_MS), heard);

    assertLegal(heard.next());
    assertThat(log.says(said)).as("log: %s", log).isTrue();
  }

  private static void assertLegal(Object answer) {
    GameRules rules = Objects.requireNonNull(RULES.get(EMPTY.rules()));
    assertThat(answer).isInstanceOf(SearchResult.class);
    assertThat(rules.objection(EMPTY, ((SearchResult) answer).move())).isEmpty();
  }

  private static Object take(BlockingQueue<Object> queue) throws InterruptedException {
    Object taken = queue.poll(30, TimeUnit.SECONDS);
    return taken == null ? "nothing" : taken;
  }

  private static ToyEngine toy(Habit habit) {
    return new ToyEngine("toy", habit, false);
  }

  private EngineSlot slot(ToyEngine toy) {
    return new EngineSlot(
        new ConfiguredEngine("toy", toy.plugin(), toy.descriptor(), EngineSettings.DEFAULT),
        service.pool());
  }

  private static SearchRequest request(EngineSlot slot, long turnMs) {
    return request(slot, turnMs, 1);
  }

  private static SearchRequest request(EngineSlot slot, long turnMs, int threads) {
    assertThat(slot.configure("threads", Integer.toString(threads))).isEmpty();
    return request(slot, new EngineCall.Search(Goal.BEST_MOVE), turnMs);
  }

  private static SearchRequest request(EngineSlot slot, EngineCall call, long turnMs) {
    return new SearchRequest(
        slot,
        EMPTY,
        call,
        Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(turnMs)),
        new TimeProfile(5000, 0, 0),
        System.nanoTime(),
        Long.MAX_VALUE);
  }

  /** What a listener heard, in order. */
  private static final class Heard implements SearchListener {
    private final BlockingQueue<Object> news = new LinkedBlockingQueue<>();
    private final Runnable also;

    Heard() {
      this(() -> {});
    }

    Heard(Runnable also) {
      this.also = also;
    }

    Object next() throws InterruptedException {
      return take(news);
    }

    boolean isQuiet() {
      return news.isEmpty();
    }

    @Override
    public void progressed(SearchProgress progress) {
      news.add(progress);
    }

    @Override
    public void finished(SearchResult result) {
      news.add(result);
      also.run();
    }

    @Override
    public void inspected(Finding finding) {
      news.add(finding);
    }

    @Override
    public void prepared() {
      news.add("prepared");
    }

    @Override
    public void failed(String reason) {
      news.add(reason);
    }
  }
}
