package tengen.nogo;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.EngineSettings;
import tengen.testkit.EngineContract;

class NogoContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new NogoFactory()).tests();
  }

  /**
   * Runs the contract below full strength; the contract at full strength sets the option itself.
   */
  @Tag("full")
  @TestFactory
  Stream<DynamicNode> keepsTheContractBelowFullStrength() {
    var settings = new EngineSettings(1, 8 << 20, 1, Map.of("level", "30"));
    return EngineContract.of(new NogoFactory()).withSettings(settings).tests();
  }
}
