package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;

/** Tests of the distribution's archives, as users download them. */
@Tag("full")
class ArchivesIT {
  private static final Path FOLDER = Path.of(System.getProperty("tengen.archives"));
  private static final String NAME = "tengen-0.1.0";

  @TempDir Path scratch;

  @Test
  void theTarUnpacksToAFolderThatRuns() throws Exception {
    String archive = FOLDER.resolve(NAME + ".tar.gz").toString();
    try (Program tar = Program.start(scratch, List.of("tar", "-xzf", archive))) {
      assertThat(tar.exitCode()).as(tar.errors()).isZero();
    }
    var unpacked = new Distribution(scratch.resolve(NAME));

    try (Program program = unpacked.tengen("version")) {
      assertThat(program.peer().line()).startsWith("Tengen 0.1.0");
      assertThat(program.exitCode()).isZero();
    }
  }

  @Test
  void theZipHoldsTheSameFiles() throws IOException {
    var expected = new TreeSet<String>();
    Path home = Distribution.built().home();
    try (var files = Files.walk(home)) {
      files
          .filter(Files::isRegularFile)
          .map(file -> NAME + "/" + home.relativize(file))
          .filter(file -> !file.startsWith(NAME + "/cache/"))
          .forEach(expected::add);
    }
    assertThat(expected)
        .contains(NAME + "/LICENSE", NAME + "/bin/tengen.bat", NAME + "/bin/pbrain-tengen.bat")
        .contains(NAME + "/openings/README.md", NAME + "/openings/freestyle-15.tsv")
        .contains(NAME + "/docs/getting-started.md", NAME + "/docs/examples/first-engine/pom.xml")
        .contains(NAME + "/problems/threat-problems.tsv");

    try (var zip = new ZipFile(FOLDER.resolve(NAME + ".zip").toFile())) {
      assertThat(zip.stream().filter(entry -> !entry.isDirectory()).map(entry -> entry.getName()))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void batchFilesHaveTheLineEndsOfWindows() throws IOException {
    for (String name : List.of("tengen.bat", "pbrain-tengen.bat", "find-jdk.bat")) {
      String text = Files.readString(Distribution.built().home().resolve("bin").resolve(name));

      assertThat(text.replace("\r\n", "")).as(name).doesNotContain("\n").isNotEmpty();
    }
  }
}
