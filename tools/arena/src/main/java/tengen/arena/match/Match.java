package tengen.arena.match;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import tengen.arena.game.Adjudication;
import tengen.arena.game.GameLogs;
import tengen.arena.game.GameResult;
import tengen.arena.game.Pairing;
import tengen.arena.game.Spectator;
import tengen.engine.EngineContext;
import tengen.game.GameRules;

/**
 * Plays games concurrently, one per worker. The calling thread receives the results and gives up
 * engines that do not return. Each instance serves one call of {@link #play}.
 */
public final class Match {
  private static final long CHECK_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long ABANDON_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final Iterator<Pairing> games;
  private final Adjudication adjudication;
  private final EngineContext context;
  private final Spectator spectator;
  private final GameLogs logs;
  private final LongSupplier nanoClock;
  private final Set<Worker> workers = new HashSet<>();
  private final BlockingQueue<Ended> ended = new LinkedBlockingQueue<>();
  private long checkedNanos;
  private boolean stopping;

  /** A worker's message: a finished game, or the worker's end if empty. */
  private record Ended(Worker worker, Optional<GameResult> result) {}

  /** Creates a match without a spectator and without logs. */
  public Match(
      Iterator<Pairing> games,
      Adjudication adjudication,
      EngineContext context,
      LongSupplier nanoClock) {
    this(games, adjudication, context, Spectator.NOBODY, GameLogs.NONE, nanoClock);
  }

  /**
   * Creates a match.
   *
   * @param context passed to every engine; also creates the workers' threads
   */
  public Match(
      Iterator<Pairing> games,
      Adjudication adjudication,
      EngineContext context,
      Spectator spectator,
      GameLogs logs,
      LongSupplier nanoClock) {
    this.games = games;
    this.adjudication = adjudication;
    this.context = context;
    this.spectator = spectator;
    this.logs = logs;
    this.nanoClock = nanoClock;
    this.checkedNanos = nanoClock.getAsLong();
  }

  /**
   * Returns the context of engines in a match, which has no folder. Passes their log lines to
   * {@code log} on any thread.
   */
  public static EngineContext context(Map<String, GameRules> rules, Consumer<String> log) {
    return new EngineContext(
        rules, Thread.ofPlatform().daemon().name("game-", 1).factory(), Optional.empty(), log);
  }

  /**
   * Plays until all games have ended or {@code goOn} returns false. Blocks.
   *
   * @param concurrency number of concurrent games
   * @param goOn receives each result on the calling thread, in the order in which games end; false
   *     ends the match and discards running games
   */
  public void play(int concurrency, Predicate<GameResult> goOn) throws InterruptedException {
    try {
      for (int i = 0; i < concurrency; i++) {
        startWorker();
      }
      boolean wanted = true;
      while (wanted && !workers.isEmpty()) {
        wanted = next().map(goOn::test).orElse(true);
      }
    } finally {
      stop();
    }
  }

  private void startWorker() {
    var worker =
        new Worker(
            this::take,
            adjudication,
            context,
            spectator,
            logs,
            nanoClock,
            (who, result) -> ended.add(new Ended(who, result)));
    workers.add(worker);
    worker.start();
  }

  private synchronized Optional<Pairing> take() {
    return !stopping && games.hasNext() ? Optional.of(games.next()) : Optional.empty();
  }

  /** Returns the next game, ended by its worker or given up here, or empty if there is none yet. */
  private Optional<GameResult> next() throws InterruptedException {
    if (nanoClock.getAsLong() - checkedNanos >= CHECK_INTERVAL_NANOS) {
      checkedNanos = nanoClock.getAsLong();
      Optional<GameResult> late =
          List.copyOf(workers).stream().flatMap(worker -> giveUp(worker).stream()).findFirst();
      if (late.isPresent()) {
        return late;
      }
    }
    return await(CHECK_INTERVAL_NANOS);
  }

  private Optional<GameResult> await(long nanos) throws InterruptedException {
    Ended next = ended.poll(nanos, TimeUnit.NANOSECONDS);
    if (next == null) {
      return Optional.empty();
    }
    if (next.result.isEmpty()) {
      workers.remove(next.worker);
      if (next.worker.failure().isPresent()) {
        throw new IllegalStateException("a game failed", next.worker.failure().get());
      }
    }
    return next.result;
  }

  /** Gives up the game of a worker whose engine does not return, and replaces the worker. */
  private Optional<GameResult> giveUp(Worker worker) {
    Optional<GameResult> game = worker.check();
    if (game.isPresent()) {
      workers.remove(worker);
      startWorker();
    }
    return game;
  }

  /** Stops the workers, which close their engines. Waits for them for a limited time. */
  private void stop() throws InterruptedException {
    synchronized (this) {
      stopping = true;
    }
    workers.forEach(Worker::abandon);
    long untilNanos = nanoClock.getAsLong() + ABANDON_TIMEOUT_NANOS;
    while (!workers.isEmpty() && nanoClock.getAsLong() < untilNanos) {
      await(CHECK_INTERVAL_NANOS);
    }
  }
}
