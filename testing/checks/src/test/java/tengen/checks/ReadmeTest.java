package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

/** README and the configuration page name all protocols. */
final class ReadmeTest {
  private final String readme = Repository.read(Repository.root().resolve("README.md"));

  private final String configuration =
      Repository.read(Repository.root().resolve("docs/configuration.md"));

  @Test
  void everyProtocolHasItsRowAndItsKey() {
    for (Dialect<?, ?, ?> dialect : Dialects.shipped().all()) {
      assertThat(readme).contains("\n| `%s` | ".formatted(dialect.name()));
      assertThat(configuration)
          .contains(
              "\n| `%s-line-bytes` | a whole number, 256 to 67108864 | bytes | `%d` |"
                  .formatted(dialect.name(), dialect.lineBytes()));
    }
  }

  @Test
  void everyProtocolMayBeChosen() {
    assertThat(readme)
        .contains("\n| `stdio --protocol " + String.join("\\|", Dialects.shipped().names()) + " [");
    assertThat(configuration)
        .contains("| one of auto, http, " + String.join(", ", Dialects.shipped().names()) + " |");
  }
}
