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

/**
 * The one answer to a request: what the engine says where that is legal, else what there is without
 * it. Any thread may call.
 */
final class SearchAnswer {
  private final SearchResources resources;
  private final SearchRequest request;
  private final GameRules rules;
  private final SearchListener listener;
  private final ObjLongConsumer<SearchOutcome> ended;
  private final ReportCheck reports;
  private final AtomicBoolean given = new AtomicBoolean();
  private final AtomicBoolean warned = new AtomicBoolean();
  private volatile @Nullable Said held;

  /**
   * What is said, and what is told of it.
   *
   * @param nodes that it took, where that is known
   */
  record Said(SearchOutcome outcome, long nodes, Consumer<SearchListener> to) {
    /** The engine's own, without a search. */
    static Said by(Consumer<SearchListener> to) {
      return new Said(SearchOutcome.ANSWERED, 0, to);
    }
  }

  /**
   * One that is not given yet.
   *
   * @param ended hears once what came of it, and how many nodes it took
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

  /** Nobody wants it any more. */
  void drop() {
    if (given.compareAndSet(false, true)) {
      ended.accept(SearchOutcome.DROPPED, 0);
    }
  }

  void progressed(SearchProgress progress) {
    if (!given.get()) {
      listener.progressed(told(progress, reports.checked(progress)));
    }
  }

  private <T> T told(T said, T checked) {
    if (!checked.equals(said) && warned.compareAndSet(false, true)) {
      resources
          .log()
          .warn(
              request.slot(),
              "told points off the board or numbers out of range: they are left out");
    }
    return checked;
  }

  /** Gives this answer, unless there was one before; no engine has a part in that. */
  void give(Said answer) {
    if (given.compareAndSet(false, true)) {
      ended.accept(answer.outcome(), answer.nodes());
      MemoryFailure.insist(() -> answer.to().accept(listener));
    }
  }

  /** Keeps what a run before a pause has found, in place of what an earlier one has. */
  void hold(Said found) {
    held = found;
  }

  /** Gives what a run before a pause has left; false: nothing. */
  boolean giveHeld() {
    Said left = held;
    if (left != null) {
      give(left);
    }
    return left != null;
  }

  /** Gives what a run before a pause has left, else what there is without the engine. */
  void giveHeldOrStandIn(SearchOutcome outcome) {
    if (!giveHeld()) {
      giveWithoutEngine(outcome);
    }
  }

  void refuse(SearchOutcome outcome, String reason) {
    give(new Said(outcome, 0, to -> to.failed(reason)));
  }

  /** Has the plugin ready to name a move without a search; a failure is told with such a move. */
  void prepareQuickMove() {
    try {
      resources.quickMoves().prepare(request.slot().configured(), rules, request.position());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Throwable _) {
      // A plugin may throw what no method declares; that costs a search nothing.
    }
  }

  /** Asks the engine, and blocks while it thinks. */
  Said ask(Engine engine, SearchControl control) throws EngineException, InterruptedException {
    return switch (request.call()) {
      case EngineCall.Search(Goal goal) -> {
        yield checked(goal, ReportCheck.answered(engine.search(request.position(), goal, control)));
      }
      case EngineCall.Inspection(String topic) -> {
        Finding finding = ReportCheck.answered(engine.inspect(request.position(), topic, control));
        Finding checked = told(finding, reports.checked(finding));
        yield Said.by(to -> to.inspected(checked));
      }
      case EngineCall.Preparation _ -> Said.by(SearchListener::prepared);
    };
  }

  private Said checked(Goal goal, SearchResult said) {
    SearchResult result = told(said, reports.checked(said));
    var objection = AnswerCheck.objection(rules, request.position(), goal, result.move());
    if (objection.isEmpty()) {
      return new Said(SearchOutcome.ANSWERED, result.last().nodes(), to -> to.finished(result));
    }
    resources
        .log()
        .warn(
            request.slot(),
            "answered ",
            ForeignText.of(result.move())
                + ": "
                + ForeignText.cut(objection.get())
                + "; "
                + request.call().withoutEngine());
    SearchResult standIn = standIn(goal);
    return new Said(SearchOutcome.ILLEGAL, result.last().nodes(), to -> to.finished(standIn));
  }

  private void giveWithoutEngine(SearchOutcome outcome) {
    switch (request.call()) {
      case EngineCall.Search(Goal goal) -> giveMove(outcome, () -> standIn(goal));
      case EngineCall.Inspection(String topic) ->
          refuse(
              outcome,
              outcome == SearchOutcome.STOPPED
                  ? topic + " was stopped before it began"
                  : "the engine has no answer to " + topic);
      case EngineCall.Preparation _ -> give(new Said(outcome, 0, SearchListener::prepared));
    }
  }

  /** Gives what the rules alone know, to a search whose plugin hangs in its quick move. */
  void giveByRules(SearchOutcome outcome) {
    if (!isGiven() && request.call() instanceof EngineCall.Search(Goal goal)) {
      giveMove(outcome, () -> byRules(goal));
    }
  }

  private void giveMove(SearchOutcome outcome, Supplier<SearchResult> found) {
    try {
      SearchResult standIn = found.get();
      give(new Said(outcome, 0, to -> to.finished(standIn)));
    } catch (RuntimeException | Error e) {
      resources
          .log()
          .warn(request.slot(), "left no move, and the rules failed too: ", ForeignText.of(e), e);
      refuse(outcome, "no move could be found");
    }
  }

  /** The plugin's move without a search; where it has none, one by the rules. */
  private SearchResult standIn(Goal goal) {
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
      // A plugin may be written in a language that lets it throw what no method declares.
      resources
          .log()
          .warn(request.slot(), "failed to name a move without a search: ", ForeignText.of(e), e);
      return Optional.empty();
    }
  }

  private SearchResult byRules(Goal goal) {
    return FallbackMove.of(rules, request.position(), goal, resources.nanoClock());
  }
}
