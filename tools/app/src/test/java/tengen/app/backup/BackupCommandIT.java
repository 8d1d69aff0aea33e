package tengen.app.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;

/** Tests of the command {@code backup} without a daemon. */
@Tag("full")
class BackupCommandIT {
  @TempDir Path folder;
  private Path archive;
  private Path copy;

  @BeforeEach
  void importGame() throws IOException {
    archive = folder.resolve("games.db");
    copy = folder.resolve("copy.db");
    Path game = Files.writeString(folder.resolve("a.sgf"), "(;GM[1]SZ[9]RU[NoGo];B[ee];W[aa])");
    assertThat(Commands.run("games", "import", game.toString(), "--db", url(archive)).exitCode())
        .isZero();
    Files.delete(game);
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file;
  }

  private Commands.Result backup(Path to, String... more) throws IOException {
    Stream<String> line = Stream.of("backup", to.toString(), "--db", url(archive));
    return Commands.run(Stream.concat(line, Stream.of(more)).toArray(String[]::new));
  }

  private static void assertRejected(Commands.Result result, int exitCode, String error) {
    assertThat(result.errors().lines()).containsExactly(error);
    assertThat(result.exitCode()).isEqualTo(exitCode);
  }

  @Test
  void aCopyIsPrivateAndReplacedOnlyByForce() throws Exception {
    assertThat(backup(copy).lines())
        .containsExactly(copy + ": " + Files.size(copy) + " bytes, checked");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    Files.writeString(copy, "other");

    assertRejected(
        backup(copy), 74, "tengen: " + copy + " exists; name another file, or use --force");
    assertThat(copy).hasContent("other");
    replaceAfterAKilledProcess();
    assertThat(Commands.run("games", "list", "--db", url(copy)).lines()).isNotEmpty();
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  /** Makes a backup in a process with the id of one that was killed while it wrote the copy. */
  private void replaceAfterAKilledProcess() throws Exception {
    List<String> line =
        List.of(
            "sh",
            "-c",
            "echo part > copy.db.$$.new; exec env TENGEN_TRAIN=never \"$@\"",
            "sh",
            Distribution.built().launcher(),
            "backup",
            "copy.db",
            "--force",
            "--db",
            url(archive));
    try (Program program = Program.start(folder, line)) {
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  @Test
  void theArchiveItselfIsNotReplaced() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), archive);
    byte[] before = Files.readAllBytes(archive);

    for (Path same : new Path[] {archive, link}) {
      assertRejected(
          backup(same, "--force"),
          74,
          "tengen: " + same + " is the archive itself; name another file");
    }
    assertThat(archive).hasBinaryContent(before);
  }

  @Test
  void unsuitableArchivesAndFilesAreOneErrorEach() throws IOException {
    Path nowhere = folder.resolve("no/copy.db");
    assertRejected(
        backup(nowhere), 74, "tengen: " + nowhere + " cannot be written: no such file or folder");
    assertRejected(
        Commands.run(
            "backup", copy.toString(), "--db", "jdbc:postgresql://127.0.0.1/games?password=secret"),
        1,
        "tengen: the archive is not a SQLite file; back up PostgreSQL with pg_dump");
    Path missing = folder.resolve("missing.db");
    assertRejected(
        Commands.run("backup", copy.toString(), "--db", url(missing)),
        69,
        "tengen: there is no archive " + missing);
    Path text = Files.writeString(folder.resolve("text.db"), "no database".repeat(1000));
    assertThat(Commands.run("backup", copy.toString(), "--db", url(text)).exitCode()).isEqualTo(69);
    assertThat(copy).doesNotExist();
  }
}
