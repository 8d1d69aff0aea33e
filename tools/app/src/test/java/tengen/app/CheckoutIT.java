package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Executables;
import tengen.support.Program;
import tengen.support.Waits;

/**
 * Tests of {@code ./tengen} in a checkout with a script in place of Maven. Its output names the
 * build.
 */
@Tag("full")
class CheckoutIT {
  private static final String MAVEN =
      """
      #!/bin/sh
      for argument; do
        case $argument in -Dtengen.folder=*) folder=${argument#*=} ;; esac
      done
      echo "[INFO] Building Tengen 0.1.0                 [1/2]"
      echo "[INFO] Building Tengen program 0.1.0         [2/2]"
      printf '\\033[0m'
      echo build >>builds
      build=$(grep -c . builds)
      if [ -e hold ]; then
        touch held
        read -r _ <hold
      fi
      if [ -e broken ]; then
        echo "[ERROR] ';' expected"
        exit 1
      fi
      mkdir -p "target/$folder/bin"
      printf '#!/bin/sh\\necho "build %s: $*"\\n' "$build" >"target/$folder/bin/tengen"
      chmod +x "target/$folder/bin/tengen"
      """;

  @TempDir Path root;

  @BeforeEach
  void checkOut() throws IOException {
    copy("tengen");
    copy("tools/app/src/main/dist/bin/find-jdk");
    write("tools/app/src/main/java/Main.java", "");
    Executables.write(Files.createDirectory(root.resolve("maven")).resolve("mvn"), MAVEN);
  }

  private void copy(String name) throws IOException {
    Path to = root.resolve(name);
    Files.createDirectories(to.getParent());
    Executables.copy(Distribution.root().resolve(name), to);
  }

  private Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Program launch(String... arguments) throws IOException {
    String path = "PATH=" + root.resolve("maven") + ":" + System.getenv("PATH");
    return Program.start(
        root, Stream.concat(Stream.of("env", path, "./tengen"), Stream.of(arguments)).toList());
  }

  private void assertRuns(int build) throws Exception {
    try (Program program = launch("version")) {
      assertThat(program.peer().rest()).containsExactly("build " + build + ": version");
      assertThat(program.exitCode()).isZero();
    }
  }

  /** Starts a build that waits until {@link #release} is called. */
  private Program held() throws Exception {
    new ProcessBuilder("mkfifo", root.resolve("hold").toString()).start().waitFor();
    Program program = launch("version");
    Waits.until("the build to be held", () -> Files.exists(root.resolve("held")));
    return program;
  }

  private void release() throws IOException {
    Files.writeString(root.resolve("hold"), "go on\n");
    Files.delete(root.resolve("hold"));
  }

  @Test
  void theFirstStartPrintsWhatItBuilds() throws Exception {
    try (Program program = launch("engines", "--json")) {
      assertThat(program.peer().rest()).containsExactly("build 1: engines --json");
      assertThat(program.errors())
          .contains("tengen: building module 1 of 2\ntengen: building module 2 of 2\n")
          .containsPattern("\ntengen: built in \\d+ s\n")
          .doesNotContain("\033", "\r");
    }
  }

  @Test
  void onlyAChangeIsBuilt() throws Exception {
    assertRuns(1);
    assertRuns(1);
    write("tools/app/src/test/java/MainTest.java", "");
    write("README.md", "");
    assertRuns(1);
    write("tools/app/src/main/java/Main.java", "changed");
    assertRuns(2);
    Files.delete(root.resolve("tools/app/src/main/java/Main.java"));
    assertRuns(3);
  }

  @Test
  void failedBuildsPrintTheReasonAndKeepTheOldBuild() throws Exception {
    assertRuns(1);
    write("tools/app/src/main/java/Main.java", "changed");
    write("broken", "");
    try (Program program = launch("version")) {
      assertThat(program.exitCode()).isEqualTo(70);
      assertThat(program.peer().rest()).isEmpty();
      assertThat(program.errors()).contains("[ERROR] ';' expected\n", "tengen: the build failed");
    }
    assertThat(root.resolve("target/tengen-0.1.0/bin/tengen")).content().contains("build 1");
    Files.delete(root.resolve("broken"));
    assertRuns(3);
  }

  @Test
  void aKilledBuildLeavesTheOldOne() throws Exception {
    assertRuns(1);
    write("tools/app/src/main/java/Main.java", "changed");
    try (Program program = held()) {
      program.signal("KILL");
      assertThat(program.exitCode()).isNotZero();
    }
    assertThat(root.resolve("target/tengen-0.1.0/bin/tengen")).content().contains("build 1");
    release();
    assertRuns(3);
  }

  @Test
  void buildsKilledBetweenTheLastTwoStepsKeepTheOldBuild() throws Exception {
    assertRuns(1);
    Path target = root.resolve("target");
    Files.move(target.resolve("tengen-0.1.0"), target.resolve("tengen.old"));

    assertRuns(1);
  }

  @Test
  void onlyOneOfTwoConcurrentStartsBuilds() throws Exception {
    try (Program first = held();
        Program second = launch("engines")) {
      release();
      assertThat(first.peer().rest()).containsExactly("build 1: version");
      assertThat(second.peer().rest()).containsExactly("build 1: engines");
    }
    assertThat(Files.readAllLines(root.resolve("builds"))).hasSize(1);
  }
}
