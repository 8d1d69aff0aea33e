package tengen.engine.classic.nogo;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.EngineSettings;
import tengen.testkit.EngineContract;

class NogoClassicContractTest {
  /** Node limit; a node of UCT is a whole playout. */
  private static final long PLAYOUTS = 150;

  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new NogoClassicFactory()).tests();
  }

  /**
   * Runs the contract with UCT alone; the contract of the default search sets the option itself.
   */
  @Tag("full")
  @TestFactory
  Stream<DynamicNode> keepsTheContractByUctAlone() {
    var settings = new EngineSettings(1, 8 << 20, 1, Map.of("search", "uct"));
    return EngineContract.of(new NogoClassicFactory())
        .withSettings(settings)
        .withNodes(PLAYOUTS)
        .tests();
  }
}
