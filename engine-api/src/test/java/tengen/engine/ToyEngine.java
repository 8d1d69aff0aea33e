package tengen.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import tengen.engine.EngineException.Kind;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Answers by the first legal moves, after as many nodes as it is let.
 *
 * @param node runs once a node; a test moves its clock there, or stops the search
 */
record ToyEngine(Map<String, GameRules> rules, Runnable node) implements Engine {

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    return switch (goal) {
      case Goal.BestMove best -> best(position, best, control);
      case Goal.Balance(int points, double _) -> answer(places(position, points));
      case Goal.Opening(var procedure) -> opening(position, procedure);
    };
  }

  private SearchResult opening(Position position, String procedure) throws EngineException {
    Setup.Board board = referee(position).board(position).orElseThrow();
    return switch (board.black().size() + board.white().size()) {
      case 0 -> answer(places(position, 3));
      case 3 -> answer(places(position, 1).points().getFirst());
      case 5 -> answer(new Move.Swap());
      default -> throw new EngineException(Kind.REFUSED, procedure + " at this number of stones");
    };
  }

  private SearchResult best(Position position, Goal.BestMove goal, SearchControl control) {
    List<Move> moves =
        referee(position)
            .legalMoves(position)
            .filter(move -> goal.restrictions().stream().allMatch(r -> obeys(r, position, move)))
            .limit(goal.lines())
            .toList();
    long nodes = 0;
    while (!control.shouldStop(nodes)) {
      node.run();
      nodes++;
      if (control.reportDue()) {
        control.report(progress(moves, nodes));
      }
    }
    return new SearchResult(moves.getFirst(), progress(moves, nodes));
  }

  private static SearchProgress progress(List<Move> moves, long nodes) {
    List<Variation> lines =
        IntStream.range(0, moves.size())
            .mapToObj(
                i ->
                    new Variation(
                        new Score.Estimate(0.5 / (i + 1)),
                        List.of(moves.get(i)),
                        1,
                        2,
                        nodes,
                        OptionalDouble.of(0.25)))
            .toList();
    return new SearchProgress(nodes, lines, Optional.of(moves.getFirst()));
  }

  private static boolean obeys(Restriction restriction, Position position, Move move) {
    return restriction.side() != position.toMove()
        || restriction.moves().contains(move) == restriction.allow();
  }

  private Move.Places places(Position position, int count) {
    var points = new ArrayList<Place>();
    Position next = position;
    for (int i = 0; i < count; i++) {
      var point = (Place) referee(next).legalMoves(next).findFirst().orElseThrow();
      points.add(point);
      next = next.play(point);
    }
    return new Move.Places(points);
  }

  private static SearchResult answer(Move move) {
    return new SearchResult(move, new SearchProgress(0, List.of()));
  }

  @Override
  public Finding inspect(Position position, String topic, SearchControl control)
      throws EngineException, InterruptedException {
    if (!topic.equals("value")) {
      return Engine.super.inspect(position, topic, control);
    }
    return new Finding("*" + referee(position).describe(position), List.of());
  }

  @Override
  public void close() {}

  private GameRules referee(Position position) {
    return Objects.requireNonNull(rules.get(position.rules()));
  }
}
