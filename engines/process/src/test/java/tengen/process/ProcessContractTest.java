package tengen.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tengen.testkit.EngineContract;

class ProcessContractTest {
  @TempDir Path folder;

  @TestFactory
  Stream<DynamicNode> aGomocupProgramKeepsTheContract() throws IOException {
    return EngineContract.of(new ProcessFactory())
        .withSettings(new TestProgram(folder).settings("gomocup", "", Map.of()))
        .tests();
  }
}
