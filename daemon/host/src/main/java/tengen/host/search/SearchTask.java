package tengen.host.search;

import java.util.Objects;
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
import tengen.host.watch.EngineThread;
import tengen.host.watch.MachineStep;
import tengen.host.watch.SearchEffect;
import tengen.host.watch.SearchInput;
import tengen.host.watch.SearchMachine;
import tengen.host.watch.SearchState;
import tengen.host.watch.SearchWatchdog;
import tengen.host.watch.SharedMachine;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * A request and its processing: passes events to its {@linkplain SearchMachine state machine} and
 * performs the resulting effects. Sessions call {@link #stop}, {@link #change} and {@link #drop} on
 * any thread; {@link #run} calls the engine on a thread of the service.
 *
 * <p>The machine's lock is taken within the service's, never the other way round. Effects that need
 * the service are performed after the machine's lock is released.
 */
public final class SearchTask {
  private static final String UNREADY = "engine is not ready yet";

  private final SearchService service;
  private final SearchResources resources;
  private final SearchRequest request;
  private final SearchAnswer answer;
  private final SubstituteAnswer substitute;
  private final ReportThrottle reports;
  private final SearchWatch watch;
  private final long submittedNanos;
  private final SharedMachine<SearchState, SearchInput, SearchEffect> machine;

  /** Guarded by the machine's lock, as is {@link #alarm}. */
  private final EngineThread thread = new EngineThread();

  private @Nullable Future<?> alarm;

  /** Stops and limits the engine's current run; written under the machine's lock. */
  private volatile RunningSearch control;

  /** The engine it runs on; null before the first run. Guarded by the service's lock. */
  private @Nullable EngineInstance instance;

  SearchTask(
      SearchService service,
      SearchResources resources,
      SearchRequest request,
      GameRules rules,
      SearchListener listener) {
    this.service = service;
    this.resources = resources;
    this.request = request;
    this.answer = new SearchAnswer(resources, request, rules, listener, this::report);
    this.substitute = new SubstituteAnswer(resources, request, answer);
    this.reports =
        new ReportThrottle(
            resources.nanoClock(), resources.alarms(), request.reportEveryMs(), answer::progressed);
    this.watch = request.facts().map(resources.monitor()::submitted).orElse(SearchWatch.NONE);
    this.submittedNanos = now();
    var first =
        SearchState.of(
            request.limits(), profile(), request.cap(), request.arrivedNanos(), submittedNanos);
    this.control = control(first.limits(), first.startNanos());
    this.machine = new SharedMachine<>(first, SearchMachine::next, this::performOnRun);
  }

  /**
   * Returns the time profile; for a move with a clock, with more overhead if the cores are busy.
   */
  private TimeProfile profile() {
    return request.call() instanceof EngineCall.Search && request.arrivedNanos().isPresent()
        ? resources.cores().next(request.time())
        : request.time();
  }

  private RunningSearch control(Limits limits, long startNanos) {
    return new RunningSearch(
        limits, resources.nanoClock(), startNanos, request.reportEveryMs(), reports);
  }

  private long now() {
    return resources.nowNanos();
  }

  SearchRequest request() {
    return request;
  }

  /** Returns the session, for fair scheduling. */
  SessionId session() {
    return request.slot().session();
  }

  /** Returns whether the search yields to searches with a limit. */
  boolean isBackground() {
    return request.isBackground(machine.state().asked());
  }

  boolean isPausing() {
    return machine.state().isPausing();
  }

  void runsOn(EngineInstance given) {
    instance = given;
  }

  /** Returns the engine of the current or last run. */
  EngineInstance instance() {
    return Objects.requireNonNull(instance);
  }

  /** Returns the nodes of the current run, as last reported. */
  long runNodes() {
    return control.nodes();
  }

  /** Returns the remaining time, in milliseconds. */
  long restMs() {
    return machine.state().restMs(now());
  }

  /** Returns whether the search needs no place: it was stopped, or its time is over. */
  boolean mayLeaveQueue() {
    return machine.state().mayLeaveQueue(now());
  }

  /** Makes the search answer now. */
  public void stop() {
    handle(new SearchInput.Stopped(now()));
    if (service.withdraw(this)) {
      answerWithoutSearch(SearchOutcome.STOPPED);
    }
  }

  /** Changes the limits immediately. A new remaining game time counts from now. */
  public void change(Limits limits) {
    handle(new SearchInput.Changed(now(), limits));
  }

  /** Stops the search and discards its answer. */
  public void drop() {
    answer.drop();
    stop();
  }

  /** Handles the search having been queued. */
  void queued() {
    handle(new SearchInput.Queued(now()));
  }

  /**
   * Answers without a search, because the queue is full: on another thread and after a delay, so
   * that clients who retry at once do not slow down running searches.
   */
  void answerDelayed() {
    handle(new SearchInput.QueueFull(now()));
  }

  /**
   * Handles the search getting a place; its thread is about to run.
   *
   * @param turnMs maximum time in the place while others wait
   */
  void takePlace(long turnMs) {
    handle(new SearchInput.Placed(now(), turnMs));
  }

  /**
   * Limits a running search while others wait: it ends with its turn and gets a fraction of its
   * time.
   */
  void share(double part) {
    handle(new SearchInput.Shared(now(), part));
  }

  /** Removes the limits of {@link #share}, because none waits. */
  void shareNothing() {
    handle(new SearchInput.Unshared(now()));
  }

  /**
   * Pauses a background search if it has run long enough. Its current result is its answer if it is
   * stopped before it runs again.
   *
   * @return time until it may be paused, in milliseconds; 0 if it is pausing
   */
  long pause() {
    long nowNanos = now();
    return handle(new SearchInput.PauseRequested(nowNanos)).pauseInMs(nowNanos);
  }

  /** Handles the session releasing the engine. */
  void leave() {
    handle(new SearchInput.Released(now()));
  }

  /** Ends a search that is not running and will not run. */
  void end() {
    handle(new SearchInput.Returned(now(), false));
  }

  /**
   * Handles the return of the search's thread from the engine; called on it.
   *
   * @param isOpen whether the service is open
   * @return whether the search was paused and waits for a place
   */
  boolean endOrWait(boolean isOpen) {
    return handle(new SearchInput.Returned(now(), isOpen && !answer.isGiven())).isWaiting();
  }

  private SearchState handle(SearchInput input) {
    MachineStep<SearchState, SearchEffect> step = machine.handle(input);
    step.effects().forEach(this::perform);
    return step.state();
  }

  private void performOnRun(SearchEffect effect) {
    switch (effect) {
      case SearchEffect.OnThread(EngineThread.Act act) -> thread.perform(act);
      case SearchEffect.Stop _ -> control.stop();
      case SearchEffect.Limit(Limits limits) -> control.change(limits);
      case SearchEffect.Restart(Limits limits, long startNanos) ->
          control = control(limits, startNanos);
      case SearchEffect.SetAlarm(long ms) -> {
        cancelAlarm();
        alarm = resources.alarms().set(() -> handle(new SearchInput.AlarmFired(now())), ms);
      }
      case SearchEffect.CancelAlarm _ -> cancelAlarm();
      case SearchEffect.AfterUnlock _, SearchEffect.ThreadReturned _ -> {}
    }
  }

  private void cancelAlarm() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }

  private void perform(SearchEffect effect) {
    switch (effect) {
      case SearchEffect.OnRun _ -> {}
      case SearchEffect.AfterUnlock(SearchWatchdog.Action action) -> act(action);
      case SearchEffect.ThreadReturned _ -> service.unstuck(this);
    }
  }

  private void act(SearchWatchdog.Action action) {
    switch (action) {
      case TURN_AWAY -> answerWithoutSearch(SearchOutcome.TURNED_AWAY);
      case LEAVE_QUEUE -> {
        if (service.withdraw(this)) {
          answerWithoutPlace();
        }
      }
      case ANSWER_UNREADY -> {
        service.yieldPlace(this);
        answerLate(SearchOutcome.UNREADY, UNREADY);
      }
      case ANSWER_LATE -> answerLate(SearchOutcome.LATE, "engine did not answer in time");
      case GIVE_UP -> {
        service.abandon(this);
        resources.log().warn(request.slot(), "engine ignored its stop and is abandoned");
      }
      case STUCK -> service.stuck(this);
    }
  }

  private void answerWithoutPlace() {
    boolean isUnready = service.isPreparing(request.slot());
    answerWithoutSearch(isUnready ? SearchOutcome.UNREADY : SearchOutcome.NO_THREAD);
    warnOfFallback(isUnready ? UNREADY : "engine got no thread in time");
  }

  private void answerLate(SearchOutcome outcome, String why) {
    substitute.start(outcome);
    warnOfFallback(why);
  }

  private void warnOfFallback(String why) {
    resources.log().warn(request.slot(), why + "; " + request.call().withoutEngine());
  }

  /** Answers without a search, after {@link #end}. */
  void answerWithoutSearch(SearchOutcome outcome) {
    substitute.start(outcome);
  }

  /** Runs the search, on a thread of the service. */
  void run() {
    try {
      handle(new SearchInput.ThreadStarted(now()));
      watch.begins();
      Engine engine = made();
      if (handle(new SearchInput.EngineCreated(now())).isRunning()) {
        giveOrHold(answer.ask(engine, control));
      }
    } catch (EngineException e) {
      switch (e.kind()) {
        case REJECTED -> answer.reject(SearchOutcome.REFUSED, message(e));
        case BROKEN, TIMED_OUT, ILLEGAL -> fail(e);
      }
    } catch (Throwable e) {
      // A plugin may throw undeclared checked exceptions.
      fail(e);
    }
  }

  /** Returns the engine; a rejection while creating it counts as a failure. */
  private Engine made() throws EngineException {
    if (!(request.call() instanceof EngineCall.Inspection)) {
      answer.prepareQuickMove();
    }
    try {
      return instance().ready(resources.engines());
    } catch (EngineException e) {
      throw new EngineException(EngineException.Kind.BROKEN, message(e), e);
    }
  }

  private static String message(EngineException e) {
    return ForeignText.message(e).orElse("no reason given");
  }

  /** Gives an answer, or stores it if the search is being paused. */
  private void giveOrHold(SearchAnswer.GivenAnswer given) {
    if (isPausing()) {
      answer.hold(given);
    } else {
      answer.give(given);
    }
  }

  /** Gives the stored answer of a paused run, if there is one. */
  void giveHeld() {
    var _ = answer.giveHeld();
  }

  /**
   * Closes the engine on another thread, because closing may hang. If memory is short, closes it on
   * this thread, because its memory must be released first.
   */
  private void close(Throwable why) {
    if (MemoryFailure.isIn(why)) {
      resources.engines().close(instance().take());
    } else {
      resources.closeLater(instance().take());
    }
  }

  /**
   * Handles a failed engine: closes it, logs the failure and gives a substitute answer. Closes
   * first, because logging may need its memory. A failed creation is logged even if the session has
   * its answer, because nothing else reports it.
   */
  private void fail(Throwable why) {
    close(why);
    boolean costsAnswer = !answer.isGiven();
    SearchState state = machine.state();
    boolean isAbandoned = state.isAbandoned() || instance().isGivenUp();
    if ((costsAnswer || state.isCreating()) && !isAbandoned) {
      String instead = costsAnswer ? "; " + request.call().withoutEngine() : "";
      resources.log().warn(request.slot(), "engine failed" + instead, why);
    }
    answer.giveHeldOrFallback(SearchOutcome.FAILED);
  }

  private void report(SearchOutcome outcome, long nodes) {
    SearchState state = machine.state();
    long nowNanos = now();
    long beganNanos = state.firstBeganNanos().orElse(nowNanos);
    watch.answered(
        new SearchReport(
            outcome,
            beganNanos - submittedNanos,
            nowNanos - beganNanos,
            TimeUnit.MILLISECONDS.toNanos(state.lateMs(nowNanos)),
            nodes));
  }
}
