package tengen.arena.game;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tengen.game.Side;
import tengen.host.watch.MachineStep;
import tengen.host.watch.SearchWatchdog;
import tengen.host.watch.SearchWatchdog.Action;
import tengen.host.watch.SearchWatchdog.Timeouts;
import tengen.host.watch.TimePlan;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * A call of an engine with its watchdog. Immutable, apart from the running search.
 *
 * @param startNanos start of the call
 * @param allowedMicros time limit of the call
 */
record GameCall(
    Side side, RunningSearch search, long startNanos, long allowedMicros, SearchWatchdog watchdog) {
  /**
   * Time in milliseconds from the limit to the interrupt, and from the interrupt until the engine
   * is abandoned.
   */
  private static final Timeouts TIMEOUTS = new Timeouts(2000, 2000);

  /** Creates a call that begins now. */
  static GameCall of(Side side, RunningSearch search, long startNanos, long allowedMicros) {
    SearchWatchdog watchdog = SearchWatchdog.of(TIMEOUTS).begin(0).ready(0);
    return new GameCall(side, search, startNanos, allowedMicros, watchdog);
  }

  long micros(long nowNanos) {
    return TimeUnit.NANOSECONDS.toMicros(nowNanos - startNanos);
  }

  /** Returns whether the engine was interrupted for exceeding its limit. */
  boolean isGivenUp() {
    return watchdog.stage() == SearchWatchdog.Stage.GIVEN_UP
        || watchdog.stage() == SearchWatchdog.Stage.STUCK;
  }

  /** Returns the outcome of a game whose engine does not return. */
  GameOutcome hung() {
    return GameOutcome.lost(
        side, Reason.TIME, "hangs: no move within " + allowedMicros / 1000 + " ms");
  }

  /**
   * Advances the watchdog to {@code nowNanos}. Returns all actions due until then, in their order.
   */
  MachineStep<GameCall, Action> look(long nowNanos) {
    long allowedMs = Math.ceilDiv(allowedMicros, 1000L);
    var plan = new TimePlan(Limits.NONE.withTime(allowedMs, allowedMs), SearchWatchdog.NEVER);
    long nowMs = micros(nowNanos) / 1000;
    List<Action> actions = new ArrayList<>();
    SearchWatchdog next = watchdog;
    while (next.nextMs(plan) <= nowMs) {
      MachineStep<SearchWatchdog, Action> step = next.advance(next.nextMs(plan), plan);
      next = step.state();
      actions.addAll(step.effects());
    }
    return new MachineStep<>(new GameCall(side, search, startNanos, allowedMicros, next), actions);
  }
}
