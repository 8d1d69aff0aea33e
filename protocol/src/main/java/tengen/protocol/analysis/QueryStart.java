package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tengen.game.Verdict;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.analysis.AnalysisCommand.Analyze;
import tengen.protocol.analysis.AnalysisCommand.Inspect;
import tengen.protocol.analysis.AnalysisCommand.TurnQuery;
import tengen.protocol.analysis.QueryPart.Rank;
import tengen.protocol.fault.QueryError;
import tengen.search.Goal;

/**
 * Rejects or queues a new query. Repeating an open query under its id has no effect; a different
 * query replaces it.
 *
 * @param state before the query
 * @param text of the query
 */
record QueryStart(AnalysisState state, String id, String text) {

  /** Starts KataGo's analysis. */
  Step<AnalysisState, AnalysisReply> analyze(Analyze query) {
    return about(query.position(), turns(query), game -> analyze(query, game));
  }

  /** Starts a query about a topic. */
  Step<AnalysisState, AnalysisReply> inspect(Inspect query, long arrivedNanos) {
    return about(query.position(), Set.of(), game -> inspect(query, arrivedNanos, game));
  }

  private Step<AnalysisState, AnalysisReply> about(
      PositionQuery position,
      Set<Integer> turns,
      Function<QueriedGame, Step<AnalysisState, AnalysisReply>> start) {
    if (isOpen()) {
      return state.step();
    }
    return switch (new GameFinder(state.offer(), turns).find(position)) {
      case QueriedGame.NoGame(QueryError fault) -> reject(fault);
      case QueriedGame.Game(QueriedGame game) -> start.apply(game);
    };
  }

  private static Set<Integer> turns(Analyze query) {
    return query.turns().stream().map(TurnQuery::turn).collect(Collectors.toSet());
  }

  private boolean isOpen() {
    return state.queries().get(id).filter(open -> open.text().equals(text)).isPresent();
  }

  private Step<AnalysisState, AnalysisReply> reject(QueryError fault) {
    return state.step().send(AnalysisReply.error(Optional.of(id), fault));
  }

  private List<AnalysisReply> warnings(QueriedGame game) {
    return game.warning().stream()
        .map(message -> AnalysisReply.warning(id, "rules", message))
        .toList();
  }

  private Step<AnalysisState, AnalysisReply> inspect(
      Inspect query, long arrivedNanos, QueriedGame game) {
    if (game.engine().topics().stream().noneMatch(it -> it.name().equals(query.topic()))) {
      return reject(QueryError.in("topic", game.engine().id() + " has no topic " + query.topic()));
    }
    var part =
        new QueryPart.Inspection(
            id,
            new Rank(query.priority(), state.queries().lastNumber() + 1),
            game.end(),
            query.topic(),
            query.maxTimeMs(),
            arrivedNanos);
    return dropOpen(Set.of())
        .sendAll(warnings(game))
        .then(now -> now.with(now.queries().with(id, text, List.of(part))).step());
  }

  private Step<AnalysisState, AnalysisReply> analyze(Analyze query, QueriedGame game) {
    var restrictions = new QueryRestrictions(query.search().restrictions(), game);
    Optional<QueryError> fault = restrictions.fault(query.turns());
    if (fault.isPresent()) {
      return reject(fault.get());
    }
    var goal = new Goal.BestMove(query.search().lines(), restrictions.read());
    List<QueryPart> waiting = new ArrayList<>();
    List<AnalysisReply> over = new ArrayList<>();
    long number = state.queries().lastNumber();
    for (TurnQuery turn : query.turns()) {
      Verdict verdict = game.ruling(turn.turn()).verdict();
      var part =
          new QueryPart.Analysis(
              id,
              new Rank(turn.priority(), number + waiting.size() + 1),
              turn.turn(),
              game.at(turn.turn()),
              query.search(),
              goal);
      if (verdict instanceof Verdict.Open) {
        waiting.add(part);
      } else {
        over.add(new ResultMessage(part).over(verdict));
      }
    }
    return dropOpen(turns(query))
        .sendAll(warnings(game))
        .sendAll(
            query.unknown().stream()
                .map(name -> AnalysisReply.warning(id, name, "Unexpected field, a typo?"))
                .toList())
        .sendAll(over)
        .then(now -> waiting(now, waiting));
  }

  private Step<AnalysisState, AnalysisReply> waiting(AnalysisState now, List<QueryPart> works) {
    return works.isEmpty() ? now.step() : now.with(now.queries().with(id, text, works)).step();
  }

  /**
   * Ends the open query of this id.
   *
   * @param turns that the new query answers; these get only its end
   */
  private Step<AnalysisState, AnalysisReply> dropOpen(Set<Integer> turns) {
    OpenQueries queries = state.queries();
    SearchSlots slots = state.slots();
    List<QueryPart> dropped = new ArrayList<>(queries.waiting(id));
    List<Effect<AnalysisReply>> drops = new ArrayList<>();
    for (int number = 0; number < SearchSlots.MAX_SEARCHES; number++) {
      Optional<QueryPart> part =
          slots.get(number).task().map(SearchSlots.Task::part).filter(each -> each.id().equals(id));
      if (part.isPresent()) {
        dropped.add(part.get());
        drops.add(new Effect.DropSearch<>(part.get().rank().number()));
        slots = slots.ended(number);
      }
    }
    for (QueryPart part : dropped) {
      queries = queries.ended(part);
    }
    return state
        .with(queries)
        .with(slots)
        .step()
        .and(drops)
        .sendAll(
            dropped.stream()
                .filter(part -> !isAnswered(part, turns))
                .map(AnalysisReply::noResults)
                .toList());
  }

  private static boolean isAnswered(QueryPart part, Set<Integer> turns) {
    return part instanceof QueryPart.Analysis analysis && turns.contains(analysis.turn());
  }
}
