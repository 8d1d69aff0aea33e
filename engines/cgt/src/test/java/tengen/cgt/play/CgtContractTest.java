package tengen.cgt.play;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tengen.testkit.EngineContract;

class CgtContractTest {
  private static final boolean IS_LONG = Boolean.getBoolean("tengen.long");

  /** Rules tested in the short form, one for each way of playing; the long form tests all. */
  private static final Set<String> KINDS =
      Set.of("nim", "misere-kayles", "prime-nim", "domineering", "nogo-region", "sum", "misere");

  @TestFactory
  Stream<DynamicNode> keepsTheContract() {
    return EngineContract.of(new CgtFactory())
        .withGames(rules -> IS_LONG || KINDS.contains(rules))
        .tests();
  }
}
