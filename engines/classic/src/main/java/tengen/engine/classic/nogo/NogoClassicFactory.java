package tengen.engine.classic.nogo;

import java.util.Optional;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;

/**
 * Factory of {@code nogo-classic}, a new implementation of the program in "NoGo bot, Alpha-Beta +
 * UCT Version" for boards with sides from 1 to 19: alpha-beta early and late in the game, UCT in
 * between.
 */
public final class NogoClassicFactory implements EngineFactory {
  static final String RULES = "nogo";

  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor(
            "nogo-classic",
            "NoGo classic",
            "0.1.0",
            "Tengen, after the NoGo bot of Yang Zonghan (fstqwq)",
            Playable.board(RULES, 1, 19).withRectangles())
        .withOptions(NogoClassicOptions.all());
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new NogoClassic(settings);
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    try {
      return Optional.of(NogoClassic.quickMove(position));
    } catch (EngineException _) {
      return Optional.empty();
    }
  }
}
