package tengen.arena.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * One game from its opening to its outcome: played by a worker's thread, which calls the engines
 * itself, and looked after by another, which gives up an engine that does not come back.
 */
public final class GameRun {
  /** Starting up, and a move without a limit of time. */
  private static final long PATIENCE_MICROS = TimeUnit.MINUTES.toMicros(10);

  /** After its time an engine is interrupted, and after as much again it is left alone. */
  private static final long GRACE_MICROS = TimeUnit.SECONDS.toMicros(2);

  private final Pairing pairing;
  private final GameRules rules;
  private final Adjudication adjudication;
  private final Spectator spectator;
  private final LongSupplier nanoClock;
  private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
  private final Map<Side, MatchClock> clocks = new EnumMap<>(Side.class);

  // All below is guarded by this object's lock.
  private final List<PlayedMove> moves = new ArrayList<>();
  private @Nullable Thinking thinking;
  private boolean over;

  /** An engine at work. */
  private static final class Thinking {
    final Side side;
    final Thread thread;
    final long startNanos;
    final long allowedMicros;
    final RunningSearch search;
    boolean interrupted;

    Thinking(Side side, Thread thread, long startNanos, long allowedMicros, RunningSearch search) {
      this.side = side;
      this.thread = thread;
      this.startNanos = startNanos;
      this.allowedMicros = allowedMicros;
      this.search = search;
    }

    void interrupt() {
      interrupted = true;
      search.stop();
      thread.interrupt();
    }
  }

  /** What an engine is asked to do. */
  @FunctionalInterface
  private interface Work<T> {
    T run(RunningSearch search) throws EngineException, InterruptedException;
  }

  /** An engine that ended the game by failing. */
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

  /** A game about to be played between the two seats. */
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
   * Plays on the caller's thread.
   *
   * @return the game; empty: it was given up meanwhile, by {@link #check}
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
        PATIENCE_MICROS,
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

  private synchronized Optional<GameOutcome> adjudicated() {
    return Adjudicator.judge(adjudication, moves);
  }

  private Move move(Position position) throws Forfeit {
    long startNanos = nanoClock.getAsLong();
    try {
      return move(position, startNanos);
    } catch (Forfeit forfeit) {
      throw forfeit.after(TimeUnit.NANOSECONDS.toMicros(nanoClock.getAsLong() - startNanos));
    }
  }

  /** One move by the clock. It is written down unless it is late or illegal. */
  private Move move(Position position, long startNanos) throws Forfeit {
    Side side = position.toMove();
    MatchClock clock = clock(side);
    long allowedMicros = clock.allowedMicros();
    Limits limits = seat(side).planned(clock.limits());
    long patienceMicros = allowedMicros == Long.MAX_VALUE ? PATIENCE_MICROS : allowedMicros;
    SearchResult result =
        call(side, limits, patienceMicros, search -> seat(side).ask(position, search));
    long micros = TimeUnit.NANOSECONDS.toMicros(nanoClock.getAsLong() - startNanos);
    if (result.move() instanceof Move.Resign) {
      throw new Forfeit(lost(side, Reason.RESIGNED, "gave up"));
    }
    if (allowedMicros != Long.MAX_VALUE
        && micros > allowedMicros + TimeUnit.MILLISECONDS.toMicros(adjudication.toleranceMs())) {
      throw new Forfeit(late(side, micros, allowedMicros));
    }
    Optional<String> objection = rules.objection(position, result.move());
    if (objection.isPresent()) {
      throw new Forfeit(lost(side, Reason.ILLEGAL_MOVE, result.move() + ": " + objection.get()));
    }
    clock.spend(micros);
    record(new Turn(side, result.move()), result, micros);
    return result.move();
  }

  private synchronized void record(Turn turn, SearchResult result, long micros) {
    Optional<Variation> best = result.last().lines().stream().findFirst();
    moves.add(
        new PlayedMove(
            turn,
            best.map(Variation::score),
            best.map(Variation::depth).orElse(0),
            result.last().nodes(),
            micros));
  }

  private <T> T call(Side side, Limits limits, long allowedMicros, Work<T> work) throws Forfeit {
    RunningSearch search = startWork(side, limits, allowedMicros);
    try {
      return work.run(search);
    } catch (EngineException e) {
      throw failed(side, e);
    } catch (InterruptedException _) {
      throw new Forfeit(hung(side, allowedMicros));
    } catch (RuntimeException | Error e) {
      throw crashed(side, e);
    } finally {
      endWork();
    }
  }

  private synchronized RunningSearch startWork(Side side, Limits limits, long allowedMicros)
      throws Forfeit {
    if (over) {
      throw new Forfeit(GameOutcome.drawn(Reason.ADJUDICATED, "given up"));
    }
    var search = RunningSearch.start(limits);
    thinking =
        new Thinking(side, Thread.currentThread(), nanoClock.getAsLong(), allowedMicros, search);
    return search;
  }

  /** Whatever interruption was meant for the engine ends with its work. */
  private synchronized void endWork() {
    thinking = null;
    Thread.interrupted();
  }

  private Forfeit failed(Side side, EngineException why) {
    seat(side).close();
    Reason reason =
        switch (why.kind()) {
          case TIMED_OUT -> Reason.TIME;
          case ILLEGAL -> Reason.ILLEGAL_MOVE;
          case BROKEN, REJECTED -> Reason.CRASH;
        };
    return new Forfeit(lost(side, reason, String.valueOf(why.getMessage())));
  }

  private Forfeit crashed(Side side, Throwable why) {
    seat(side).close();
    return new Forfeit(lost(side, Reason.CRASH, why.toString()));
  }

  private GameOutcome hung(Side side, long allowedMicros) {
    seat(side).close();
    return lost(side, Reason.TIME, "hangs: no move within " + allowedMicros / 1000 + " ms");
  }

  private static GameOutcome late(Side side, long micros, long allowedMicros) {
    return lost(side, Reason.TIME, micros / 1000 + " ms of " + allowedMicros / 1000);
  }

  private static GameOutcome lost(Side side, Reason reason, String detail) {
    return GameOutcome.won(side.other(), reason, detail);
  }

  /** Ends the game once: who comes second gets nothing. */
  private synchronized Optional<GameResult> end(GameOutcome outcome, long unplayedMicros) {
    if (over) {
      return Optional.empty();
    }
    over = true;
    return Optional.of(
        new GameResult(
            pairing.number(),
            pairing.pair(),
            pairing.black().name(),
            pairing.white().name(),
            pairing.opening(),
            moves,
            unplayedMicros,
            outcome));
  }

  /**
   * Looks whether an engine is far too late: first it is interrupted, then the game is given up.
   *
   * @return the game, given up by this call; its worker's thread is lost to its engine
   */
  public synchronized Optional<GameResult> check() {
    Thinking now = thinking;
    if (now == null || over) {
      return Optional.empty();
    }
    long micros = TimeUnit.NANOSECONDS.toMicros(nanoClock.getAsLong() - now.startNanos);
    long lateMicros = micros - now.allowedMicros;
    if (lateMicros < GRACE_MICROS) {
      return Optional.empty();
    }
    if (!now.interrupted) {
      now.interrupt();
    }
    return lateMicros < 2 * GRACE_MICROS
        ? Optional.empty()
        : end(hung(now.side, now.allowedMicros), micros);
  }

  /** Ends the game without a result. */
  public synchronized void abandon() {
    over = true;
    if (thinking != null) {
      thinking.interrupt();
    }
  }

  private Seat seat(Side side) {
    return Objects.requireNonNull(seats.get(side));
  }

  private MatchClock clock(Side side) {
    return Objects.requireNonNull(clocks.get(side));
  }
}
