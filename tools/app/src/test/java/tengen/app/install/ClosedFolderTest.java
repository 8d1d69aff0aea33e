package tengen.app.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.analyse.AnalyseJobCommand;
import tengen.app.output.CommandException;

/** Tests of folders with an unreadable subfolder. */
class ClosedFolderTest {
  @TempDir Path folder;
  private Path closed = Path.of("");

  @BeforeEach
  void close() throws IOException {
    closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("-wx------"));
    assumeFalse(Files.isReadable(closed), "this account may read everything");
  }

  @Test
  void gamesBelowItAreAFaultOfTheCommandLine() {
    assertThatThrownBy(() -> AnalyseJobCommand.filesIn(folder))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + closed + ": access denied");
  }

  @Test
  void jarsBelowItAreNoPartOfTheBuild() throws IOException {
    Path jar = Files.createFile(folder.resolve("plugin.jar"));

    assertThat(Build.jars(folder)).containsExactly(jar);
  }
}
