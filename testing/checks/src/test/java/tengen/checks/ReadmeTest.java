package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

/** README is short, and the index and the configuration page name all protocols. */
final class ReadmeTest {
  private static final int MAX_LINES = 120;

  private final String index = page("docs/README.md");
  private final String configuration = page("docs/configuration.md");

  @Test
  void theReadmeIsShort() {
    assertThat(page("README.md").lines()).hasSizeLessThanOrEqualTo(MAX_LINES);
  }

  @Test
  void everyProtocolHasItsRowAndItsKey() {
    for (Dialect<?, ?, ?> dialect : Dialects.shipped().all()) {
      String name = dialect.name();
      assertThat(index).contains("\n| `%s` | ".formatted(name));
      assertThat(configuration)
          .contains(
              "\n| `%1$s-line-bytes` | Maximum length of a line in the protocol %1$s. | "
                      .formatted(name)
                  + "bytes: 256 to 67108864 | `%d` | ".formatted(dialect.lineBytes()));
    }
  }

  @Test
  void everyProtocolMayBeChosen() {
    assertThat(configuration)
        .contains("| one of auto, http, " + String.join(", ", Dialects.shipped().names()) + " |");
  }

  private static String page(String name) {
    return Repository.read(Repository.root().resolve(name));
  }
}
