package tengen.arena.game;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tengen.game.Side;
import tengen.host.watch.MachineStep;
import tengen.host.watch.SearchWatchdog;
import tengen.host.watch.SearchWatchdog.Action;
import tengen.host.watch.SearchWatchdog.Patience;
import tengen.host.watch.TimePlan;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * A call of an engine, and the watchdog that looks after it. Immutable, but for the search that the
 * engine is asked by.
 *
 * @param startNanos when it began
 * @param allowedMicros its limit
 */
record GameCall(
    Side side, RunningSearch search, long startNanos, long allowedMicros, SearchWatchdog watchdog) {
  /** An engine is interrupted so long after its limit, and left alone after as long again. */
  private static final Patience PATIENCE = new Patience(2000, 2000);

  /** A call that begins now. */
  static GameCall of(Side side, RunningSearch search, long startNanos, long allowedMicros) {
    SearchWatchdog watchdog = SearchWatchdog.of(PATIENCE).begin(0).ready(0);
    return new GameCall(side, search, startNanos, allowedMicros, watchdog);
  }

  long micros(long nowNanos) {
    return TimeUnit.NANOSECONDS.toMicros(nowNanos - startNanos);
  }

  /** Returns whether the engine was interrupted for its lateness. */
  boolean isGivenUp() {
    return watchdog.stage() == SearchWatchdog.Stage.GIVEN_UP
        || watchdog.stage() == SearchWatchdog.Stage.STUCK;
  }

  /** The game ends by the engine, which has not come back. */
  GameOutcome hung() {
    return GameOutcome.lost(
        side, Reason.TIME, "hangs: no move within " + allowedMicros / 1000 + " ms");
  }

  /** Looks at the call, with all that was due by now, as if each had been seen in time. */
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
