package acme.games;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntBiFunction;
import tengen.engine.Engine;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * An engine that looks one move ahead: it scores the legal moves in an order chosen by the seed,
 * and plays the first of the best. A search with few nodes scores only some moves.
 *
 * @param score a move's value for the side to move
 */
record OneMoveAhead(GameRules rules, ToIntBiFunction<Position, Move> score, long seed)
    implements Engine {
  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control) {
    List<Move> moves = new ArrayList<>(rules.legalMoves(position).toList());
    Collections.shuffle(moves, new Random(seed ^ rules.describe(position).hashCode()));
    Move best = moves.getFirst();
    int highest = score.applyAsInt(position, best);
    int nodes = 1;
    while (nodes < moves.size() && !control.shouldStop(nodes)) {
      Move move = moves.get(nodes);
      int value = score.applyAsInt(position, move);
      if (value > highest) {
        best = move;
        highest = value;
      }
      nodes++;
    }
    return new SearchResult(best, new SearchProgress(nodes, List.of()));
  }

  @Override
  public void close() {}
}
