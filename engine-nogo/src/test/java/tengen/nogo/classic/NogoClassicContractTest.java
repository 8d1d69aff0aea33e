package tengen.nogo.classic;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.EngineSettings;
import tengen.testkit.EngineContract;

class NogoClassicContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new NogoClassicFactory()).tests();
  }

  @TestFactory
  Stream<DynamicNode> keepsTheContractByUctAlone() {
    var settings = new EngineSettings(1, 8 << 20, 1, Map.of("search", "uct"));
    return EngineContract.of(new NogoClassicFactory()).withSettings(settings).tests();
  }
}
