package tengen.arena.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of files of parts that are resumed after a cut. */
final class JsonLinesTest {
  private record Part(String name) {}

  @TempDir private Path folder;

  /** Cuts the file at every byte, also within a character. */
  @Test
  void unfinishedLinesAreRemoved() throws IOException {
    Path file = folder.resolve("parts.jsonl");
    try (JsonLines<Part> parts = open(file)) {
      parts.add(new Part("first"));
    }
    int first = Files.readAllBytes(file).length;
    try (JsonLines<Part> parts = open(file)) {
      parts.add(new Part("zweit-für-zwölf"));
    }
    byte[] all = Files.readAllBytes(file);
    for (int length = first; length < all.length; length++) {
      Files.write(file, Arrays.copyOf(all, length));
      assertThat(JsonLines.read(file, "test", Part.class)).containsExactly(new Part("first"));
      try (JsonLines<Part> parts = open(file)) {
        assertThat(parts.found()).containsExactly(new Part("first"));
      }
      assertThat(file).hasSize(first);
    }
  }

  @Test
  void aDamagedPartIsNamed() throws IOException {
    Path file = folder.resolve("parts.jsonl");
    try (JsonLines<Part> parts = open(file)) {
      parts.add(new Part("first"));
    }
    Files.writeString(file, "\0\0\n", StandardOpenOption.APPEND);
    String message = file + ": part 2 of the test is damaged; delete its line and all after it";
    assertThatThrownBy(() -> open(file)).isInstanceOf(IOException.class).hasMessage(message);
    try (var tail = JsonLinesTail.open(file, "test", Part.class)) {
      assertThatThrownBy(tail::next).isInstanceOf(IOException.class).hasMessage(message);
    }
  }

  /** Uses {@code /dev/full}, which can be opened and read endlessly. */
  @Test
  void aDeviceIsNoFile() {
    assertThatThrownBy(() -> open(Path.of("/dev/full")))
        .isInstanceOf(IOException.class)
        .hasMessage("/dev/full: not a regular file");
  }

  private static JsonLines<Part> open(Path file) throws IOException {
    return JsonLines.open(file, "test", "über alles", Part.class);
  }
}
