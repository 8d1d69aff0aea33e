package tengen.gomoku;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

final class GomokuContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new GomokuFactory()).tests();
  }
}
