package tengen.daemon.search;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;

/**
 * Asks plugins for their {@linkplain EngineFactory#quickMove quick moves}: each plugin by a few
 * threads at a time, so that many stand-ins at once cost little memory, and a plugin that hangs
 * holds few threads. Any thread may call.
 */
final class QuickMoves {
  private static final int MAX_CALLS = 8;

  /** The longest wait for other calls of the same plugin. A guess. */
  private static final long MAX_WAIT_MS = 500;

  /** A plugin hangs when none of its calls has begun or ended for so long. A guess. */
  private static final long HANGS_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final LongSupplier nanoClock;
  private final Map<String, Calls> byPlugin = new ConcurrentHashMap<>();

  /** The calls of one plugin. */
  private static final class Calls {
    final Semaphore free = new Semaphore(MAX_CALLS);

    /** When a call began or ended last. */
    volatile long changedNanos;
  }

  QuickMoves(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * The plugin's quick move, if it has one that the rules and the goal allow.
   *
   * @throws InterruptedException the calling thread was interrupted
   */
  Optional<Move> ask(
      ConfiguredEngine engine, GameRules rules, Position position, Goal.BestMove goal)
      throws InterruptedException {
    Calls calls = byPlugin.computeIfAbsent(engine.plugin().descriptor().id(), _ -> new Calls());
    if (!acquire(calls)) {
      return Optional.empty();
    }
    calls.changedNanos = nanoClock.getAsLong();
    try {
      return engine
          .plugin()
          .factory()
          .quickMove(rules, position)
          .filter(move -> FallbackMove.permits(goal.restrictions(), position, move))
          .filter(move -> rules.objection(position, move).isEmpty());
    } finally {
      calls.changedNanos = nanoClock.getAsLong();
      calls.free.release();
    }
  }

  private boolean acquire(Calls calls) throws InterruptedException {
    if (calls.free.tryAcquire()) {
      return true;
    }
    boolean hangs = nanoClock.getAsLong() - calls.changedNanos > HANGS_NANOS;
    return !hangs && calls.free.tryAcquire(MAX_WAIT_MS, TimeUnit.MILLISECONDS);
  }
}
