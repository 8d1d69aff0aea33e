package tengen.arena.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.host.plugin.ForeignText;
import tengen.host.watch.EngineThread;
import tengen.host.watch.MachineStep;
import tengen.host.watch.SharedMachine;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * A game from its opening to its outcome. A worker's thread plays it and calls the engines. Another
 * thread watches it and gives up an engine that does not return.
 */
public final class GameRun {
  /** Time limit in microseconds for starting an engine, and for a move without a time limit. */
  private static final long DEFAULT_LIMIT_MICROS = TimeUnit.MINUTES.toMicros(10);

  /** Maximum number of attempts for a move whose calls are interrupted from outside this game. */
  private static final int MAX_CALLS = 10;

  private final Pairing pairing;
  private final GameRules rules;
  private final Adjudication adjudication;
  private final Spectator spectator;
  private final LongSupplier nanoClock;
  private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
  private final Map<Side, MatchClock> clocks = new EnumMap<>(Side.class);

  private final SharedMachine<GameRunState, GameInput, GameEffect> machine =
      new SharedMachine<>(GameRunState.INITIAL, GameMachine::next, this::performOnCall);

  /** Guarded by the machine's lock. */
  private final EngineThread thread = new EngineThread();

  /** A call of an engine. */
  @FunctionalInterface
  private interface Work<T> {
    T run(RunningSearch search) throws EngineException, InterruptedException;
  }

  /** Signals that an engine's failure ended the game. */
  private static final class Forfeit extends Exception {
    private static final long serialVersionUID = 1;
    final transient GameOutcome outcome;
    final long unplayedMicros;

    Forfeit(GameOutcome outcome) {
      this(outcome, 0);
    }

    private Forfeit(GameOutcome outcome, long unplayedMicros) {
      super(outcome.detail(), null, false, false);
      this.outcome = outcome;
      this.unplayedMicros = unplayedMicros;
    }

    Forfeit after(long micros) {
      return new Forfeit(outcome, micros);
    }
  }

  /** Creates a game between two seats. */
  public GameRun(
      Pairing pairing,
      GameRules rules,
      Adjudication adjudication,
      Seat black,
      Seat white,
      Spectator spectator,
      LongSupplier nanoClock) {
    this.pairing = pairing;
    this.rules = rules;
    this.adjudication = adjudication;
    this.spectator = spectator;
    this.nanoClock = nanoClock;
    seats.put(Side.BLACK, black);
    seats.put(Side.WHITE, white);
    clocks.put(Side.BLACK, new MatchClock(black.contestant().time()));
    clocks.put(Side.WHITE, new MatchClock(white.contestant().time()));
  }

  /**
   * Plays the game on the calling thread.
   *
   * @return the result; empty if {@link #check} gave it up meanwhile
   */
  public Optional<GameResult> play() {
    try {
      begin(Side.BLACK);
      begin(Side.WHITE);
      return end(playOn(), 0);
    } catch (Forfeit forfeit) {
      return end(forfeit.outcome, forfeit.unplayedMicros);
    }
  }

  private void begin(Side side) throws Forfeit {
    Seat seat = seat(side);
    call(
        side,
        Limits.NONE,
        DEFAULT_LIMIT_MICROS,
        _ -> {
          seat.begin(pairing);
          return seat;
        });
  }

  private GameOutcome playOn() throws Forfeit {
    Position position = pairing.opening().position();
    spectator.see(pairing, position);
    Optional<GameOutcome> outcome = ruled(position);
    while (outcome.isEmpty()) {
      position = rules.play(position, move(position));
      spectator.see(pairing, position);
      outcome = ruled(position).or(this::adjudicated);
    }
    return outcome.get();
  }

  private Optional<GameOutcome> ruled(Position position) {
    return switch (rules.verdict(position)) {
      case Verdict.Open _ -> Optional.empty();
      case Verdict.Drawn(String reason) -> Optional.of(GameOutcome.drawn(Reason.DRAWN, reason));
      case Verdict.Won(Side side, String reason, List<Move.Place> _) ->
          Optional.of(GameOutcome.won(side, Reason.WON, reason));
    };
  }

  private Optional<GameOutcome> adjudicated() {
    return Adjudicator.judge(adjudication, machine.state().moves());
  }

  private Move move(Position position) throws Forfeit {
    long startNanos = nanoClock.getAsLong();
    try {
      return move(position, startNanos);
    } catch (Forfeit forfeit) {
      throw forfeit.after(TimeUnit.NANOSECONDS.toMicros(nanoClock.getAsLong() - startNanos));
    }
  }

  /** Plays a move on the clock. Records it unless it is late or illegal. */
  private Move move(Position position, long startNanos) throws Forfeit {
    Side side = position.toMove();
    MatchClock clock = clock(side);
    long allowedMicros = clock.allowedMicros();
    Limits limits = seat(side).planned(clock.limits(), allowedMicros);
    long limitMicros = allowedMicros == Long.MAX_VALUE ? DEFAULT_LIMIT_MICROS : allowedMicros;
    SearchResult result =
        call(side, limits, limitMicros, search -> seat(side).ask(position, search));
    long micros = TimeUnit.NANOSECONDS.toMicros(nanoClock.getAsLong() - startNanos);
    if (result.move() instanceof Move.Resign) {
      throw new Forfeit(GameOutcome.lost(side, Reason.RESIGNED, "gave up"));
    }
    if (allowedMicros != Long.MAX_VALUE
        && micros > allowedMicros + TimeUnit.MILLISECONDS.toMicros(adjudication.toleranceMs())) {
      throw new Forfeit(late(side, micros, allowedMicros));
    }
    Optional<String> objection = rules.objection(position, result.move());
    if (objection.isPresent()) {
      throw new Forfeit(
          GameOutcome.lost(side, Reason.ILLEGAL_MOVE, result.move() + ": " + objection.get()));
    }
    clock.spend(micros);
    record(new Turn(side, result.move()), result, micros);
    return result.move();
  }

  private void record(Turn turn, SearchResult result, long micros) {
    Optional<Variation> best = result.last().lines().stream().findFirst();
    var move =
        new PlayedMove(
            turn,
            best.map(Variation::score),
            best.map(Variation::depth).orElse(0),
            result.last().nodes(),
            micros);
    machine.handle(new GameInput.Moved(move));
  }

  /** Calls an engine. Repeats the call if an interrupt from outside this game ended it. */
  private <T> T call(Side side, Limits limits, long allowedMicros, Work<T> work) throws Forfeit {
    for (int calls = 1; ; calls++) {
      RunningSearch search = RunningSearch.start(limits);
      GameCall call = GameCall.of(side, search, nanoClock.getAsLong(), allowedMicros);
      if (machine.handle(new GameInput.Called(call)).state().call().isEmpty()) {
        throw new Forfeit(GameOutcome.drawn(Reason.ADJUDICATED, "given up"));
      }
      try {
        return work.run(search);
      } catch (EngineException e) {
        throw failed(side, e);
      } catch (InterruptedException _) {
        if (wasInterruptedHere() || calls == MAX_CALLS) {
          seat(side).close();
          throw new Forfeit(call.hung());
        }
      } catch (RuntimeException | Error e) {
        throw crashed(side, e);
      } finally {
        machine.handle(new GameInput.Returned());
      }
    }
  }

  private boolean wasInterruptedHere() {
    GameRunState now = machine.state();
    return now.isOver() || now.call().filter(GameCall::isGivenUp).isPresent();
  }

  private void performOnCall(GameEffect effect) {
    switch (effect) {
      case GameEffect.OnThread(EngineThread.Act act) -> thread.perform(act);
      case GameEffect.Stop(RunningSearch search) -> search.stop();
      case GameEffect.Close _, GameEffect.Report _ -> {}
    }
  }

  private Forfeit failed(Side side, EngineException why) {
    seat(side).close();
    Reason reason =
        switch (why.kind()) {
          case TIMED_OUT -> Reason.TIME;
          case ILLEGAL -> Reason.ILLEGAL_MOVE;
          case BROKEN, REJECTED -> Reason.CRASH;
        };
    return new Forfeit(GameOutcome.lost(side, reason, ForeignText.of(why)));
  }

  private Forfeit crashed(Side side, Throwable why) {
    seat(side).close();
    return new Forfeit(GameOutcome.lost(side, Reason.CRASH, ForeignText.of(why)));
  }

  private static GameOutcome late(Side side, long micros, long allowedMicros) {
    return GameOutcome.lost(side, Reason.TIME, micros / 1000 + " ms of " + allowedMicros / 1000);
  }

  /** Ends the game. Only the first caller gets the result. */
  private Optional<GameResult> end(GameOutcome outcome, long unplayedMicros) {
    return result(machine.handle(new GameInput.Ended(outcome, unplayedMicros)));
  }

  /**
   * Checks the current call. Interrupts an engine that exceeds its limit and later gives up the
   * game.
   *
   * @return the result if this call gave up the game; its worker's thread stays blocked in its
   *     engine
   */
  public Optional<GameResult> check() {
    return result(machine.handle(new GameInput.WatchdogDue(nanoClock.getAsLong())));
  }

  private Optional<GameResult> result(MachineStep<GameRunState, GameEffect> step) {
    Optional<GameResult> reported = Optional.empty();
    for (GameEffect effect : step.effects()) {
      switch (effect) {
        case GameEffect.Close(Side side) -> seat(side).close();
        case GameEffect.Report(GameOutcome outcome, long unplayedMicros) ->
            reported = Optional.of(result(step.state().moves(), outcome, unplayedMicros));
        case GameEffect.OnThread _, GameEffect.Stop _ -> {}
      }
    }
    return reported;
  }

  private GameResult result(List<PlayedMove> moves, GameOutcome outcome, long unplayedMicros) {
    return new GameResult(
        pairing.number(),
        pairing.pair(),
        pairing.black().name(),
        pairing.white().name(),
        pairing.opening(),
        moves,
        unplayedMicros,
        outcome);
  }

  /** Ends the game without a result. */
  public void abandon() {
    machine.handle(new GameInput.Abandoned());
  }

  private Seat seat(Side side) {
    return Objects.requireNonNull(seats.get(side));
  }

  private MatchClock clock(Side side) {
    return Objects.requireNonNull(clocks.get(side));
  }
}
