package tengen.gomoku.proof;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.gomoku.TwoGames;
import tengen.testkit.EngineContract;

final class ProofContractTest {
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
