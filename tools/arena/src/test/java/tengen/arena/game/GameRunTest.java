package tengen.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.arena.Players.Habit;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.support.Waits;

/** Tests of the outcomes of games and their reasons. */
final class GameRunTest {
  private static final TimeControl TENTH = TimeControl.UNLIMITED.withTurnMs(100);
  private static final Contestant RANDOM = Players.random("random");

  private final AtomicLong nanos = new AtomicLong();
  private final List<Integer> seen = new ArrayList<>();

  private GameResult play(Habit black, TimeControl time, Adjudication adjudication) {
    return play(Players.of("black", time, black), RANDOM, adjudication).orElseThrow();
  }

  private Optional<GameResult> play(Contestant black, Contestant white, Adjudication adjudication) {
    return run(black, white, adjudication).play();
  }

  private GameRun run(Contestant black, Contestant white, Adjudication adjudication) {
    Pairing pairing = Players.pairing(black, white);
    return new GameRun(
        pairing,
        Players.rules(pairing.opening().position()),
        adjudication,
        new Seat(black, Players.context(), GameLogs.NONE),
        new Seat(white, Players.context(), GameLogs.NONE),
        (_, position) -> seen.add(position.turns().size()),
        nanos::get);
  }

  private GameResult playByRules(Habit black) {
    return play(black, TENTH, Adjudication.BY_RULES);
  }

  private static void assertLost(GameResult game, Reason reason, String detail) {
    assertThat(game.outcome()).isEqualTo(GameOutcome.won(Side.WHITE, reason, detail));
  }

  @Test
  void aSideWithoutAMoveHasLostAtNogo() {
    GameResult game = play(RANDOM, RANDOM, Adjudication.BY_RULES).orElseThrow();
    assertThat(game.outcome().reason()).isEqualTo(Reason.WON);
    assertThat(game.moves()).isNotEmpty();
    Position end = game.end(Players.rules("nogo"));
    assertThat(game.outcome().winner()).contains(end.toMove().other());
    assertThat(Players.rules(end).legalMoves(end)).isEmpty();
  }

  @Test
  void aSpectatorSeesTheStartAndEachMove() {
    GameResult game = play(RANDOM, RANDOM, Adjudication.BY_RULES).orElseThrow();
    assertThat(seen)
        .containsExactlyElementsOf(IntStream.rangeClosed(0, game.moves().size()).boxed().toList());
  }

  @Test
  void anIllegalMoveLosesAndIsNotPlayed() {
    GameResult game = playByRules((_, _) -> Players.answer(new Move.Place(9, 9), 0.5));
    assertThat(game.outcome().reason()).isEqualTo(Reason.ILLEGAL_MOVE);
    assertThat(game.outcome().winner()).contains(Side.WHITE);
    assertThat(game.moves()).isEmpty();
  }

  @Test
  void resigningLoses() {
    assertLost(
        playByRules((_, _) -> Players.answer(new Move.Resign(), 0)), Reason.RESIGNED, "gave up");
  }

  @Test
  void aCrashLoses() {
    assertLost(
        playByRules(
            (_, _) -> {
              throw new EngineException(EngineException.Kind.BROKEN, "no weights");
            }),
        Reason.CRASH,
        "no weights");
  }

  @Test
  void anAnswerOfNullLoses() {
    assertLost(playByRules((_, _) -> null), Reason.CRASH, "the plugin returned null for an answer");
  }

  @Test
  void anErrorWithoutAReadableTextLoses() {
    assertLost(
        playByRules(
            (_, _) -> {
              throw new Unprintable();
            }),
        Reason.CRASH,
        Unprintable.class.getName());
  }

  private static final class Unprintable extends Error {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no text");
    }
  }

  @Test
  void theTextsOfAPluginBecomeOneLine() {
    assertLost(
        playByRules(
            (_, _) -> {
              throw new EngineException(EngineException.Kind.BROKEN, "no\n\nweights");
            }),
        Reason.CRASH,
        "no weights");
  }

  /** Covers failures reported by the host of an external program. */
  @Test
  void engineFailuresAreReported() {
    assertLost(playByRules(failing(EngineException.Kind.TIMED_OUT)), Reason.TIME, "TIMED_OUT");
    assertLost(playByRules(failing(EngineException.Kind.ILLEGAL)), Reason.ILLEGAL_MOVE, "ILLEGAL");
    assertLost(playByRules(failing(EngineException.Kind.REJECTED)), Reason.CRASH, "REJECTED");
  }

  private static Habit failing(EngineException.Kind kind) {
    return (_, _) -> {
      throw new EngineException(kind, kind.name());
    };
  }

  @Test
  void aMoveWithinTheToleranceIsInTime() {
    var late = new Adjudication(50, 0, 0, 0, 0, 1); // Ends after one move, which counts.
    GameResult game = play(taking(150), TENTH, late);
    assertThat(game.outcome().reason()).isEqualTo(Reason.ADJUDICATED);
    assertThat(game.moves().getFirst().micros()).isEqualTo(150_000);
  }

  @Test
  void aMoveBeyondTheToleranceLoses() {
    GameResult game = playByRules(taking(151));

    assertLost(game, Reason.TIME, "151 ms of 100");
    assertThat(game.unplayedMicros()).isEqualTo(151_000);
  }

  @Test
  void aMoveThatWasPlayedIsNoUnplayedOne() {
    GameResult game = play(RANDOM, RANDOM, Adjudication.BY_RULES).orElseThrow();

    assertThat(game.unplayedMicros()).isZero();
  }

  private Habit taking(long ms) {
    return (position, _) -> {
      nanos.addAndGet(ms * 1_000_000);
      return Players.firstMove(position, 0.5);
    };
  }

  @Test
  void theClockOfAGameRunsDown() {
    TimeControl second = TimeControl.UNLIMITED.withClock(0, 1000, 100);
    // Time left: 1000, 700, 400, 100. The fourth move has 100 ms.
    GameResult game = play(taking(400), second, Adjudication.BY_RULES);
    assertLost(game, Reason.TIME, "400 ms of 100");
  }

  @Test
  void aPeriodGivesItsTimeAgain() {
    TimeControl twoInASecond = TimeControl.UNLIMITED.withClock(2, 1000, 0);
    GameResult game = play(taking(500), twoInASecond, new Adjudication(0, 0, 0, 0, 0, 10));
    assertThat(game.outcome().reason()).isEqualTo(Reason.ADJUDICATED);
  }

  @Test
  void gamesThatBothSeeAsDrawnAreDrawn() {
    GameResult game = play(taking(1), TENTH, new Adjudication(0, 2, 0.01, 0, 0, 0));
    assertThat(game.outcome())
        .isEqualTo(GameOutcome.drawn(Reason.ADJUDICATED, "both engines see a draw"));
    assertThat(game.moves()).hasSize(4);
  }

  @Test
  void gamesThatBothSeeAsWonAreWon() {
    Contestant sure = Players.of("sure", TENTH, (at, _) -> Players.firstMove(at, 0.99));
    Contestant sad = Players.of("sad", TENTH, (at, _) -> Players.firstMove(at, 0.02));
    GameResult game = play(sad, sure, new Adjudication(0, 0, 0, 3, 0.02, 0)).orElseThrow();
    assertThat(game.outcome())
        .isEqualTo(GameOutcome.won(Side.WHITE, Reason.ADJUDICATED, "both engines see a win"));
    assertThat(game.moves()).hasSize(6);
  }

  /** Covers the watching thread's first action, an interrupt that this engine obeys. */
  @Test
  void anEngineThatHangsIsInterruptedAndLoses() throws Exception {
    var asked = new CountDownLatch(1);
    Contestant hanging = Players.of("hanging", TENTH, (_, _) -> hang(asked));
    GameRun run = run(hanging, RANDOM, Adjudication.BY_RULES);
    var game = new FutureTask<Optional<GameResult>>(run::play);
    Thread.ofPlatform().daemon().start(game);
    Waits.open("the engine to be asked", asked);
    nanos.addAndGet(2_000_000_000L);
    assertThat(run.check()).isEmpty();
    assertThat(game.isDone()).isFalse();
    nanos.addAndGet(200_000_000L);
    assertThat(run.check()).isEmpty();
    assertLost(game.get().orElseThrow(), Reason.TIME, "hangs: no move within 100 ms");
  }

  private static tengen.search.SearchResult hang(CountDownLatch asked) throws InterruptedException {
    asked.countDown();
    new CountDownLatch(1).await();
    throw new AssertionError("never counted down");
  }

  /** Covers an engine of another game that interrupts all threads of the process. */
  @Test
  void anInterruptThatIsNotTheGamesCostsNoGame() {
    var asked = new AtomicInteger();
    Contestant interrupted =
        Players.of(
            "interrupted",
            TENTH,
            (position, _) -> {
              if (asked.incrementAndGet() % 2 == 1) {
                throw new InterruptedException();
              }
              return Players.firstMove(position, 0.5);
            });

    GameResult game = play(interrupted, RANDOM, Adjudication.BY_RULES).orElseThrow();

    assertThat(game.outcome().reason()).isEqualTo(Reason.WON);
  }

  @Test
  void enginesThatAlwaysClaimAnInterruptLose() {
    assertLost(
        playByRules(
            (_, _) -> {
              throw new InterruptedException();
            }),
        Reason.TIME,
        "hangs: no move within 100 ms");
  }

  @Test
  void aMoveMayTakeAllOfItsLimitHoweverLongThatIs() throws Exception {
    var asked = new CountDownLatch(1);
    var answers = new CountDownLatch(1);
    Contestant slow = uninterruptible(TimeControl.UNLIMITED.withTurnMs(900_000), asked, answers);
    GameRun run = run(slow, RANDOM, Adjudication.BY_RULES);
    var game = new FutureTask<Optional<GameResult>>(run::play);
    Thread.ofPlatform().daemon().start(game);
    Waits.open("the engine to be asked", asked);
    nanos.addAndGet(TimeUnit.MINUTES.toNanos(11));
    assertThat(run.check()).isEmpty();
    answers.countDown();
    assertThat(game.get().orElseThrow().moves()).isNotEmpty();
  }

  /** Covers an engine that ignores its interrupt. Its game ends exactly once without it. */
  @Test
  void anEngineThatIgnoresItsInterruptIsGivenUp() throws Exception {
    var asked = new CountDownLatch(1);
    var release = new CountDownLatch(1);
    Contestant uninterruptible = uninterruptible(TENTH, asked, release);
    GameRun run = run(uninterruptible, RANDOM, Adjudication.BY_RULES);
    var game = new FutureTask<Optional<GameResult>>(run::play);
    Thread.ofPlatform().daemon().start(game);
    Waits.open("the engine to be asked", asked);
    nanos.addAndGet(5_000_000_000L);
    assertLost(run.check().orElseThrow(), Reason.TIME, "hangs: no move within 100 ms");
    assertThat(run.check()).isEmpty();
    release.countDown();
    assertThat(game.get()).isEmpty();
  }

  /** Creates a player that searches until it is released, ignoring interrupts. */
  private static Contestant uninterruptible(
      TimeControl time, CountDownLatch asked, CountDownLatch release) {
    return Players.of(
        "deaf",
        time,
        (position, _) -> {
          asked.countDown();
          awaitUninterruptibly(release);
          return Players.firstMove(position, 0.5);
        });
  }

  private static void awaitUninterruptibly(CountDownLatch release) {
    boolean released = false;
    while (!released) {
      try {
        release.await();
        released = true;
      } catch (InterruptedException _) {
        // Ignores the interrupt.
      }
    }
  }

  @Test
  void aGameThatIsAbandonedHasNoResult() {
    Contestant black = Players.of("black", TENTH, (at, _) -> Players.firstMove(at, 0.5));
    GameRun run = run(black, RANDOM, Adjudication.BY_RULES);
    run.abandon();
    assertThat(run.play()).isEmpty();
  }
}
