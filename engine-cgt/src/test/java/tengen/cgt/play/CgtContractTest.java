package tengen.cgt.play;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.testkit.EngineContract;

class CgtContractTest {
  /** One for each way in which games are played; the long form takes all. */
  private static final Set<String> KINDS =
      Set.of("nim", "misere-kayles", "prime-nim", "domineering", "nogo-region", "sum", "misere");

  /** The plugin with fewer games announced. */
  private record SomeGames(EngineFactory all) implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      EngineDescriptor full = all.descriptor();
      return new EngineDescriptor(
          full.id(),
          full.name(),
          full.version(),
          full.author(),
          full.maxThreads(),
          full.games().stream().filter(game -> KINDS.contains(game.rules())).toList(),
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
  Stream<DynamicNode> keepsTheContract() {
    EngineFactory all = new CgtFactory();
    return EngineContract.of(Boolean.getBoolean("tengen.long") ? all : new SomeGames(all)).tests();
  }
}
