package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.Waits;

/**
 * Tests with real programs, well-behaved and faulty. None may be left when its engine is closed.
 */
class ProcessEngineTest {
  private static final Position EMPTY = Position.start("gomoku-freestyle", Setup.Board.empty(6, 6));
  private static final Position ONE_STONE = EMPTY.play(new Place(0, 0));
  private static final Limits ONE_SECOND = Limits.NONE.withTime(1000, 1000);

  private final List<String> log = new CopyOnWriteArrayList<>();
  private final TestProgram program;

  ProcessEngineTest(@TempDir Path folder) throws IOException {
    program = new TestProgram(folder);
  }

  /** A process that has ended but was not waited for has no command any more. */
  @AfterEach
  void noProcessIsLeft() throws IOException {
    List<Long> pids = program.pids();
    Waits.until(
        "the end of all programs",
        () ->
            pids.stream()
                .flatMap(pid -> ProcessHandle.of(pid).stream())
                .flatMap(process -> process.info().command().stream())
                .toList(),
        List::isEmpty);
  }

  private Engine host(String dialect, String fault) throws EngineException {
    return TestProgram.host(program.settings(dialect, fault, Map.of()), log::add);
  }

  private static SearchResult search(Engine engine, Position position) throws Exception {
    return engine.search(position, Goal.BEST_MOVE, control(ONE_SECOND));
  }

  /** Returns a control whose clock stands still, so that only a stop ends the search. */
  private static RunningSearch control(Limits limits) {
    return new RunningSearch(limits, () -> 0, 0, Long.MAX_VALUE, _ -> {});
  }

  @Test
  void aGomocupProgramGetsTurnsWhereItCanAndBoardsWhereItMust() throws Exception {
    try (Engine engine = host("gomocup", "")) {
      engine.newGame(EMPTY);
      Position first = EMPTY.play(search(engine, EMPTY).move());
      search(engine, first.play(new Place(5, 5)));
      search(engine, first.play(new Place(4, 4)));
    }

    assertThat(program.received())
        .containsExactly(
            "START 6",
            "START 6",
            "INFO rule 0",
            "INFO max_memory 8388608",
            "INFO timeout_turn 950",
            "INFO timeout_match 0",
            "INFO time_left 2147483647",
            "BEGIN",
            "TURN 5,5",
            "BOARD",
            "0,0,1",
            "4,4,2",
            "DONE",
            "END");
  }

  @Test
  void aGomocupProgramGetsBoardsAloneIfItsOptionSaysSo() throws Exception {
    var settings = program.settings("gomocup", "", Map.of("send-by-board", "true"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      Position first = EMPTY.play(search(engine, EMPTY).move());
      search(engine, first.play(new Place(5, 5)));
    }

    assertThat(program.received())
        .containsSubsequence("BEGIN", "BOARD", "0,0,1", "5,5,2", "DONE", "END")
        .noneMatch(line -> line.startsWith("TURN"));
  }

  @Test
  void aGtpProgramGetsTheTurnsSinceThen() throws Exception {
    try (Engine engine = host("gtp", "")) {
      engine.newGame(EMPTY);
      Position first = EMPTY.play(search(engine, EMPTY).move());
      search(engine, first.play(new Place(5, 5)));
      search(engine, first.play(new Place(4, 4)));
    }

    assertThat(program.received())
        .containsExactly(
            "list_commands",
            "boardsize 6",
            "clear_board",
            "time_settings 0 1 1",
            "time_left b 0.95 1",
            "genmove b",
            "play w F1",
            "time_left b 0.95 1",
            "genmove b",
            "boardsize 6",
            "clear_board",
            "play b A6",
            "play w E2",
            "time_left b 0.95 1",
            "genmove b",
            "quit");
  }

  @ParameterizedTest
  @CsvSource({"gomocup, 'RECTSTART 6,5'", "gtp, rectangular_boardsize 6 5"})
  void aRectangularBoardIsSentAsSuch(String dialect, String sizeCommand) throws Exception {
    try (Engine engine = host(dialect, "")) {
      engine.newGame(Position.start("gomoku-freestyle", Setup.Board.empty(6, 5)));
    }

    assertThat(program.received()).contains(sizeCommand);
  }

  @Test
  void aNewBoardMayTakeLongerThanOtherReplies() throws Exception {
    EngineSettings settings = program.settings("gtp", "slow-board", Map.of("reply-ms", "100"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      engine.newGame(EMPTY);
    }

    assertThat(program.pids()).hasSize(1);
  }

  @Test
  void configuredLinesAreSentAtTheStart() throws Exception {
    Map<String, String> send = Map.of("send", "INFO hash_size 1024\nYXHASHCLEAR");
    try (Engine engine = TestProgram.host(program.settings("gomocup", "", send), log::add)) {
      search(engine, EMPTY);
    }

    assertThat(program.received().subList(0, 4))
        .containsExactly("START 6", "INFO hash_size 1024", "YXHASHCLEAR", "START 6");
  }

  @Test
  void noReplyIsAwaitedForEmptyLinesAndComments() throws Exception {
    Map<String, String> send = Map.of("send", "# my bot\n\nkomi 0 # none\n");
    try (Engine engine = TestProgram.host(program.settings("gtp", "", send), log::add)) {
      engine.newGame(EMPTY);
    }

    assertThat(program.received())
        .containsSequence("list_commands", "komi 0 # none", "boardsize 6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void meaninglessLinesAreIgnored(String dialect) throws Exception {
    try (Engine engine = host(dialect, "babbles")) {
      assertThat(search(engine, ONE_STONE).move()).isEqualTo(new Place(1, 0));
    }

    assertThat(log).anyMatch(line -> line.endsWith(": ignored \"hello\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void manyOutputLinesHideNoMove(String dialect) throws Exception {
    try (Engine engine = host(dialect, "chatters")) {
      assertThat(search(engine, ONE_STONE).move()).isEqualTo(new Place(1, 0));
    }

    assertThat(log).hasSizeLessThan(50);
  }

  @Test
  void aSuggestionIsAccepted() throws Exception {
    try (Engine engine = host("gomocup", "suggests")) {
      assertThat(search(engine, ONE_STONE).move()).isEqualTo(new Place(1, 0));
    }
  }

  @Test
  void theProgramsReportsBecomeProgress() throws Exception {
    List<SearchProgress> reports = new CopyOnWriteArrayList<>();
    var control = new RunningSearch(ONE_SECOND, () -> 0, 0, 0, reports::add);
    try (Engine engine = host("gomocup", "thinks")) {
      SearchResult result = engine.search(ONE_STONE, Goal.BEST_MOVE, control);

      var line =
          new Variation(
              new Score.Estimate(0.75), List.of(new Place(1, 0), new Place(4, 4)), 4, 3000);
      assertThat(result.last().lines()).containsExactly(line);
      assertThat(reports).extracting(SearchProgress::nodes).containsExactly(2000L, 2000L, 3000L);
      assertThat(reports.getLast().lines()).containsExactly(line);
      assertThat(reports.getLast().current()).contains(new Place(4, 4));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void aStopIsPassedOn(String dialect) throws Exception {
    RunningSearch control = control(Limits.NONE);
    control.stop();
    try (Engine engine = host(dialect, "waits")) {
      assertThat(engine.search(ONE_STONE, Goal.BEST_MOVE, control).move())
          .isEqualTo(new Place(1, 0));
    }
  }

  @Test
  void aResignationIsAnAnswer() throws Exception {
    try (Engine engine = host("gtp", "resigns")) {
      assertThat(search(engine, ONE_STONE).move()).isEqualTo(new Move.Resign());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void aProgramThatDiesIsStartedAgainAndGoesOn(String dialect) throws Exception {
    try (Engine engine = host(dialect, "dies-once")) {
      assertThat(search(engine, ONE_STONE).move()).isEqualTo(new Place(1, 0));
    }

    assertThat(program.pids()).hasSize(2);
    assertThat(log).last().asString().contains("died (exit code 1)", "started again");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void anEngineWhoseProgramDiesTooOftenIsBroken(String dialect) throws Exception {
    EngineSettings settings = program.settings(dialect, "dies", Map.of("restarts", "2"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertFails(
          engine,
          Kind.BROKEN,
          "died (exit code 1)",
          "2 restarts in 10 minutes are used up; the next search counts anew");
    }
    assertThat(program.pids()).hasSize(3);

    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertFails(engine, Kind.BROKEN, "2 restarts in 10 minutes are used up");
    }
    assertThat(program.pids()).hasSize(6);
  }

  @Test
  void anEngineWithoutRestartsIsBrokenWhenItsProgramDies() throws Exception {
    EngineSettings settings = program.settings("gomocup", "dies-once", Map.of("restarts", "0"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertThatThrownBy(() -> search(engine, ONE_STONE))
          .isInstanceOfSatisfying(
              EngineException.class, e -> assertThat(e.kind()).isEqualTo(Kind.BROKEN))
          .hasMessageContaining("died (exit code 1); last lines: ")
          .hasMessageNotContaining("restarts");
    }
    assertThat(program.pids()).hasSize(1);
  }

  @Test
  void aProgramThatFailsToStartIsReportedWithItsStandardError() {
    assertUnmakeable(
        program.settings("gomocup", "out-of-luck", Map.of("restarts", "0")),
        "exit code 3",
        "its standard error: out of luck");
  }

  @Test
  void aMissingProgramIsReportedInOneLine() {
    assertUnmakeable(
        program.settings("gtp", "", Map.of("command", "./missing")),
        "cannot be started",
        "./missing");
  }

  @Test
  void aProgramThatNeverIsReadyIsKilled() {
    assertUnmakeable(
        program.settings("gomocup", "never-ready", Map.of("start-ms", "1000")),
        "did not answer in time (killed)",
        "> START 6");
  }

  private void assertUnmakeable(EngineSettings settings, String... message) {
    assertThatThrownBy(() -> TestProgram.host(settings, log::add))
        .isInstanceOf(EngineException.class)
        .hasMessageContainingAll(message);
  }

  @ParameterizedTest
  @CsvSource({
    "gomocup, hangs",
    "gtp, hangs",
    "gomocup, floods",
    "gtp, floods",
    "gomocup, endless",
    "gtp, endless"
  })
  void aProgramThatDoesNotStopIsKilledWithItsChildren(String dialect, String fault)
      throws Exception {
    RunningSearch control = control(Limits.NONE);
    control.stop();
    EngineSettings settings = program.settings(dialect, fault, Map.of("reply-ms", "300"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertThatThrownBy(() -> engine.search(ONE_STONE, Goal.BEST_MOVE, control))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("did not answer in time (killed)");
      noProcessIsLeft();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "gomocup, occupied, '< 0,0'",
    "gomocup, outside, '< 40,0'",
    "gtp, occupied, < = A6",
    "gtp, outside, < = B7",
    "gtp, nowhere, < = Z99"
  })
  void illegalMovesAreNotReturned(String dialect, String fault, String detail) throws Exception {
    try (Engine engine = host(dialect, fault)) {
      assertFails(engine, Kind.ILLEGAL, "made an illegal move", detail);
    }
  }

  private static void assertFails(Engine engine, Kind kind, String... message) {
    assertThatThrownBy(() -> search(engine, ONE_STONE))
        .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind()).isEqualTo(kind))
        .hasMessageContainingAll(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void anErrorReplyIsReportedAndTheProgramKeepsRunning(String dialect) throws Exception {
    try (Engine engine = host(dialect, "refuses")) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> search(engine, ONE_STONE))
            .isInstanceOfSatisfying(
                EngineException.class,
                e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED))
            .message()
            .matches("the program answered: (ERROR )?I will not");
      }
    }
    assertThat(log)
        .last()
        .asString()
        .contains(": rejected a command; last lines: ")
        .contains("> ", "< ");

    assertThat(program.pids()).hasSize(1);
  }

  @Test
  void aProgramThatIgnoresItsEndIsKilled() throws Exception {
    Engine engine = host("gomocup", "deaf");
    search(engine, EMPTY);
    engine.close();

    noProcessIsLeft();
  }

  /**
   * Starts a grandchild without a parent, in a session of its own, that keeps the program's output
   * open.
   */
  @Test
  void grandchildProcessesAreEnded() throws Exception {
    Engine engine = host("gomocup", "forks-twice");
    search(engine, EMPTY);
    engine.close();

    noProcessIsLeft();
  }

  @Test
  void childProcessesOfADeadProgramAreKilled() throws Exception {
    EngineSettings settings =
        program.settings("gomocup", "forks-and-dies", Map.of("restarts", "0"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertFails(engine, Kind.BROKEN, "died (exit code 1); last lines: ");
      noProcessIsLeft();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp"})
  void aProgramThatClosesItsOutputIsKilled(String dialect) throws Exception {
    EngineSettings settings = program.settings(dialect, "closes", Map.of("restarts", "0"));
    try (Engine engine = TestProgram.host(settings, log::add)) {
      assertFails(engine, Kind.BROKEN, "died (killed");
      noProcessIsLeft();
    }
  }

  /** The program with the second fault answers when it is told to quit. */
  @ParameterizedTest
  @ValueSource(strings = {"hangs", "answers-end"})
  void aCloseEndsASearchThatRuns(String fault) throws Exception {
    Engine engine = host("gomocup", fault);
    engine.newGame(EMPTY);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<SearchResult> running =
          threads.submit(() -> engine.search(EMPTY, Goal.BEST_MOVE, control(Limits.NONE)));
      var _ =
          Waits.until("the program's turn", program::received, lines -> lines.contains("BEGIN"));
      engine.close();

      assertThatThrownBy(running::get).cause().satisfies(ProcessEngineTest::isClosed);
    }
  }

  @Test
  void aClosedEngineSearchesNoMore() throws Exception {
    Engine engine = host("gomocup", "");
    engine.newGame(EMPTY);
    engine.close();

    assertThatThrownBy(() -> search(engine, EMPTY)).satisfies(ProcessEngineTest::isClosed);
    assertThat(program.received()).doesNotContain("BEGIN");
  }

  private static void isClosed(Throwable failure) {
    assertThat(failure)
        .isInstanceOfSatisfying(
            EngineException.class, lost -> assertThat(lost.kind()).isEqualTo(Kind.BROKEN))
        .hasMessage("closed");
  }

  @Test
  void onlyOtherOptionsNeedAnotherProgram() throws Exception {
    EngineSettings settings = program.settings("gomocup", "", Map.of());
    try (Engine engine = TestProgram.host(settings, log::add)) {
      search(engine, EMPTY);
      assertThat(engine.reconfigure(new EngineSettings(2, 16 << 20, 7, settings.options())))
          .isTrue();
      search(engine, EMPTY);
      assertThat(engine.reconfigure(program.settings("gomocup", "", Map.of("send", "INFO x 1"))))
          .isFalse();
    }

    assertThat(program.received()).contains("INFO max_memory 16777216", "INFO thread_num 2");
    assertThat(program.pids()).hasSize(1);
  }
}
