package acme.games;

import java.util.List;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;

/** A game with its rules, and an engine that looks one move ahead. */
sealed interface OneGameFactory extends EngineFactory permits Connect6Factory, OthelloFactory {
  GameRules game();

  Playable playable();

  /** Returns a move's value for the side to move. */
  int score(Position position, Move move);

  @Override
  default EngineDescriptor descriptor() {
    String id = game().id();
    return new EngineDescriptor(id, "One move ahead in " + id, "1.0", "Tengen", playable());
  }

  @Override
  default List<GameRules> rules() {
    return List.of(game());
  }

  @Override
  default Engine create(EngineSettings settings, EngineContext context) {
    return new OneMoveAhead(game(), this::score, settings.seed());
  }
}
