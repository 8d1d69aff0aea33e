package acme;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

final class FirstEngineTest {
  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new FirstEngine()).tests();
  }
}
