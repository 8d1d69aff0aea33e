package tengen.testgames;

import java.util.List;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Playable;

/** A plugin of one game, with its rules and an engine that plays any legal move. */
sealed interface OneGameFactory extends EngineFactory permits Connect6Factory, OthelloFactory {
  GameRules game();

  Playable playable();

  @Override
  default EngineDescriptor descriptor() {
    String id = game().id();
    return new EngineDescriptor(id, "Any move of " + id, "1.0", "Tengen", playable());
  }

  @Override
  default List<GameRules> rules() {
    return List.of(game());
  }

  @Override
  default Engine create(EngineSettings settings, EngineContext context) {
    return new AnyMovePlayer(game(), settings.seed());
  }
}
