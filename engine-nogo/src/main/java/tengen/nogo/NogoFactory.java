package tengen.nogo;

import java.util.Optional;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.search.NogoQuickMove;
import tengen.search.Ability;

/**
 * Factory of {@code nogo}, a Monte Carlo tree search engine with RAVE for boards with sides from 1
 * to 19.
 */
public final class NogoFactory implements EngineFactory {
  static final String RULES = "nogo";
  private static final int MAX_THREADS = 64;

  /** Creates the factory for the service loader. */
  public NogoFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    return new EngineDescriptor(
            "nogo",
            "Tengen NoGo",
            "0.1.0",
            "the Tengen project",
            Playable.board(RULES, 1, 19).withRectangles())
        .withMaxThreads(MAX_THREADS)
        .withAbilities(Ability.RESTRICTIONS)
        .withTopics(NogoTopics.all())
        .withOptions(NogoOptions.all());
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) {
    return new NogoEngine(settings, context);
  }

  @Override
  public Optional<Move> quickMove(GameRules rules, Position position) {
    int colour = NogoBoard.colour(position.toMove());
    return rules
        .board(position)
        .map(NogoEngine::board)
        .filter(board -> board.legalCount(colour) > 0)
        .map(board -> NogoQuickMove.of(board, colour));
  }
}
