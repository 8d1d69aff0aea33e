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
 * A request from its coming to its answer: tells its {@linkplain SearchMachine state machine} what
 * happens, and performs what that decides. Sessions call {@link #stop}, {@link #change} and {@link
 * #drop}, from any thread; {@link #run} calls the engine on a thread of the service.
 *
 * <p>The machine's lock is taken within the service's, never the other way round: effects that need
 * the service are performed once it is free.
 */
public final class SearchTask {
  private static final String UNREADY = "is not ready yet";

  private final SearchService service;
  private final SearchResources resources;
  private final SearchRequest request;
  private final SearchAnswer answer;
  private final StandIn standIn;
  private final ThinnedReports reports;
  private final SearchWatch watch;
  private final long submittedNanos;
  private final SharedMachine<SearchState, SearchInput, SearchEffect> machine;

  /** Guarded by the machine's lock, as is {@link #alarm}. */
  private final EngineThread thread = new EngineThread();

  private @Nullable Future<?> alarm;

  /** Stops and limits the engine's present run; written under the machine's lock. */
  private volatile RunningSearch control;

  /** The engine that it runs on, once it does. Guarded by the service's lock. */
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
    this.answer = new SearchAnswer(resources, request, rules, listener, this::tell);
    this.standIn = new StandIn(resources, request, answer);
    this.reports =
        new ThinnedReports(
            resources.nanoClock(), resources.alarms(), request.reportEveryMs(), answer::progressed);
    this.watch = request.facts().map(resources.monitor()::submitted).orElse(SearchWatch.NONE);
    this.submittedNanos = now();
    var first =
        SearchState.of(
            request.limits(), profile(), request.cap(), request.arrivedNanos(), submittedNanos);
    this.control = control(first.limits(), first.startNanos());
    this.machine = new SharedMachine<>(first, SearchMachine::next, this::performOnRun);
  }

  /** A move by a session's clock has more overhead where the cores are busy. */
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

  /** Returns whose search it is: sessions are served in turn. */
  SessionId session() {
    return request.slot().session();
  }

  /** Returns whether it makes way for searches that have less time. */
  boolean isBackground() {
    return request.isBackground(machine.state().asked());
  }

  boolean isPausing() {
    return machine.state().isPausing();
  }

  void runsOn(EngineInstance given) {
    instance = given;
  }

  /** Returns the engine that it runs on, or ran on last. */
  EngineInstance instance() {
    return Objects.requireNonNull(instance);
  }

  /** Returns the nodes of its present run, as its engine has told last. */
  long runNodes() {
    return control.nodes();
  }

  /** Returns how long it may take yet. */
  long restMs() {
    return machine.state().restMs(now());
  }

  /** Returns whether it needs no place any more: it was stopped, or its time is over. */
  boolean mayLeaveQueue() {
    return machine.state().mayLeaveQueue(now());
  }

  /** Has the search answer now. */
  public void stop() {
    handle(new SearchInput.Stopped(now()));
    if (service.withdraw(this)) {
      answerWithoutSearch(SearchOutcome.STOPPED);
    }
  }

  /** Puts other limits in force at once. A new rest of the game's time counts from now. */
  public void change(Limits limits) {
    handle(new SearchInput.Changed(now(), limits));
  }

  /** Stops a search whose answer nobody wants. */
  public void drop() {
    answer.drop();
    stop();
  }

  /** The search is in the queue. */
  void queued() {
    handle(new SearchInput.Queued(now()));
  }

  /**
   * Answers without a search, for a request that cannot even wait: off the caller's loop, and after
   * a moment, since a client that asks again at once takes the processor from those that search.
   */
  void answerSoon() {
    handle(new SearchInput.TurnedAway(now()));
  }

  /**
   * The search has a place in the pool; its thread is about to run.
   *
   * @param turnMs how long it may keep the place while others wait
   */
  void takePlace(long turnMs) {
    handle(new SearchInput.Placed(now(), turnMs));
  }

  /**
   * Shortens a search that runs while others wait: it ends with its turn, and has this part of its
   * time at most.
   */
  void share(double part) {
    handle(new SearchInput.Shared(now(), part));
  }

  /** Gives a search that runs its own time again: nobody waits any more. */
  void shareNothing() {
    handle(new SearchInput.Unshared(now()));
  }

  /**
   * Has a background search give its place to another, if it has run for long enough. What it knows
   * by then is its answer should it be stopped before it runs again.
   *
   * @return after how many milliseconds to ask again; 0: it pauses
   */
  long pause() {
    long nowNanos = now();
    return handle(new SearchInput.PauseAsked(nowNanos)).pauseInMs(nowNanos);
  }

  /** The session has left the engine that the search runs on. */
  void leave() {
    handle(new SearchInput.Left(now()));
  }

  /** Nothing of the search runs, and nothing will. */
  void end() {
    handle(new SearchInput.Returned(now(), false));
  }

  /**
   * The search's thread has come back from the engine, and calls.
   *
   * @param isOpen whether the service takes searches
   * @return whether it was paused, and waits for a place again
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
      case SearchEffect.WakeIn(long ms) -> {
        cancelAlarm();
        alarm = resources.alarms().set(() -> handle(new SearchInput.Looked(now())), ms);
      }
      case SearchEffect.Sleep _ -> cancelAlarm();
      case SearchEffect.Due _, SearchEffect.CameBack _ -> {}
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
      case SearchEffect.Due(SearchWatchdog.Action action) -> act(action);
      case SearchEffect.CameBack _ -> service.unstuck(this);
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
      case ANSWER_LATE -> answerLate(SearchOutcome.LATE, "did not answer in time");
      case GIVE_UP -> {
        service.abandon(this);
        resources.log().warn(request.slot(), "ignored its stop: it is given up");
      }
      case STUCK -> service.stuck(this);
    }
  }

  private void answerWithoutPlace() {
    boolean isUnready = service.isPreparing(request.slot());
    answerWithoutSearch(isUnready ? SearchOutcome.UNREADY : SearchOutcome.NO_THREAD);
    warnOfStandIn(isUnready ? UNREADY : "got no thread in time");
  }

  private void answerLate(SearchOutcome outcome, String why) {
    standIn.start(outcome);
    warnOfStandIn(why);
  }

  private void warnOfStandIn(String why) {
    resources.log().warn(request.slot(), why + ": " + request.call().withoutEngine());
  }

  /** Answers without a search, after {@link #end}. */
  void answerWithoutSearch(SearchOutcome outcome) {
    standIn.start(outcome);
  }

  /** Searches; on a thread of the service. */
  void run() {
    try {
      handle(new SearchInput.Begun(now()));
      watch.begins();
      Engine engine = made();
      if (handle(new SearchInput.Made(now())).isRunning()) {
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

  /** Making an engine is not answering: a refusal here is a loss. */
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

  /** A paused search has more to say when it has run again. */
  private void giveOrHold(SearchAnswer.Said said) {
    if (isPausing()) {
      answer.hold(said);
    } else {
      answer.give(said);
    }
  }

  /** Gives what a run before a pause has left, if anything. */
  void giveHeld() {
    var _ = answer.giveHeld();
  }

  /**
   * Closes the engine on another thread, since a close may hang. Where memory is short, waits for
   * it: what the engine holds has to be free first.
   */
  private void close(Throwable why) {
    if (MemoryFailure.isIn(why)) {
      resources.engines().close(instance().take());
    } else {
      resources.closeLater(instance().take());
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
    if ((costsAnswer || machine.state().isCreating()) && !instance().isGivenUp()) {
      String instead = costsAnswer ? "; " + request.call().withoutEngine() : "";
      resources.log().warn(request.slot(), "failed: ", ForeignText.of(why) + instead, why);
    }
    answer.giveHeldOrStandIn(SearchOutcome.FAILED);
  }

  private void tell(SearchOutcome outcome, long nodes) {
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
