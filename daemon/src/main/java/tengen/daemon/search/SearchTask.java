package tengen.daemon.search;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * One request from its coming to its answer: it waits for permits, runs on a thread of its own and
 * is watched. Sessions call {@link #stop}, {@link #change} and {@link #drop}, from any thread.
 */
public final class SearchTask {
  /** What a running search holds of the pool. */
  record Held(int permits, long bytes) {}

  private static final Held NOTHING = new Held(0, 0);
  private static final long NOT_YET = Long.MAX_VALUE;

  private final SearchService service;
  private final SearchRequest request;
  private final GameRules rules;
  private final SearchListener listener;
  private final RunningSearch control;
  private final AtomicBoolean answered = new AtomicBoolean();
  private final EngineInstance instance;

  /** Guarded by the service's lock. */
  private Held held = NOTHING;

  /** Guarded by this. */
  private final SearchWatchdog watchdog = new SearchWatchdog();

  private Limits asked;
  private @Nullable Future<?> alarm;
  private @Nullable Thread thread;

  SearchTask(
      SearchService service, SearchRequest request, GameRules rules, SearchListener listener) {
    this.service = service;
    this.request = request;
    this.rules = rules;
    this.listener = listener;
    this.instance = request.slot().instance();
    this.asked = request.limits();
    this.control =
        new RunningSearch(
            TimePlan.plan(request.limits(), request.time(), 0),
            service.nanoClock(),
            request.arrivedNanos(),
            request.reportEveryMs(),
            progress -> {
              if (!answered.get()) {
                listener.progressed(progress);
              }
            });
  }

  SearchRequest request() {
    return request;
  }

  EngineInstance instance() {
    return instance;
  }

  int permits() {
    return request.slot().settings().threads();
  }

  void holds(int permits, long bytes) {
    held = new Held(permits, bytes);
  }

  /** What it held; from now on nothing. */
  Held letGo() {
    Held was = held;
    held = NOTHING;
    return was;
  }

  /** Has the search answer now. */
  public void stop() {
    control.stop();
    if (service.withdraw(this)) {
      end();
      answerWithoutEngine();
      return;
    }
    synchronized (this) {
      watchdog.stoppedMs = Math.min(watchdog.stoppedMs, control.elapsedMs());
    }
    setAlarm();
  }

  /** Puts other limits in force at once. A new rest of the game's time counts from now. */
  public void change(Limits limits) {
    synchronized (this) {
      boolean newRest = limits.clock().leftMs() != asked.clock().leftMs();
      asked = limits;
      control.change(TimePlan.plan(limits, request.time(), newRest ? control.elapsedMs() : 0));
      watchdog.overdueMs = NOT_YET;
    }
    setAlarm();
  }

  /** Stops a search whose answer nobody wants. */
  public void drop() {
    answered.set(true);
    stop();
  }

  /** Sets the alarm for the instant at which this task must have moved on. */
  synchronized void setAlarm() {
    if (alarm != null) {
      alarm.cancel(false);
    }
    long atMs = watchdog.nextMs(control.limits().maximumMs());
    if (atMs != NOT_YET) {
      long delayMs = Math.max(0, atMs - control.elapsedMs());
      alarm = service.alarm(this::late, delayMs, TimeUnit.MILLISECONDS);
    }
  }

  /** The alarm went off: no permit in time, or an engine that ignores its stop. */
  private void late() {
    if (service.withdraw(this)) {
      end();
      service.log(request.slot(), "got no thread in time: " + withoutEngine());
      answerWithoutEngine();
      return;
    }
    switch (advance()) {
      case NONE -> setAlarm();
      case ANSWER_WITHOUT -> {
        service.log(request.slot(), "is not ready yet: " + withoutEngine());
        answerWithoutEngine();
        setAlarm();
      }
      case GIVE_UP -> {
        service.abandon(this);
        service.log(request.slot(), "ignored its stop: " + withoutEngine());
        answerWithoutEngine();
        setAlarm();
      }
      case STUCK -> service.stuck(this);
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on it: a stuck thread shall cost less.
  private synchronized SearchWatchdog.Action advance() {
    SearchWatchdog.Action action =
        watchdog.advance(control.elapsedMs(), control.limits().maximumMs());
    if (thread != null) {
      switch (action) {
        case NONE, ANSWER_WITHOUT -> {}
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
        ask(engine);
      }
    } catch (EngineException e) {
      switch (e.kind()) {
        case REFUSED -> refuse(String.valueOf(e.getMessage()));
        case LOST, LATE, ILLEGAL -> lose(e);
      }
    } catch (InterruptedException | RuntimeException | Error e) {
      lose(e);
    } finally {
      service.ended(this, end() == SearchWatchdog.Stage.STUCK);
    }
  }

  private void ask(Engine engine) throws EngineException, InterruptedException {
    switch (request.call()) {
      case EngineCall.Search(Goal goal) ->
          answer(checked(goal, engine.search(request.position(), goal, control)));
      case EngineCall.Inspection(String topic) -> {
        Finding finding = engine.inspect(request.position(), topic, control);
        if (answered.compareAndSet(false, true)) {
          listener.inspected(finding);
        }
      }
      case EngineCall.Preparation _ -> prepared();
    }
  }

  private void begin() {
    synchronized (this) {
      thread = Thread.currentThread();
      watchdog.begin(control.elapsedMs());
    }
    setAlarm();
  }

  /** Making an engine is not answering: a refusal here is a loss. */
  private Engine made() throws EngineException {
    try {
      return instance.ready(service.context(request.slot()), service);
    } catch (EngineException e) {
      throw new EngineException(EngineException.Kind.LOST, String.valueOf(e.getMessage()), e);
    }
  }

  /** False: too late for this search, but not for the next. */
  private synchronized boolean isReady() {
    return watchdog.ready(control.elapsedMs());
  }

  /** What comes after is no longer this search's: the thread goes back without an interrupt. */
  @SuppressWarnings("ThreadPriorityCheck") // The pool gives the thread to another search.
  private synchronized SearchWatchdog.Stage end() {
    if (thread != null) {
      thread.setPriority(Thread.NORM_PRIORITY);
      Thread.interrupted();
      thread = null;
    }
    if (alarm != null) {
      alarm.cancel(false);
    }
    return watchdog.end();
  }

  private SearchResult checked(Goal goal, SearchResult result) {
    var objection = AnswerCheck.objection(rules, request.position(), goal, result.move());
    if (objection.isEmpty()) {
      return result;
    }
    service.log(
        request.slot(),
        "answered " + result.move() + ": " + objection.get() + "; " + withoutEngine());
    return FallbackMove.of(rules, request.position(), goal);
  }

  private void refuse(String reason) {
    if (answered.compareAndSet(false, true)) {
      listener.failed(reason);
    }
  }

  /** The engine is broken: it is closed, and the session gets what there is without it. */
  private void lose(Throwable why) {
    if (!answered.get()) {
      service.log(request.slot(), "failed: " + why + "; " + withoutEngine(), why);
    }
    service.closeQuietly(instance.take());
    answerWithoutEngine();
  }

  /** Answers at once, without a search: for a request that could not even wait. */
  void answerWithoutSearch() {
    end();
    answerWithoutEngine();
  }

  private String withoutEngine() {
    return request.call().withoutEngine();
  }

  private void answerWithoutEngine() {
    switch (request.call()) {
      case EngineCall.Search(Goal goal) -> answerByRules(goal);
      case EngineCall.Inspection(String topic) -> refuse("the engine has no answer to " + topic);
      case EngineCall.Preparation _ -> prepared();
    }
  }

  private void prepared() {
    if (answered.compareAndSet(false, true)) {
      listener.prepared();
    }
  }

  private void answerByRules(Goal goal) {
    try {
      answer(FallbackMove.of(rules, request.position(), goal));
    } catch (RuntimeException | Error e) {
      service.log(request.slot(), "left no move, and the rules failed too: " + e, e);
      refuse("no move could be found");
    }
  }

  private void answer(SearchResult result) {
    if (answered.compareAndSet(false, true)) {
      listener.finished(result);
    }
  }
}
