package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Executables;
import tengen.support.Program;

/** Tests of the launcher's search for a JDK, in a shell that has only the programs of this test. */
@Tag("full")
class FindJdkIT {
  private static final String PRINT = "home=$1; . \"$1/bin/find-jdk\"; echo \"$java_home\"";

  @TempDir Path scratch;

  private Path path;

  @BeforeEach
  void useReadlinkOfOldMacs() throws IOException {
    path = Files.createDirectories(scratch.resolve("path"));
    writeProgram(path.resolve("readlink"), "[ $# = 1 ] && exec /usr/bin/readlink \"$1\"");
  }

  @Test
  void linksOfJavaOnThePathAreFollowedWithoutOptionsOfReadlink() throws Exception {
    Path jdk = jdk("cellar/openjdk.jdk/Contents/Home");
    Path bin = Files.createDirectories(scratch.resolve("opt/bin"));
    Files.createSymbolicLink(
        bin.resolve("java"), Path.of("../../cellar/openjdk.jdk/Contents/Home/bin/java"));
    Files.createSymbolicLink(path.resolve("java"), bin.resolve("java"));

    assertThat(Path.of(found()).toRealPath()).isEqualTo(jdk.toRealPath());
  }

  private Path jdk(String name) throws IOException {
    Path jdk = scratch.resolve(name);
    writeProgram(Files.createDirectories(jdk.resolve("bin")).resolve("java"), "exit 1");
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
    return jdk;
  }

  private static void writeProgram(Path file, String line) throws IOException {
    Executables.write(file, "#!/bin/sh\n" + line + "\n");
  }

  /** Returns the directory of the JDK that the launcher would use. */
  private String found() throws Exception {
    String home = Distribution.built().home().toString();
    List<String> shell =
        List.of("env", "-i", "PATH=" + path, "HOME=" + scratch, "/bin/sh", "-c", PRINT, "sh", home);
    try (Program program = Program.start(scratch, shell)) {
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return program.peer().line();
    }
  }
}
