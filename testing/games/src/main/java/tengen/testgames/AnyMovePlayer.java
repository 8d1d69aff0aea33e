package tengen.testgames;

import java.util.List;
import java.util.SplittableRandom;
import tengen.engine.Engine;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** An engine that plays a legal move chosen by the seed and the position. */
record AnyMovePlayer(GameRules rules, long seed) implements Engine {
  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control) {
    List<Move> moves = rules.legalMoves(position).toList();
    var random = new SplittableRandom(seed ^ rules.describe(position).hashCode());
    Move move = moves.get(random.nextInt(moves.size()));
    return new SearchResult(move, new SearchProgress(moves.size(), List.of()));
  }

  @Override
  public void close() {}
}
