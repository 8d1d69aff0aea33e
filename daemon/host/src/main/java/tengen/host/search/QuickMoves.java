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
 * Asks plugins for their {@linkplain EngineFactory#quickMove quick moves}: each plugin by a few
 * threads at a time, so that many stand-ins at once cost little memory, and a plugin that hangs
 * holds few threads. Any thread may call.
 */
final class QuickMoves {
  private static final int MAX_CALLS = 8;

  /** The longest wait for other calls of the same plugin. A guess. */
  private static final long MAX_WAIT_MS = 10_000;

  /** A plugin hangs when none of its calls has begun or ended for so long. A guess. */
  static final long HANGS_MS = 1000;

  private final LongSupplier nanoClock;
  private final Map<String, Calls> byPlugin = new ConcurrentHashMap<>();

  /** Plugins and rules of {@link #prepare}. */
  private final Set<String> prepared = ConcurrentHashMap.newKeySet();

  /** The calls of one plugin. */
  private static final class Calls {
    final Semaphore free = new Semaphore(MAX_CALLS);

    /** When a call began or ended last. */
    volatile long changedNanos;

    boolean isHanging(long nowNanos) {
      return free.availablePermits() < MAX_CALLS
          && nowNanos - changedNanos >= TimeUnit.MILLISECONDS.toNanos(HANGS_MS);
    }
  }

  QuickMoves(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * Asks for a first move under these rules, once, in an open position: it loads the classes that
   * the first one in a hurry would wait for.
   *
   * @throws InterruptedException the calling thread was interrupted
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
          .filter(move -> AnswerCheck.objection(rules, position, goal, move).isEmpty());
    } finally {
      calls.changedNanos = nanoClock.getAsLong();
      calls.free.release();
    }
  }

  /** Whether calls of this plugin are under way, and none has begun or ended for a while. */
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
