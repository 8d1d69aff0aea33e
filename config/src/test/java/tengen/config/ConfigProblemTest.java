package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of problems, and suggestions for misspelt names. */
final class ConfigProblemTest {

  @Test
  void aProblemIsFileLineColumnAndMessage() {
    assertThat(new ConfigProblem("a.yaml", 3, 14, "x is y; z"))
        .hasToString("a.yaml:3:14: x is y; z");
    assertThat(new ConfigProblem("a.yaml", "is gone; a file"))
        .hasToString("a.yaml: is gone; a file");
  }

  @Test
  void controlCharactersAreEscaped() {
    assertThat(new ConfigProblem("a\nb", 1, 1, "\u001b[31m\u2028\u202e\ud800é😀"))
        .hasToString("a\\u000ab:1:1: \\u001b[31m\\u2028\\u202e\\ud800é😀");
  }

  @Test
  void aMessageIsNotLongerThanAScreen() {
    assertThat(new ConfigProblem("a", "x".repeat(5000)).message()).hasSize(1000).endsWith("x…");
    assertThat(new ConfigProblem("a", "x".repeat(1000)).message()).hasSize(1000).endsWith("xx");
  }

  @ParameterizedTest
  @CsvSource({
    "kitten, sitting, 3",
    "'', abc, 3",
    "abc, '', 3",
    "same, same, 0",
    "prot, port, 1",
    "queue, quue, 1",
    "ca, abc, 3"
  })
  void theDistanceCountsEdits(String from, String to, int edits) {
    assertThat(Spelling.distance(from, to)).isEqualTo(edits);
  }

  @Test
  void theNearestNameIsTheOneMeant() {
    List<String> names = List.of("port", "protocol", "name", "memory-mib");

    assertThat(Spelling.nearest("prot", names)).contains("port");
    assertThat(Spelling.nearest("protokol", names)).contains("protocol");
    assertThat(Spelling.nearest("memory-mb", names)).contains("memory-mib");
    assertThat(Spelling.nearest("colour", names)).isEmpty();
    assertThat(Spelling.nearest("x".repeat(100_000), names)).isEmpty();
  }
}
