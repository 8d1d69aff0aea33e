package tengen.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {
  @TempDir Path folder;

  @Test
  void faultsOfAFileCannotControlTheTerminal() throws Exception {
    Path file = Files.writeString(folder.resolve("a.sgf"), "(;GM[x\u001b[2J\u202e4]SZ[9])");
    var err = new StringWriter();

    assertThat(new GameFiles(Map.of(), null, new PrintWriter(err, true)).read(file, 0)).isEmpty();

    assertThat(err.toString()).contains("GM[x [2J 4]").doesNotContain("\u001b", "\u202e");
  }
}
