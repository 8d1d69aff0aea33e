package tengen.daemon.search;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * One search from its request to its answer: it waits for permits, runs on a thread of its own and
 * is watched. Sessions call {@link #stop}, {@link #change} and {@link #drop}, from any thread.
 */
public final class SearchTask {
  private enum Stage {
    WAITING,
    RUNNING,
    GIVEN_UP,
    STUCK,
    ENDED
  }

  /** What a running search holds of the pool. */
  record Held(int permits, long bytes) {}

  private static final Held NOTHING = new Held(0, 0);

  private final SearchService service;
  private final SearchRequest request;
  private final GameRules rules;
  private final SearchListener listener;
  private final RunningSearch control;
  private final AtomicBoolean answered = new AtomicBoolean();
  private final Occupant occupant;

  /** Guarded by the service's lock. */
  private Held held = NOTHING;

  // Guarded by this.
  private Stage stage = Stage.WAITING;
  private long stoppedMs = Long.MAX_VALUE;
  private @Nullable Future<?> alarm;
  private @Nullable Thread thread;

  SearchTask(
      SearchService service, SearchRequest request, GameRules rules, SearchListener listener) {
    this.service = service;
    this.request = request;
    this.rules = rules;
    this.listener = listener;
    this.occupant = request.seat().occupant();
    this.control =
        new RunningSearch(
            TimePlan.plan(request.limits(), request.time()),
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

  Occupant occupant() {
    return occupant;
  }

  int permits() {
    return request.seat().settings().threads();
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
      answer(fallback());
      return;
    }
    synchronized (this) {
      stoppedMs = Math.min(stoppedMs, control.elapsedMs());
    }
    watch();
  }

  /** Puts other limits in force at once. */
  public void change(Limits limits) {
    control.change(TimePlan.plan(limits, request.time()));
    watch();
  }

  /** Stops a search whose answer nobody wants. */
  public void drop() {
    answered.set(true);
    stop();
  }

  /** Sets the alarm for the instant at which this task must have moved on. */
  synchronized void watch() {
    if (alarm != null) {
      alarm.cancel(false);
    }
    long dueMs = Math.min(stoppedMs, control.limits().maximumMs());
    if (stage == Stage.ENDED || stage == Stage.STUCK || dueMs == Long.MAX_VALUE) {
      return;
    }
    long atMs =
        switch (stage) {
          case WAITING, STUCK, ENDED -> dueMs;
          case RUNNING -> dueMs + SearchService.GRACE_MS;
          case GIVEN_UP -> dueMs + SearchService.GRACE_MS + SearchService.STUCK_MS;
        };
    alarm =
        service.alarm(this::late, Math.max(0, atMs - control.elapsedMs()), TimeUnit.MILLISECONDS);
  }

  /** The alarm went off: no permit in time, or an engine that ignores its stop. */
  private void late() {
    if (service.withdraw(this)) {
      end();
      service.log(request.seat(), "got no thread in time: a legal move without a search");
      answer(fallback());
      return;
    }
    Stage now = next();
    if (now == Stage.GIVEN_UP) {
      service.abandon(this);
      service.log(request.seat(), "ignored its stop: a legal move in its place");
      answer(fallback());
      watch();
    } else if (now == Stage.STUCK) {
      service.stuck(this);
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on it: a stuck thread shall cost less.
  private synchronized Stage next() {
    if (stage == Stage.RUNNING && thread != null) {
      stage = Stage.GIVEN_UP;
      thread.interrupt();
    } else if (stage == Stage.GIVEN_UP && thread != null) {
      stage = Stage.STUCK;
      thread.setPriority(Thread.MIN_PRIORITY);
    }
    return stage;
  }

  /** Searches; on a thread of the service. */
  void run() {
    begin();
    try {
      Engine engine = occupant.ready(service.context(request.seat()));
      answer(checked(engine.search(request.position(), request.goal(), control)));
    } catch (EngineException e) {
      switch (e.kind()) {
        case REFUSED -> refuse(e);
        case LOST -> lose(e);
      }
    } catch (InterruptedException | RuntimeException | Error e) {
      lose(e);
    } finally {
      Stage last = end();
      service.ended(this, last == Stage.STUCK);
    }
  }

  private void begin() {
    synchronized (this) {
      stage = Stage.RUNNING;
      thread = Thread.currentThread();
    }
    watch();
  }

  /** What comes after is no longer this search's: the thread goes back without an interrupt. */
  @SuppressWarnings("ThreadPriorityCheck") // The pool gives the thread to another search.
  private synchronized Stage end() {
    Stage last = stage;
    stage = Stage.ENDED;
    if (thread != null) {
      thread.setPriority(Thread.NORM_PRIORITY);
      Thread.interrupted();
      thread = null;
    }
    if (alarm != null) {
      alarm.cancel(false);
    }
    return last;
  }

  private SearchResult checked(SearchResult result) {
    var objection = Answers.objection(rules, request.position(), request.goal(), result.move());
    if (objection.isEmpty()) {
      return result;
    }
    service.log(
        request.seat(),
        "answered " + result.move() + ": " + objection.get() + "; a legal move in its place");
    return fallback();
  }

  private void refuse(EngineException refusal) {
    if (answered.compareAndSet(false, true)) {
      listener.failed(String.valueOf(refusal.getMessage()));
    }
  }

  /** The engine is broken: it is closed, and the session gets a legal move all the same. */
  private void lose(Throwable why) {
    if (!answered.get()) {
      service.log(request.seat(), "failed: " + why + "; a legal move in its place", why);
    }
    service.closeQuietly(occupant);
    answer(fallback());
  }

  /** Answers at once, without a search: for a request that could not even wait. */
  void answerWithoutSearch() {
    end();
    answer(fallback());
  }

  private SearchResult fallback() {
    return Answers.fallback(rules, request.position(), request.goal());
  }

  private void answer(SearchResult result) {
    if (answered.compareAndSet(false, true)) {
      listener.finished(result);
    }
  }
}
