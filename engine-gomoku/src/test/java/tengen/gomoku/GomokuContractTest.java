package tengen.gomoku;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

final class GomokuContractTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContractInTwoGames() {
    return EngineContract.of(new TwoGames(new GomokuFactory())).tests();
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new GomokuFactory()).tests();
  }
}
