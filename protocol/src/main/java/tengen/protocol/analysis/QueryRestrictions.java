package tengen.protocol.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Verdict;
import tengen.protocol.RulesException;
import tengen.protocol.analysis.AnalysisCommand.TurnQuery;
import tengen.protocol.analysis.SearchQuery.MoveLimits;
import tengen.protocol.fault.QueryError;
import tengen.search.Ability;
import tengen.search.Restriction;

/** The moves of its game that a query allows or avoids. */
record QueryRestrictions(List<MoveLimits> limits, QueriedGame game) {

  /** Returns the restrictions for the engine. No game here has a pass to avoid. */
  List<Restriction> read() {
    return limits.stream().map(this::read).toList();
  }

  private Restriction read(MoveLimits limit) {
    List<Move> moves =
        limit.moves().stream()
            .flatMap(text -> game.moves().read(text).stream())
            .filter(move -> !(move instanceof Move.Pass))
            .toList();
    return new Restriction(limit.side(), limit.allow(), moves, limit.plies());
  }

  /** Returns why the restrictions cannot be used. */
  Optional<QueryError> fault(List<TurnQuery> turns) {
    if (limits.isEmpty()) {
      return Optional.empty();
    }
    String field = limits.getFirst().field();
    if (!game.engine().abilities().contains(Ability.RESTRICTIONS)) {
      return Optional.of(
          QueryError.in(field, game.engine().id() + " does not support restrictions"));
    }
    return limits.stream()
        .flatMap(limit -> limit.moves().stream())
        .filter(text -> game.moves().read(text).isEmpty())
        .findFirst()
        .map(text -> QueryError.in(field, "Could not parse board location: " + text))
        .or(() -> nothingLeft(field, turns));
  }

  private Optional<QueryError> nothingLeft(String field, List<TurnQuery> turns) {
    return turns.stream()
        .map(TurnQuery::turn)
        .filter(turn -> isOpen(turn) && leavesNothing(game.at(turn).position()))
        .findFirst()
        .map(turn -> QueryError.in(field, "leaves no legal move at turn " + turn));
  }

  private boolean isOpen(int turn) {
    return game.ruling(turn).verdict() instanceof Verdict.Open;
  }

  private boolean leavesNothing(Position position) {
    List<Predicate<Move>> allowed =
        read().stream()
            .filter(restriction -> restriction.side() == position.toMove())
            .map(QueryRestrictions::allowed)
            .toList();
    return RulesException.guard(
        game.rules(),
        () ->
            game.rules()
                .legalMoves(position)
                .noneMatch(move -> allowed.stream().allMatch(each -> each.test(move))));
  }

  private static Predicate<Move> allowed(Restriction restriction) {
    Set<Move> moves = new HashSet<>(restriction.moves());
    return move -> moves.contains(move) == restriction.allow();
  }
}
