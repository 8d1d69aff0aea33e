package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain é 漢 \ud83d\ude00",
        "\u0000",
        "\\",
        "\\u0000",
        "\\\\u0041",
        "\ud83d",
        "\ude00\ud83d",
        "a\ud83d\ud83d\ude00",
        "\\u00",
        "\\u00zz",
        "\\\\\\u005C",
        SampleGames.ODD
      })
  void storedTextIsReadUnchanged(String text) {
    assertThat(StoredText.read(StoredText.of(text))).isEqualTo(text);
    assertThat(StoredText.bytes(text))
        .isEqualTo(StoredText.of(text).getBytes(StandardCharsets.UTF_8).length);
  }

  /** Uses texts that an archive may hold without having been escaped. */
  @ParameterizedTest
  @ValueSource(strings = {"\\", "\\u", "\\u00", "\\u00zz", "a\\b"})
  void textWithoutEscapesIsReadUnchanged(String stored) {
    assertThat(StoredText.read(stored)).isEqualTo(stored);
  }

  @Test
  void charactersThatDatabasesRejectAreNotStored() {
    assertThat(StoredText.of("a\u0000b\\c\ud83dd\ud83d\ude00"))
        .isEqualTo("a\\u0000b\\u005Cc\\uD83Dd\ud83d\ude00");
  }
}
