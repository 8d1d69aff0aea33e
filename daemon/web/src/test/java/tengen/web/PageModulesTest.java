package tengen.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.support.Foreign;
import tengen.support.Program;

/** The page's modules that need no browser, by the tests in {@code src/test/js}, on Node. */
final class PageModulesTest {
  private static final Path TESTS = Path.of("src/test/js");

  /** {@code node --test} would start a process for each file. */
  private static String allInOneProcess() throws IOException {
    try (Stream<Path> files = Files.list(TESTS)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".test.js"))
          .sorted()
          .map(name -> "await import('./" + TESTS + "/" + name + "');")
          .collect(Collectors.joining());
    }
  }

  @Test
  void theModulesTestsPass() throws Exception {
    Foreign.require("node");
    List<String> command = List.of("node", "--input-type=module", "-e", allInOneProcess());
    try (Program node = Program.start(Path.of("").toAbsolutePath(), command)) {
      List<String> report = node.peer().rest();
      assertThat(node.exitCode()).as(String.join("\n", report) + node.errors()).isZero();
      assertThat(report).anyMatch(line -> line.matches(".*\\bpass [1-9][0-9]*"));
    }
  }
}
