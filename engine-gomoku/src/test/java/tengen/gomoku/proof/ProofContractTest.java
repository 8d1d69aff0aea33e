package tengen.gomoku.proof;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

final class ProofContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new ProofFactory()).tests();
  }
}
