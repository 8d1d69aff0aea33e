package tengen.host.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Verdict;
import tengen.search.Goal;

/**
 * Asks plugins for {@linkplain EngineFactory#quickMove quick moves}. Limits the threads per plugin,
 * so that many requests need little memory and a hanging plugin blocks few threads. Thread-safe.
 */
final class QuickMoves {
  private static final int MAX_CALLS = 8;

  /** Maximum time to wait for other calls of the same plugin, in milliseconds. An estimate. */
  private static final long MAX_WAIT_MS = 10_000;

  /**
   * A plugin hangs if none of its calls has started or ended for this time, in milliseconds. An
   * estimate.
   */
  static final long HANG_TIMEOUT_MS = 1000;

  private final LongSupplier nanoClock;
  private final Map<String, Calls> byPlugin = new ConcurrentHashMap<>();

  /** Combinations of plugin and rules that are prepared. */
  private final Set<String> prepared = ConcurrentHashMap.newKeySet();

  /** The calls of one plugin. */
  private static final class Calls {
    final Semaphore free = new Semaphore(MAX_CALLS);

    /** Time at which a call last started or ended, in nanoseconds. */
    volatile long changedNanos;

    boolean isHanging(long nowNanos) {
      return free.availablePermits() < MAX_CALLS
          && nowNanos - changedNanos >= TimeUnit.MILLISECONDS.toNanos(HANG_TIMEOUT_MS);
    }
  }

  QuickMoves(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * Asks for one quick move under given rules, which loads the classes for later ones.
   *
   * @throws InterruptedException if the calling thread was interrupted
   */
  void prepare(ConfiguredEngine engine, GameRules rules, Position position)
      throws InterruptedException {
    String key = engine.plugin().descriptor().id() + " " + rules.id();
    if (!prepared.contains(key)
        && rules.verdict(position) instanceof Verdict.Open
        && prepared.add(key)) {
      var _ = ask(engine, rules, position, new Goal.BestMove(1, List.of()));
    }
  }

  /**
   * Returns the plugin's quick move if the rules and the goal allow it.
   *
   * @throws InterruptedException if the calling thread was interrupted
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
          .filter(move -> AnswerCheck.objection(rules, position, goal, move).isEmpty());
    } finally {
      calls.changedNanos = nanoClock.getAsLong();
      calls.free.release();
    }
  }

  /** Returns whether the plugin has calls in progress and none has started or ended recently. */
  boolean isHanging(ConfiguredEngine engine) {
    Calls calls = byPlugin.get(engine.plugin().descriptor().id());
    return calls != null && calls.isHanging(nanoClock.getAsLong());
  }

  private boolean acquire(Calls calls) throws InterruptedException {
    return calls.free.tryAcquire()
        || (!calls.isHanging(nanoClock.getAsLong())
            && calls.free.tryAcquire(MAX_WAIT_MS, TimeUnit.MILLISECONDS));
  }
}
