package tengen.testkit;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;

/**
 * A plugin that announces only some of its games.
 *
 * @param plugin the plugin with all games
 * @param isSelected accepts the ids of the rules of the announced games
 */
record SelectedGames(EngineFactory plugin, Predicate<String> isSelected) implements EngineFactory {
  @Override
  public EngineDescriptor descriptor() {
    return selected(plugin.descriptor());
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    return selected(plugin.descriptor(settings));
  }

  private EngineDescriptor selected(EngineDescriptor all) {
    return new EngineDescriptor(
        all.id(),
        all.name(),
        all.version(),
        all.author(),
        all.maxThreads(),
        all.games().stream().filter(game -> isSelected.test(game.rules())).toList(),
        all.abilities(),
        all.options(),
        all.topics());
  }

  @Override
  public List<GameRules> rules() {
    return plugin.rules();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return plugin.create(settings, context);
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    return plugin.quickMove(rules, position);
  }
}
