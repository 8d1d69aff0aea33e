package tengen.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tengen.nogo.network.NetworkWarmUp;
import tengen.testkit.EngineContract;

@Tag("network")
class NetworkContractTest {
  private static final long MAX_WARM_UP_MS = 60_000;

  @BeforeAll
  static void theNetworkIsReady() throws Exception {
    NetworkWarmUp.start(Thread::new);
    assertThat(NetworkWarmUp.isReadyWithin(MAX_WARM_UP_MS)).isTrue();
  }

  @TestFactory
  Stream<DynamicNode> keepsTheContractByTheNetwork() {
    return EngineContract.of(new NogoFactory()).tests();
  }
}
