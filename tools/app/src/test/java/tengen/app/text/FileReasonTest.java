package tengen.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReasonTest {
  @TempDir Path folder;

  private static String reason(Path file) {
    return FileReason.of(catchThrowableOfType(IOException.class, () -> Files.readString(file)));
  }

  @Test
  void reasonsContainNoClassNames() throws IOException {
    Path latin = Files.write(folder.resolve("latin"), new byte[] {(byte) 0xe9, '\n'});

    assertThat(reason(latin)).isEqualTo("is no text in UTF-8");
    assertThat(reason(folder)).isEqualTo("Is a directory");
    assertThat(reason(folder.resolve("none"))).isEqualTo("no such file or folder");
    assertThat(reason(latin.resolve("below"))).isEqualTo("Not a directory");
  }
}
