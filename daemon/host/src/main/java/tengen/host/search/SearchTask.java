package tengen.host.search;

import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.config.TimeProfile;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.host.log.SessionId;
import tengen.host.memory.MemoryFailure;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.host.monitor.SearchWatch;
import tengen.host.plugin.ForeignText;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * One request from its coming to its answer: it waits for permits, runs on a thread of its own and
 * is watched. A background search may be paused, and then waits and runs again. Sessions call
 * {@link #stop}, {@link #change} and {@link #drop}, from any thread.
 */
public final class SearchTask {
  /** So long a background search runs before it is paused. */
  private static final long PAUSE_AFTER_MS = 2000;

  /** So long a move that costs no search is held back. A guess. */
  private static final long MOMENT_MS = 20;

  /** The rules may take so long for a legal move, also on a machine that is busy. */
  private static final long RULES_MS = 30_000;

  private static final long NOT_YET = Long.MAX_VALUE;
  private static final String UNREADY = "is not ready yet";

  private final SearchService service;
  private final SearchRequest request;
  private final SearchAnswer answer;
  private final TimeProfile time;
  private final ThinnedReports reports;
  private final SearchWatch watch;
  private final long submittedNanos;

  /** Guarded by the service's lock: what it runs on, once it does. */
  private @Nullable EngineInstance instance;

  private volatile Limits asked;
  private volatile RunningSearch control;
  private volatile TimePlan plan;
  private volatile boolean pausing;

  /** Where its clock begins. */
  private volatile long startNanos;

  /** When it ends because others wait, on its clock. */
  private volatile long endByMs = NOT_YET;

  /** Guarded by the service's lock: when it got its place, and when its turn is over. */
  private long beganMs;

  private long turnEndMs = NOT_YET;

  /** Guarded by this, as is all that follows. */
  private SearchWatchdog watchdog = new SearchWatchdog();

  private boolean stopped;

  /** Whether its time runs, where that does not begin with its arrival. */
  private boolean isTimed;

  /** What a background search had spent when it was paused. */
  private long spentMs;

  /** Whether it was not even let wait. */
  private boolean turnedAway;

  private SearchAnswer.@Nullable Said held;
  private @Nullable Future<?> alarm;
  private long alarmMs;
  private @Nullable Thread thread;

  /** When it had a thread first. */
  private OptionalLong firstBeganNanos = OptionalLong.empty();

  SearchTask(
      SearchService service, SearchRequest request, GameRules rules, SearchListener listener) {
    this.service = service;
    this.request = request;
    this.answer = new SearchAnswer(service, request, rules, listener, this::tell);
    this.reports = new ThinnedReports(service, request.reportEveryMs(), answer::progressed);
    this.asked = request.limits();
    this.time =
        request.call() instanceof EngineCall.Search && !isTimedByEngine()
            ? service.cores().next(request.time())
            : request.time();
    this.submittedNanos = service.nanoClock().getAsLong();
    this.startNanos = request.arrivedNanos().orElse(submittedNanos);
    this.watch = request.facts().map(service.monitor()::submitted).orElse(SearchWatch.NONE);
    this.plan = isTimedByEngine() ? plan(0) : TimePlan.atStart(asked, time).within(request.cap());
    this.control = control(plan.limits());
  }

  /** Whether its time begins where its engine does. */
  private boolean isTimedByEngine() {
    return request.arrivedNanos().isEmpty();
  }

  private TimePlan plan(long restSinceMs) {
    if (!isTimedByEngine()) {
      return TimePlan.of(asked, time, restSinceMs).within(request.cap());
    }
    return isTimed
        ? TimePlan.inBackground(asked, time).within(request.cap())
        : TimePlan.untimed(asked);
  }

  private RunningSearch control(Limits limits) {
    return new RunningSearch(
        limits, service.nanoClock(), startNanos, request.reportEveryMs(), reports);
  }

  SearchRequest request() {
    return request;
  }

  /** Whose search it is: sessions are served in turn. */
  SessionId session() {
    return request.slot().session();
  }

  /** Whether it makes way for searches that have less time. */
  boolean isBackground() {
    return request.isBackground(asked);
  }

  boolean isPausing() {
    return pausing;
  }

  void runsOn(EngineInstance given) {
    instance = given;
  }

  /** What it runs on, or ran on last. */
  EngineInstance instance() {
    return Objects.requireNonNull(instance);
  }

  /** Has the search answer now. */
  public void stop() {
    synchronized (this) {
      stopped = true;
      stopRun();
    }
    if (service.withdraw(this)) {
      answerWithoutSearch(SearchOutcome.STOPPED);
    } else {
      setAlarm();
    }
  }

  private void stopRun() {
    control.stop();
    watchdog.stop(control.elapsedMs());
  }

  /** Puts other limits in force at once. A new rest of the game's time counts from now. */
  public void change(Limits limits) {
    synchronized (this) {
      boolean newRest = limits.clock().leftMs() != asked.clock().leftMs();
      asked = limits;
      plan = plan(newRest ? control.elapsedMs() : 0);
      limit();
      watchdog.changed();
    }
    setAlarm();
  }

  /** How long it may take yet. */
  long restMs() {
    RunningSearch now = control;
    return Math.max(0, now.limits().maximumMs() - now.elapsedMs());
  }

  /**
   * It has a place in the pool; its thread is about to run.
   *
   * @param turnMs how long it may keep the place while others wait
   */
  void takePlace(long turnMs) {
    beganMs = control.elapsedMs();
    turnEndMs = turnMs == NOT_YET ? NOT_YET : beganMs + turnMs;
  }

  /**
   * Shortens a search that runs while others wait: it ends with its turn, and has this part of its
   * time at most.
   */
  void share(double part) {
    long partMs = (long) (part * plan.limits().maximumMs());
    endBy(Math.min(turnEndMs, beganMs + partMs));
  }

  /** Gives a search that runs its own time again: nobody waits any more. */
  void shareNothing() {
    endBy(NOT_YET);
  }

  private void endBy(long elapsedMs) {
    if (endByMs != elapsedMs) {
      endByMs = elapsedMs;
      limit();
    }
  }

  /** Whoever changes the plan or the end by turn last, both are in force. */
  private void limit() {
    TimePlan planned;
    long byMs;
    do {
      planned = plan;
      byMs = endByMs;
      control.change(planned.endingBy(byMs));
    } while (!planned.equals(plan) || byMs != endByMs);
  }

  /** Stops a search whose answer nobody wants. */
  public void drop() {
    answer.drop();
    stop();
  }

  /**
   * Has a background search give its place to another, if it has run for long enough. What it knows
   * by then is its answer should it be stopped before it runs again.
   *
   * @return after how many milliseconds to ask again; 0: it pauses
   */
  synchronized long pause() {
    long restMs = PAUSE_AFTER_MS - watchdog.ranMs(control.elapsedMs());
    if (restMs > 0) {
      return restMs;
    }
    pausing = true;
    stopRun();
    setAlarm();
    return 0;
  }

  /** Whether it waits for a place again, now that a run has ended. */
  synchronized boolean resume() {
    boolean resumes = pausing && !stopped && !answer.isGiven() && restMs() > 0;
    pausing = false;
    if (resumes) {
      watchdog = new SearchWatchdog();
      isTimed = false;
      spentMs = control.elapsedMs();
      plan = plan(0);
      control = control(plan.limits());
      setAlarm();
    }
    return resumes;
  }

  /** Sets the alarm for the instant at which this task must have moved on. */
  synchronized void setAlarm() {
    if (watchdog.isCreating() && instance().isGivenUp()) {
      watchdog.leave();
    }
    long atMs = watchdog.nextMs(plan);
    if (alarm != null && atMs == alarmMs) {
      return;
    }
    cancelAlarm();
    alarmMs = atMs;
    if (atMs != NOT_YET) {
      alarm = service.alarm(this::late, Math.max(0, atMs - control.elapsedMs()));
    }
  }

  private synchronized void cancelAlarm() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }

  private synchronized void alarmWentOff() {
    alarm = null;
  }

  /** Whether it must have moved on by now; a stop is due at once. */
  synchronized boolean isDue() {
    return control.elapsedMs() >= watchdog.nextMs(plan);
  }

  private synchronized boolean isTurnedAway() {
    return turnedAway;
  }

  /** No permit in time, or an engine that ignores its stop. */
  private void late() {
    alarmWentOff();
    if (isTurnedAway()) {
      answerWithoutSearch(SearchOutcome.TURNED_AWAY);
      return;
    }
    if (service.withdraw(this)) {
      boolean isUnready = service.isPreparing(request.slot());
      answerWithoutSearch(isUnready ? SearchOutcome.UNREADY : SearchOutcome.NO_THREAD);
      service.log(
          request.slot(), (isUnready ? UNREADY : "got no thread in time") + ": " + withoutEngine());
      return;
    }
    switch (advance()) {
      case NONE -> setAlarm();
      case ANSWER_UNREADY -> {
        service.yieldPlace(this);
        answerLate(SearchOutcome.UNREADY, UNREADY);
      }
      case ANSWER_LATE -> answerLate(SearchOutcome.LATE, "did not answer in time");
      case GIVE_UP -> {
        service.abandon(this);
        service.log(request.slot(), "ignored its stop: it is given up");
        setAlarm();
      }
      case STUCK -> service.stuck(this);
    }
  }

  private void answerLate(SearchOutcome outcome, String why) {
    standIn(outcome);
    service.log(request.slot(), why + ": " + withoutEngine());
    setAlarm();
  }

  /**
   * Answers without a search, on a thread of the pool: a plugin or rules that hang would hold the
   * caller's.
   */
  private void standIn(SearchOutcome outcome) {
    Future<?> pluginHangs = watchPlugin(outcome);
    Future<?> rulesHang = service.alarm(() -> answerWithoutRules(outcome), RULES_MS);
    service.run(
        () -> {
          answerWithoutEngine(outcome);
          pluginHangs.cancel(false);
          rulesHang.cancel(false);
        });
  }

  /** Has the rules alone answer where the plugin hangs in its quick moves. */
  private Future<?> watchPlugin(SearchOutcome outcome) {
    return service.alarm(
        () -> {
          if (answer.isGiven()) {
            return;
          }
          if (service.quickMoves().isHanging(request.slot().configured())) {
            service.run(() -> answer.giveByRules(outcome));
          } else {
            var _ = watchPlugin(outcome);
          }
        },
        QuickMoves.HANGS_MS);
  }

  private void answerWithoutRules(SearchOutcome outcome) {
    if (!answer.isGiven()) {
      service.log(request.slot(), "gave no answer, and the rules hang: no move");
      answer.refuse(outcome, "no move could be found");
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on it: a stuck thread shall cost less.
  private synchronized SearchWatchdog.Action advance() {
    SearchWatchdog.Action action = watchdog.advance(control.elapsedMs(), plan);
    if (thread != null) {
      switch (action) {
        case NONE -> {}
        // Its answer is under way: no pause leads to another run.
        case ANSWER_UNREADY, ANSWER_LATE -> stopped = true;
        case GIVE_UP -> thread.interrupt();
        case STUCK -> thread.setPriority(Thread.MIN_PRIORITY);
      }
    }
    return action;
  }

  /** Searches; on a thread of the service. */
  void run() {
    try {
      begin();
      Engine engine = made();
      if (isReady()) {
        giveOrHold(answer.ask(engine, control));
      }
    } catch (EngineException e) {
      switch (e.kind()) {
        case REJECTED -> answer.refuse(SearchOutcome.REFUSED, message(e));
        case BROKEN, TIMED_OUT, ILLEGAL -> lose(e);
      }
    } catch (Throwable e) {
      // A plugin may be written in a language that lets it throw what no method declares.
      lose(e);
    }
  }

  private void begin() {
    synchronized (this) {
      thread = Thread.currentThread();
      watchdog.begin(control.elapsedMs());
      if (firstBeganNanos.isEmpty()) {
        firstBeganNanos = OptionalLong.of(service.nanoClock().getAsLong());
      }
    }
    watch.begins();
    setAlarm();
  }

  /** Making an engine is not answering: a refusal here is a loss. */
  private Engine made() throws EngineException {
    if (!(request.call() instanceof EngineCall.Inspection)) {
      answer.prepareQuickMove();
    }
    try {
      return instance().ready(service.engines());
    } catch (EngineException e) {
      throw new EngineException(EngineException.Kind.BROKEN, message(e), e);
    }
  }

  private static String message(EngineException e) {
    return ForeignText.message(e).orElse("no reason given");
  }

  private synchronized boolean isCreating() {
    return watchdog.isCreating();
  }

  /** False: too late for this search, but not for the next. */
  private synchronized boolean isReady() {
    if (isTimedByEngine()) {
      startClock();
    }
    return watchdog.ready(control.elapsedMs());
  }

  /** What it has spent before a pause counts. */
  private void startClock() {
    long spentNanos = TimeUnit.MILLISECONDS.toNanos(spentMs);
    startNanos = service.nanoClock().getAsLong() - spentNanos;
    isTimed = true;
    plan = plan(0);
    control = control(plan.limits());
    if (stopped) {
      stopRun();
    }
    setAlarm();
  }

  /** A paused search has more to say when it has run again. */
  private void giveOrHold(SearchAnswer.Said said) {
    synchronized (this) {
      if (pausing) {
        held = said;
        return;
      }
    }
    answer.give(said);
  }

  private synchronized SearchAnswer.@Nullable Said held() {
    return held;
  }

  /** Gives what a run before a pause has left; false: nothing. */
  boolean giveHeld() {
    SearchAnswer.Said said = held();
    if (said != null) {
      answer.give(said);
    }
    return said != null;
  }

  /** What comes after is no longer this search's: the thread goes back without an interrupt. */
  @SuppressWarnings("ThreadPriorityCheck") // The pool gives the thread to another search.
  synchronized SearchWatchdog.Stage end() {
    if (thread != null) {
      thread.setPriority(Thread.NORM_PRIORITY);
      Thread.interrupted();
      thread = null;
    }
    cancelAlarm();
    return watchdog.end();
  }

  /**
   * Closes the engine on another thread, since a close may hang. Where memory is short, waits for
   * it: what the engine holds has to be free first.
   */
  private void close(Throwable why) {
    if (MemoryFailure.isIn(why)) {
      service.engines().close(instance().take());
    } else {
      service.closeLater(instance().take());
    }
  }

  /**
   * The engine is broken: it is closed, and the session gets what there is without it. First of all
   * goes what it holds: there may be no memory left for a line. Why an engine cannot be made is
   * told even when the session has its answer already, since nothing else says it.
   */
  private void lose(Throwable why) {
    close(why);
    boolean costsAnswer = !answer.isGiven();
    if ((costsAnswer || isCreating()) && !instance().isGivenUp()) {
      String instead = costsAnswer ? "; " + withoutEngine() : "";
      service.log(request.slot(), "failed: ", ForeignText.of(why) + instead, why);
    }
    answerWithoutEngine(SearchOutcome.FAILED);
  }

  /**
   * Answers without a search, for a request that cannot even wait: off the caller's loop, and after
   * a moment, since a client that asks again at once takes the processor from those that search.
   */
  synchronized void answerSoon() {
    turnedAway = true;
    alarmMs = NOT_YET;
    alarm = service.alarm(this::late, Math.min(MOMENT_MS, restMs() / 2));
  }

  /** Answers without a search; nothing of it runs any more. */
  void answerWithoutSearch(SearchOutcome outcome) {
    end();
    standIn(outcome);
  }

  private void answerWithoutEngine(SearchOutcome outcome) {
    if (!giveHeld()) {
      answer.giveWithoutEngine(outcome);
    }
  }

  private void tell(SearchOutcome outcome, long nodes) {
    watch.answered(report(outcome, nodes));
  }

  private synchronized SearchReport report(SearchOutcome outcome, long nodes) {
    long nowNanos = service.nanoClock().getAsLong();
    long beganNanos = firstBeganNanos.orElse(nowNanos);
    long lateMs = watchdog.lateMs(control.elapsedMs(), plan);
    return new SearchReport(
        outcome,
        beganNanos - submittedNanos,
        nowNanos - beganNanos,
        TimeUnit.MILLISECONDS.toNanos(lateMs),
        nodes);
  }

  /** The nodes of its present run, as its engine has told last. */
  long runNodes() {
    return control.nodes();
  }

  private String withoutEngine() {
    return request.call().withoutEngine();
  }
}
