package acme;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Plays where its stone lengthens its own rows, or stops the opponent's, most. */
public final class FirstEngine implements EngineFactory {
  private static final String RULES = "gomoku-freestyle";

  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor("acme-first", "First", "1.0", "Acme", Playable.board(RULES, 5, 15));
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new Player(context.rules().get(RULES));
  }

  private record Player(GameRules rules) implements Engine {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      Setup.Board board = rules.board(position).orElseThrow();
      boolean isBlack = position.toMove() == Side.BLACK;
      var own = Set.<Move>copyOf(isBlack ? board.black() : board.white());
      var other = Set.<Move>copyOf(isBlack ? board.white() : board.black());
      List<Move> moves = rules.legalMoves(position).toList();
      Comparator<Move> byGain = Comparator.comparingInt(m -> 2 * worth(own, m) + worth(other, m));
      Move best = moves.stream().max(byGain).orElseThrow();
      return new SearchResult(best, new SearchProgress(moves.size(), List.of()));
    }

    /** Returns a score that grows eightfold with each stone in a row. */
    private static int worth(Set<Move> stones, Move point) {
      return Stream.of(DIRECTIONS)
          .mapToInt(d -> run(stones, point, d[0], d[1]) + run(stones, point, -d[0], -d[1]))
          .map(row -> 1 << (3 * Math.min(row, 5)))
          .sum();
    }

    /** Returns the number of these stones that follow the point without a gap. */
    private static int run(Set<Move> stones, Move point, int dx, int dy) {
      var from = (Move.Place) point;
      var next = new Move.Place(from.x() + dx, from.y() + dy);
      return stones.contains(next) ? 1 + run(stones, next, dx, dy) : 0;
    }

    @Override
    public void close() {}
  }
}
