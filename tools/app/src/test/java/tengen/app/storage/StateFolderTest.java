package tengen.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateFolderTest {
  private static final String SQLITE = "jdbc:sqlite:";

  @Test
  void aRelativeFileLiesInTheUsersFolder() {
    String url = StateFolder.url(SQLITE + "games.db");

    assertThat(url).startsWith(SQLITE);
    assertThat(Path.of(url.substring(SQLITE.length())))
        .isAbsolute()
        .endsWithRaw(Path.of("tengen", "games.db"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SQLITE + "/var/lib/tengen/games.db",
        SQLITE + ":memory:",
        SQLITE + "file:games.db?mode=ro",
        SQLITE + "no path\0",
        SQLITE,
        SQLITE + "?cache=shared",
        "jdbc:postgresql://localhost/games?user=tengen"
      })
  void absoluteUrlsAreUnchanged(String url) {
    assertThat(StateFolder.url(url)).isEqualTo(url);
  }
}
