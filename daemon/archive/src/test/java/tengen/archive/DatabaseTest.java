package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.config.ArchiveSync;
import tengen.sql.DatabaseUrl;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameStore;

class DatabaseTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "jdbc:sqlite:/var/games.db, jdbc:sqlite:/var/games.db",
    "jdbc:sqlite:/var/games.db?password=secret, jdbc:sqlite:/var/games.db",
    "jdbc:postgresql://host/games?user=me&password=secret, jdbc:postgresql://host/games",
    "jdbc:postgresql://me:secret@host:5432/games, jdbc:postgresql://host:5432/games"
  })
  void theNameOfADatabaseContainsNoPassword(String url, String name) {
    assertThat(new Database(url, ArchiveSync.NORMAL).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgresql://127.0.0.1:1/games?user=me&password=secret",
        "jdbc:postgresql://127.0.0.1:x/games?user=me&password=secret",
        "jdbc:sqlite:",
        "jdbc:sqlite:?password=secret",
        "jdbc:mysql://127.0.0.1/games?user=me&password=secret"
      })
  void openingErrorsAreOneLineWithoutSecrets(String url) {
    assertThatThrownBy(() -> new JdbcArchives().games(url))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(new Database(url, ArchiveSync.NORMAL).name() + ": ")
        .hasMessageNotContainingAny("secret", "\n");
  }

  @Test
  void readOnlyFilesCanBeRead() throws IOException {
    Path file = folder.resolve("a %3f #1/games.db");
    String url = "jdbc:sqlite:" + file;
    new JdbcArchives().games(url).close();
    assertThat(new DatabaseUrl(url).forReading().text()).isEqualTo(url);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(file), "this account may write everything");

    try (GameStore games = new JdbcArchives().gamesForReading(url)) {
      assertThat(games.list(GameFilter.ALL, 9)).isEmpty();
    }
    assertThat(new DatabaseUrl(url).forReading().text()).endsWith("?immutable=1");
  }

  @Test
  void thePostgresDriverDoesNotLog() {
    List<LogRecord> logged = new ArrayList<>();
    var handler =
        new StreamHandler() {
          @Override
          public void publish(LogRecord each) {
            logged.add(each);
          }
        };
    Logger root = Logger.getLogger("");
    root.addHandler(handler);
    try {
      assertThatThrownBy(() -> new JdbcArchives().games("jdbc:postgresql://127.0.0.1:99999/games"))
          .isInstanceOf(IOException.class);
    } finally {
      root.removeHandler(handler);
    }
    assertThat(logged).isEmpty();
  }

  @Test
  void tablesOfALaterVersionAreUnchanged() throws IOException {
    String url = "jdbc:sqlite:" + folder.resolve("games.db");
    new JdbcArchives().games(url).close();
    TestArchives.run(url, "INSERT INTO migration (number) VALUES (99)");

    assertThatThrownBy(() -> new JdbcArchives().games(url))
        .hasMessageContaining("the database is of a later Tengen: its tables have version 99");
  }

  @Test
  void aFileInPlaceOfTheDirectoryIsNamed() throws IOException {
    Path taken = Files.writeString(folder.resolve("taken"), "");

    assertThatThrownBy(() -> new JdbcArchives().games("jdbc:sqlite:" + taken + "/games.db"))
        .hasMessageContaining(
            taken + " cannot be created: a file has this name; choose another directory");
  }

  @Test
  void createdFilesAreReadableByTheirOwnerOnly() throws IOException {
    Path made = folder.resolve("state");
    try (Archive open = TestArchives.archive("jdbc:sqlite:" + made.resolve("games.db"))) {
      TestArchives.written(open, new Change.OfGame(SampleGames.game(1, 5), 0));

      assertThat(permissions(made)).isEqualTo("rwx------");
      try (Stream<Path> files = Files.list(made)) {
        assertThat(files).hasSize(3).allMatch(file -> permissions(file).equals("rw-------"));
      }
    }
  }

  private static String permissions(Path path) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aKilledProcessLeavesNoLibraryOfSqlite() throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    String url = "jdbc:sqlite:" + folder.resolve("games.db");

    assertThat(WritingProcess.killedAfter(1, url, temporary.toString())).isPositive();
    assertThat(temporary).isEmptyDirectory();
  }
}
