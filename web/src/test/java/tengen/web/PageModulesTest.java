package tengen.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.support.Foreign;
import tengen.support.Program;

/** The page's modules that need no browser, by the tests in {@code src/test/js}, on Node. */
final class PageModulesTest {
  @Test
  void theirOwnTestsPass() throws Exception {
    Foreign.require("node");
    try (Program node =
        Program.start(Path.of("").toAbsolutePath(), List.of("node", "--test", "src/test/js/"))) {
      List<String> report = node.peer().rest();
      assertThat(node.exitCode()).as(String.join("\n", report) + node.errors()).isZero();
      assertThat(report).anyMatch(line -> line.matches(".*\\bpass [1-9][0-9]*"));
    }
  }
}
