package tengen.daemon.search;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tengen.daemon.memory.MemoryFailure;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.game.GameRules;
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
  private final SearchService service;
  private final SearchRequest request;
  private final GameRules rules;
  private final SearchListener listener;
  private final AtomicBoolean given = new AtomicBoolean();

  SearchAnswer(
      SearchService service, SearchRequest request, GameRules rules, SearchListener listener) {
    this.service = service;
    this.request = request;
    this.rules = rules;
    this.listener = listener;
  }

  boolean isGiven() {
    return given.get();
  }

  /** Nobody wants it any more. */
  void drop() {
    given.set(true);
  }

  void progressed(SearchProgress progress) {
    if (!given.get()) {
      listener.progressed(progress);
    }
  }

  /** Gives this answer, unless there was one before; no engine has a part in that. */
  void give(Consumer<SearchListener> answer) {
    if (given.compareAndSet(false, true)) {
      MemoryFailure.guard(() -> answer.accept(listener));
    }
  }

  void refuse(String reason) {
    give(to -> to.failed(reason));
  }

  /** Asks the engine, and blocks while it thinks. */
  Consumer<SearchListener> ask(Engine engine, SearchControl control)
      throws EngineException, InterruptedException {
    return switch (request.call()) {
      case EngineCall.Search(Goal goal) -> {
        SearchResult result = checked(goal, engine.search(request.position(), goal, control));
        yield to -> to.finished(result);
      }
      case EngineCall.Inspection(String topic) -> {
        Finding finding = engine.inspect(request.position(), topic, control);
        yield to -> to.inspected(finding);
      }
      case EngineCall.Preparation _ -> SearchListener::prepared;
    };
  }

  private SearchResult checked(Goal goal, SearchResult result) {
    var objection = AnswerCheck.objection(rules, request.position(), goal, result.move());
    if (objection.isEmpty()) {
      return result;
    }
    service.log(
        request.slot(),
        "answered ",
        result.move() + ": " + objection.get() + "; " + request.call().withoutEngine());
    return FallbackMove.of(rules, request.position(), goal);
  }

  /** Gives what there is without the engine. */
  void giveWithoutEngine() {
    switch (request.call()) {
      case EngineCall.Search(Goal goal) -> giveFallback(goal);
      case EngineCall.Inspection(String topic) -> refuse("the engine has no answer to " + topic);
      case EngineCall.Preparation _ -> give(SearchListener::prepared);
    }
  }

  private void giveFallback(Goal goal) {
    try {
      SearchResult fallback = FallbackMove.of(rules, request.position(), goal);
      give(to -> to.finished(fallback));
    } catch (RuntimeException | Error e) {
      service.log(request.slot(), "left no move, and the rules failed too: ", e.toString(), e);
      refuse("no move could be found");
    }
  }
}
