package tengen.gomoku;

import java.util.List;
import java.util.Set;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;

/** A plugin of which only freestyle and renju are announced, for a short form of its contract. */
public record TwoGames(EngineFactory all) implements EngineFactory {
  private static final Set<String> RULES = Set.of("gomoku-freestyle", "gomoku-renju");

  @Override
  public EngineDescriptor descriptor() {
    EngineDescriptor full = all.descriptor();
    return new EngineDescriptor(
        full.id(),
        full.name(),
        full.version(),
        full.author(),
        full.maxThreads(),
        full.games().stream().filter(game -> RULES.contains(game.rules())).toList(),
        full.abilities(),
        full.options(),
        full.topics());
  }

  @Override
  public List<GameRules> rules() {
    return all.rules();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return all.create(settings, context);
  }
}
