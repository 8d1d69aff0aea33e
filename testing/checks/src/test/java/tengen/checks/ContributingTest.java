package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** CONTRIBUTING.md, or the README of its folder, describes every module. */
final class ContributingTest {
  @Test
  void aTableNamesEveryModule() {
    assertThat(Repository.modules())
        .isNotEmpty()
        .allSatisfy(module -> assertThat(rows(module)).contains("`" + module.getFileName() + "`"));
  }

  /** Returns the rows of the table that lists a module beside the others of its folder. */
  private static String rows(Path module) {
    Path folder = module.getParent();
    String page = folder.equals(Repository.root()) ? "CONTRIBUTING.md" : "README.md";
    return Repository.lines(folder.resolve(page))
        .filter(line -> line.startsWith("| `"))
        .collect(Collectors.joining("\n"));
  }
}
