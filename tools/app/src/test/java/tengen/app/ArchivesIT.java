package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.support.Program;

/** Tests of the distribution's archives, as users download them. */
@Tag("full")
class ArchivesIT {
  private static final Path FOLDER = Path.of(System.getProperty("tengen.archives"));
  private static final String NAME = "tengen-0.1.0";

  /** Maximum size of a download in bytes. */
  private static final long MAX_SIZE = 25_000_000;

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

  @ParameterizedTest
  @ValueSource(strings = {".tar.gz", ".zip"})
  void theDownloadIsSmall(String ending) throws IOException {
    assertThat(Files.size(FOLDER.resolve(NAME + ending))).isLessThanOrEqualTo(MAX_SIZE);
  }

  @Test
  void sqliteHasTheLibrariesOfTheDocumentedPlatformsOnly() throws IOException {
    String natives = "org/sqlite/native/";
    Path archive = Distribution.built().home().resolve("lib/archive");
    try (var files = Files.newDirectoryStream(archive, "sqlite-jdbc-*.jar");
        var jar = new ZipFile(files.iterator().next().toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName).filter(name -> name.startsWith(natives)))
          .containsExactlyInAnyOrder(
              natives + "Linux/x86_64/libsqlitejdbc.so",
              natives + "Linux/aarch64/libsqlitejdbc.so",
              natives + "Linux-Musl/x86_64/libsqlitejdbc.so",
              natives + "Linux-Musl/aarch64/libsqlitejdbc.so",
              natives + "Mac/x86_64/libsqlitejdbc.dylib",
              natives + "Mac/aarch64/libsqlitejdbc.dylib",
              natives + "Windows/x86_64/sqlitejdbc.dll");
      String licences = "META-INF/maven/org.xerial/sqlite-jdbc/LICENSE";
      assertThat(jar.getEntry(licences)).isNotNull();
      assertThat(jar.getEntry(licences + ".zentus")).isNotNull();
    }
  }

  @Test
  void batchFilesHaveTheLineEndsOfWindows() throws IOException {
    for (String name : List.of("tengen.bat", "pbrain-tengen.bat", "find-jdk.bat")) {
      String text = Files.readString(Distribution.built().home().resolve("bin").resolve(name));

      assertThat(text.replace("\r\n", "")).as(name).doesNotContain("\n").isNotEmpty();
    }
  }

  @Test
  void batchFilesForGuisKeepTheExitCodeOfTengen() throws IOException {
    for (String name : List.of("pbrain-tengen.bat", "pbrain-connect.bat")) {
      String text = Files.readString(Distribution.built().home().resolve("bin").resolve(name));

      assertThat(text.lines().toList().getLast()).as(name).startsWith("\"%~dp0tengen.bat\" ");
    }
  }
}
