package acme;

import java.util.List;
import java.util.Map;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** A third party's engine: the first legal move. */
public final class First implements EngineFactory {
  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor(
        "acme-first",
        "First",
        "1.0",
        "Acme",
        Playable.board("nogo", 2, 19),
        Playable.board("gomoku-freestyle", 5, 22));
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new Player(context.rules());
  }

  private record Player(Map<String, GameRules> rules) implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      var first = rules.get(position.rules()).legalMoves(position).findFirst().orElseThrow();
      return new SearchResult(first, new SearchProgress(1, List.of()));
    }

    @Override
    public void close() {}
  }
}
