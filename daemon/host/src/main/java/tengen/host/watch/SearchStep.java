package tengen.host.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import tengen.host.watch.EngineThread.Act;
import tengen.host.watch.SearchWatchdog.Action;
import tengen.host.watch.SearchWatchdog.Stage;
import tengen.search.Limits;

/** A builder for one step of a search: the state so far and the effects. Used once. */
final class SearchStep {
  /**
   * Delay before a search that found the queue full is answered without an engine, in milliseconds;
   * at most half of its remaining time. An estimate.
   */
  private static final long TURN_AWAY_DELAY_MS = 20;

  /** Means that the alarm has fired, or that its clock was restarted. */
  private static final long UNSET = -1;

  private final SearchState before;
  private final long nowNanos;
  private final List<SearchEffect> effects = new ArrayList<>();
  private SearchTimes times;
  private SearchWatchdog watchdog;
  private boolean isStopped;
  private boolean isPausing;
  private boolean isRestarted;
  private OptionalLong firstBeganNanos;
  private long wakeMs;

  SearchStep(SearchState state, long nowNanos) {
    this.before = state;
    this.nowNanos = nowNanos;
    this.times = state.times();
    this.watchdog = state.watchdog();
    this.isStopped = state.isStopped();
    this.isPausing = state.isPausing();
    this.firstBeganNanos = state.firstBeganNanos();
    this.wakeMs = state.wakeMs();
  }

  private long nowMs() {
    return times.elapsedMs(nowNanos);
  }

  void queued() {
    watchdog = watchdog.queued();
  }

  void queueFull() {
    watchdog =
        watchdog.turnedAway(nowMs() + Math.min(TURN_AWAY_DELAY_MS, times.restMs(nowNanos) / 2));
  }

  void placed(long turnMs) {
    times = times.placed(turnMs, nowNanos);
    watchdog = watchdog.placed();
  }

  void shared(double part) {
    times = times.shared(part);
  }

  void unshared() {
    times = times.unshared();
  }

  void threadStarted() {
    effects.add(new SearchEffect.OnThread(Act.ENTER));
    watchdog = watchdog.begin(nowMs());
    if (firstBeganNanos.isEmpty()) {
      firstBeganNanos = OptionalLong.of(nowNanos);
    }
  }

  void engineCreated() {
    if (times.terms().isTimedByEngine()) {
      times = times.begun(nowNanos);
      watchdog = watchdog.restarted();
      restart();
      if (isStopped) {
        stopRun();
      }
    }
    watchdog = watchdog.ready(nowMs());
  }

  private void restart() {
    effects.add(new SearchEffect.Restart(times.limits(), times.startNanos()));
    isRestarted = true;
    wakeMs = UNSET;
  }

  void stopped() {
    isStopped = true;
    stopRun();
  }

  private void stopRun() {
    effects.add(new SearchEffect.Stop());
    watchdog = watchdog.stop(nowMs());
  }

  void changed(Limits limits) {
    times = times.changed(limits, nowNanos);
    watchdog = watchdog.changed();
  }

  void pauseRequested() {
    if (before.pauseInMs(nowNanos) == 0) {
      isPausing = true;
      stopRun();
    }
  }

  void released() {
    watchdog = watchdog.left();
  }

  void alarmFired() {
    wakeMs = UNSET;
    MachineStep<SearchWatchdog, Action> look = watchdog.advance(nowMs(), times.plan());
    watchdog = look.state();
    look.effects().forEach(this::act);
  }

  private void act(Action action) {
    switch (action) {
      case TURN_AWAY, LEAVE_QUEUE -> {}
      // The answer is being given, so a pause must not lead to another run.
      case ANSWER_UNREADY, ANSWER_LATE -> isStopped = true;
      case GIVE_UP -> effects.add(new SearchEffect.OnThread(Act.INTERRUPT));
      case STUCK -> effects.add(new SearchEffect.OnThread(Act.LOWER_PRIORITY));
    }
    effects.add(new SearchEffect.AfterUnlock(action));
  }

  void returned(boolean mayWait) {
    effects.add(new SearchEffect.OnThread(Act.LEAVE));
    if (watchdog.stage() == Stage.STUCK) {
      effects.add(new SearchEffect.ThreadReturned());
    }
    if (isPausing && !isStopped && mayWait && times.restMs(nowNanos) > 0) {
      times = times.paused(nowNanos);
      watchdog = SearchWatchdog.of(watchdog.timeouts()).queued();
      restart();
    } else {
      watchdog = watchdog.ended();
    }
    isPausing = false;
  }

  /** Finishes the step: applies changed limits and sets the alarm. */
  MachineStep<SearchState, SearchEffect> end() {
    Limits limits = times.limits();
    if (!isRestarted && !limits.equals(before.limits())) {
      effects.add(new SearchEffect.Limit(limits));
    }
    long nextMs = watchdog.nextMs(times.plan());
    if (nextMs != wakeMs) {
      wakeMs = nextMs;
      effects.add(
          nextMs == SearchWatchdog.NEVER
              ? new SearchEffect.CancelAlarm()
              : new SearchEffect.SetAlarm(Math.max(0, nextMs - nowMs())));
    }
    return new MachineStep<>(
        new SearchState(times, watchdog, isStopped, isPausing, firstBeganNanos, wakeMs), effects);
  }
}
