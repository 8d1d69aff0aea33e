package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtomicFileTest {
  @TempDir private Path folder;

  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("a.sgf");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void aFileIsReplacedAndNeverWrittenInto() throws IOException {
    AtomicFile.write(file, "old");
    Path old = Files.createLink(folder.resolve("old"), file);
    AtomicFile.write(file, "new");

    assertThat(file).hasContent("new");
    assertThat(old).hasContent("old");
    assertThat(files()).containsExactlyInAnyOrder(file, old);
  }

  @Test
  void aLinkStaysOne() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), Files.createFile(file));
    AtomicFile.write(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  void specialFilesAreWrittenInPlace() throws IOException {
    AtomicFile.write(Path.of("/dev/null"), "lost");
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  void failedWritesLeaveNoFile() throws IOException {
    assertThatThrownBy(() -> AtomicFile.write(folder, "text")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> AtomicFile.write(file, "\ud800")).isInstanceOf(IOException.class);
    assertThat(files()).isEmpty();
  }
}
