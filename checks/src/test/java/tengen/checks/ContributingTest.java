package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** CONTRIBUTING.md says of every module what it is for. */
final class ContributingTest {
  @Test
  void itsTableNamesEveryModule() {
    String rows =
        Repository.lines(Repository.root().resolve("CONTRIBUTING.md"))
            .filter(line -> line.startsWith("| `"))
            .reduce("", String::concat);

    assertThat(Repository.modules())
        .isNotEmpty()
        .allSatisfy(module -> assertThat(rows).contains("`" + module.getFileName() + "`"));
  }
}
