package tengen.gomoku.proof;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.testkit.EngineContract;

final class ProofContractTest {
  /** The game of the shipped proof, and one that the plugin leaves to the engine inside. */
  private static final Set<String> TWO_GAMES = Set.of("gomoku-freestyle", "gomoku-renju");

  /** The plugin with two games announced. */
  private record TwoGames(EngineFactory all) implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      EngineDescriptor full = all.descriptor();
      return new EngineDescriptor(
          full.id(),
          full.name(),
          full.version(),
          full.author(),
          full.maxThreads(),
          full.games().stream().filter(game -> TWO_GAMES.contains(game.rules())).toList(),
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

  @TestFactory
  Stream<DynamicNode> keepsTheContractInTwoGames() {
    return EngineContract.of(new TwoGames(new ProofFactory())).tests();
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new ProofFactory()).tests();
  }
}
