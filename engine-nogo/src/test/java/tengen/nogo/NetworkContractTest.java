package tengen.nogo;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.nogo.network.ReadyNetwork;
import tengen.testkit.EngineContract;

@Tag("network")
class NetworkContractTest {
  @BeforeAll
  static void theNetworkIsReady() throws Exception {
    ReadyNetwork.await();
  }

  @TestFactory
  Stream<DynamicNode> keepsTheContractByTheNetwork() {
    return EngineContract.of(new NogoFactory()).tests();
  }
}
