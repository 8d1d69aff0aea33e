package tengen.arena.game;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.config.TimeProfile;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.host.plugin.ForeignText;
import tengen.host.search.BusyCores;
import tengen.host.search.CoreTime;
import tengen.host.search.StandaloneEngine;
import tengen.host.watch.TimePlan;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * The engine of a contestant, reused from game to game unless the contestant restarts, and
 * recreated after a failure. Confined to one worker's thread, except for {@link #close}.
 */
public final class Seat implements AutoCloseable {
  /** Time profile without a reserve, so that engines get their full time. */
  private static final TimeProfile NO_MARGIN = new TimeProfile(Long.MAX_VALUE, 0, 0);

  private final Contestant contestant;
  private final EngineContext context;
  private final GameLogs logs;
  private final Supplier<Optional<CoreTime>> threadTime;
  private final BusyCores cores;
  private volatile @Nullable Engine engine;

  /** Creates a seat. Its engine is created for the first game. */
  public Seat(Contestant contestant, EngineContext context, GameLogs logs) {
    this(contestant, context, logs, CoreTime::ofThisThread);
  }

  /** Creates a seat; {@code threadTime} supplies the calling thread's CPU time. */
  Seat(
      Contestant contestant,
      EngineContext context,
      GameLogs logs,
      Supplier<Optional<CoreTime>> threadTime) {
    this.contestant = contestant;
    this.context = context;
    this.logs = logs;
    this.threadTime = threadTime;
    this.cores = new BusyCores(threadTime);
  }

  Contestant contestant() {
    return contestant;
  }

  /**
   * Prepares the engine for a game. The game's number is part of the seed, so that games differ.
   */
  void begin(Pairing pairing) throws EngineException {
    EngineSettings settings = settings(pairing);
    Position start = pairing.opening().position();
    if (contestant.restarts() || !isReused(settings, start)) {
      close();
      Engine made = contestant.engine().make(settings, context);
      engine = made;
      made.newGame(start);
    }
  }

  /**
   * Prepares the engine of the last game for another. Returns false if there is none, or if it has
   * to be made anew: a program that ended after its last game has not lost the next one.
   */
  private boolean isReused(EngineSettings settings, Position start) throws EngineException {
    Engine last = engine;
    if (last == null || !last.reconfigure(settings)) {
      return false;
    }
    try {
      last.newGame(start);
      return true;
    } catch (EngineException e) {
      if (e.kind() != EngineException.Kind.BROKEN) {
        throw e;
      }
      context.warnings().accept(e.getMessage() + "; started again for the next game");
      return false;
    }
  }

  private EngineSettings settings(Pairing pairing) {
    EngineSettings configured = contestant.engine().settings();
    return new EngineSettings(
        configured.threads(),
        configured.memoryBytes(),
        configured.seed() + pairing.number() - 1,
        logs.options(contestant, pairing));
  }

  /**
   * Plans the next move on the clock. Like the daemon, gives an engine in this process less time if
   * its thread had only a part of a core. An external program plans by itself and may use all of
   * its time.
   *
   * @param allowedMicros maximum time of the move; {@link Long#MAX_VALUE} without a limit
   */
  Limits planned(Limits limits, long allowedMicros) {
    if (!contestant.isProgram()) {
      return TimePlan.of(limits, cores.next(NO_MARGIN), 0).limits();
    }
    Limits plan = TimePlan.of(limits, NO_MARGIN, 0).limits();
    return allowedMicros == Long.MAX_VALUE
        ? plan
        : plan.withTime(plan.plannedMs(), TimeUnit.MICROSECONDS.toMillis(allowedMicros));
  }

  /** Asks the engine for a move. Call {@link #begin} first. */
  SearchResult ask(Position position, RunningSearch search)
      throws EngineException, InterruptedException {
    Engine ready = engine;
    if (ready == null) {
      throw new EngineException(EngineException.Kind.BROKEN, "the engine was closed");
    }
    Optional<CoreTime> before = threadTime.get();
    SearchResult result = ready.search(position, Goal.BEST_MOVE, search);
    before.ifPresent(cores::take);
    return StandaloneEngine.checked(position, result);
  }

  /** Closes the engine, if there is one. A failure to close becomes a warning. */
  @Override
  public void close() {
    Engine old = engine;
    engine = null;
    if (old != null) {
      try {
        old.close();
      } catch (RuntimeException | Error e) {
        context.warnings().accept(contestant.name() + " failed to close: " + ForeignText.of(e));
      }
    }
  }
}
