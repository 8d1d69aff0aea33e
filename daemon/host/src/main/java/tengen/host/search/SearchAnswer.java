package tengen.host.search;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.host.memory.MemoryFailure;
import tengen.host.monitor.SearchOutcome;
import tengen.host.plugin.ForeignText;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** The only answer to a request: the engine's if it is legal, else a substitute. Thread-safe. */
final class SearchAnswer {
  private final SearchResources resources;
  private final SearchRequest request;
  private final GameRules rules;
  private final SearchListener listener;
  private final ObjLongConsumer<SearchOutcome> ended;
  private final ReportCheck reports;
  private final AtomicBoolean given = new AtomicBoolean();
  private final AtomicBoolean warned = new AtomicBoolean();
  private volatile @Nullable GivenAnswer held;

  /**
   * An answer and its outcome.
   *
   * @param nodes of the search; 0 if unknown
   */
  record GivenAnswer(SearchOutcome outcome, long nodes, Consumer<SearchListener> to) {
    /** Creates an engine's answer that needed no search. */
    static GivenAnswer by(Consumer<SearchListener> to) {
      return new GivenAnswer(SearchOutcome.ANSWERED, 0, to);
    }
  }

  /**
   * Creates an open answer.
   *
   * @param ended receives the outcome and the nodes, once
   */
  SearchAnswer(
      SearchResources resources,
      SearchRequest request,
      GameRules rules,
      SearchListener listener,
      ObjLongConsumer<SearchOutcome> ended) {
    this.resources = resources;
    this.request = request;
    this.rules = rules;
    this.listener = listener;
    this.ended = ended;
    this.reports = ReportCheck.of(request.position().setup());
  }

  boolean isGiven() {
    return given.get();
  }

  /** Drops the request: no answer will be given. */
  void drop() {
    if (given.compareAndSet(false, true)) {
      ended.accept(SearchOutcome.DROPPED, 0);
    }
  }

  void progressed(SearchProgress progress) {
    if (!given.get()) {
      listener.progressed(warned(progress, reports.checked(progress)));
    }
  }

  private <T> T warned(T reported, T checked) {
    if (!checked.equals(reported) && warned.compareAndSet(false, true)) {
      resources
          .log()
          .warn(
              request.slot(),
              "engine reported points off the board or numbers out of range; they are left out");
    }
    return checked;
  }

  /** Gives the answer, unless one was given before. Involves no engine code. */
  void give(GivenAnswer answer) {
    if (given.compareAndSet(false, true)) {
      ended.accept(answer.outcome(), answer.nodes());
      MemoryFailure.retryOutOfMemory(() -> answer.to().accept(listener));
    }
  }

  /** Stores the answer of a run that is being paused, replacing an earlier one. */
  void hold(GivenAnswer found) {
    held = found;
  }

  /** Gives the stored answer of a paused run; returns false if there is none. */
  boolean giveHeld() {
    GivenAnswer left = held;
    if (left != null) {
      give(left);
    }
    return left != null;
  }

  /** Gives the stored answer of a paused run, or else a substitute. */
  void giveHeldOrFallback(SearchOutcome outcome) {
    if (!giveHeld()) {
      giveWithoutEngine(outcome);
    }
  }

  void reject(SearchOutcome outcome, String reason) {
    give(new GivenAnswer(outcome, 0, to -> to.failed(reason)));
  }

  /** Prepares the plugin for quick moves; ignores failures, which later calls report. */
  void prepareQuickMove() {
    try {
      resources.quickMoves().prepare(request.slot().configured(), rules, request.position());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Throwable _) {
      // A plugin may throw undeclared checked exceptions, which must not fail the search.
    }
  }

  /** Calls the engine and blocks until it answers. */
  GivenAnswer ask(Engine engine, SearchControl control)
      throws EngineException, InterruptedException {
    return switch (request.call()) {
      case EngineCall.Search(Goal goal) ->
          checked(goal, ReportCheck.answered(engine.search(request.position(), goal, control)));
      case EngineCall.Inspection(String topic) -> {
        Finding finding = ReportCheck.answered(engine.inspect(request.position(), topic, control));
        Finding checked = warned(finding, reports.checked(finding));
        yield GivenAnswer.by(to -> to.inspected(checked));
      }
      case EngineCall.Preparation _ -> GivenAnswer.by(SearchListener::prepared);
    };
  }

  private GivenAnswer checked(Goal goal, SearchResult reported) {
    SearchResult result = warned(reported, reports.checked(reported));
    var objection = AnswerCheck.objection(rules, request.position(), goal, result.move());
    if (objection.isEmpty()) {
      return new GivenAnswer(
          SearchOutcome.ANSWERED, result.last().nodes(), to -> to.finished(result));
    }
    resources
        .log()
        .warn(
            request.slot(),
            "engine broke the rules; " + request.call().withoutEngine(),
            "move",
            ForeignText.of(result.move()),
            "reason",
            ForeignText.cut(objection.get()));
    SearchResult substitute = fallback(goal);
    return new GivenAnswer(
        SearchOutcome.ILLEGAL, result.last().nodes(), to -> to.finished(substitute));
  }

  private void giveWithoutEngine(SearchOutcome outcome) {
    switch (request.call()) {
      case EngineCall.Search(Goal goal) -> giveMove(outcome, () -> fallback(goal));
      case EngineCall.Inspection(String topic) ->
          reject(
              outcome,
              outcome == SearchOutcome.STOPPED
                  ? topic + " was stopped before it began"
                  : "the engine has no answer to " + topic);
      case EngineCall.Preparation _ -> give(new GivenAnswer(outcome, 0, SearchListener::prepared));
    }
  }

  /** Gives a move by the rules alone, because the plugin hangs in its quick move. */
  void giveByRules(SearchOutcome outcome) {
    if (!isGiven() && request.call() instanceof EngineCall.Search(Goal goal)) {
      giveMove(outcome, () -> byRules(goal));
    }
  }

  private void giveMove(SearchOutcome outcome, Supplier<SearchResult> found) {
    try {
      SearchResult substitute = found.get();
      give(new GivenAnswer(outcome, 0, to -> to.finished(substitute)));
    } catch (RuntimeException | Error e) {
      resources
          .log()
          .warn(
              request.slot(),
              "engine gave no answer and the rules failed to find a move; no move is played",
              e);
      reject(outcome, "no move could be found");
    }
  }

  /** Returns the plugin's quick move, or else one by the rules. */
  private SearchResult fallback(Goal goal) {
    return goal instanceof Goal.BestMove best
        ? quickMove(best)
            .map(move -> new SearchResult(move, new SearchProgress(0, List.of())))
            .orElseGet(() -> byRules(goal))
        : byRules(goal);
  }

  private Optional<Move> quickMove(Goal.BestMove goal) {
    try {
      return resources
          .quickMoves()
          .ask(request.slot().configured(), rules, request.position(), goal);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (Throwable e) {
      // A plugin may throw undeclared checked exceptions.
      resources.log().warn(request.slot(), "engine failed to name a move without a search", e);
      return Optional.empty();
    }
  }

  private SearchResult byRules(Goal goal) {
    return FallbackMove.of(rules, request.position(), goal, resources.nanoClock());
  }
}
