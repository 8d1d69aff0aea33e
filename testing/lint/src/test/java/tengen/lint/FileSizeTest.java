package tengen.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Checks that no file is too long. */
final class FileSizeTest {
  private static final int FILE_LINES = 800;

  @Test
  void noFileIsTooLong() throws IOException {
    var tooLong = new ArrayList<String>();
    for (Path file : Sources.javaFiles()) {
      int lines = Files.readAllLines(file).size();
      if (lines > FILE_LINES) {
        tooLong.add(file + ": " + lines + " lines");
      }
    }
    assertThat(tooLong).as("files above %d lines", FILE_LINES).isEmpty();
  }
}
