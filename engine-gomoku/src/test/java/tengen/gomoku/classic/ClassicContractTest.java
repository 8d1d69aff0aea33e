package tengen.gomoku.classic;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

final class ClassicContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new ClassicFactory()).tests();
  }
}
