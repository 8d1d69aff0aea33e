package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

/** The README names the protocols that the code knows. */
final class ReadmeTest {
  private final String readme = Repository.read(Repository.root().resolve("README.md"));

  @Test
  void everyProtocolHasItsRowAndItsKey() {
    for (Dialect<?, ?, ?> dialect : Dialects.shipped().all()) {
      assertThat(readme)
          .contains("\n| `%s` | ".formatted(dialect.name()))
          .contains(
              "\n| `limits.%s-line-bytes` | a whole number, 256 to 67108864 | bytes | `%d` |\n"
                  .formatted(dialect.name(), dialect.lineBytes()));
    }
  }

  @Test
  void everyProtocolMayBeChosen() {
    assertThat(readme)
        .contains("\n| `stdio --protocol " + String.join("\\|", Dialects.shipped().names()) + " [")
        .contains("| one of auto, http, " + String.join(", ", Dialects.shipped().names()) + " |");
  }
}
