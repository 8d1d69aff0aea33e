package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveInspection;
import tengen.store.archive.Change;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;

/** Tests of programs that examine and copy an archive while a daemon writes to it. */
class InspectionTest {
  private static final JdbcArchives ARCHIVES = new JdbcArchives();

  @TempDir Path folder;
  private Path file;
  private String url = "";

  @BeforeEach
  void name() {
    file = folder.resolve("games.db");
    url = "jdbc:sqlite:" + file;
  }

  private void store(int games) {
    try (Archive archive = TestArchives.archive(url)) {
      for (int i = 0; i < games; i++) {
        TestArchives.written(archive, new Change.OfGame(SampleGames.game(i, 40), 0));
      }
    }
  }

  @Test
  void aSoundArchiveHasAVersionASizeAndANewestGame() throws IOException {
    store(3);

    ArchiveInspection found = ARCHIVES.inspect(url);

    assertThat(found.damage()).isEmpty();
    assertThat(found.version()).isEqualTo(found.latestVersion());
    assertThat(found.usedBytes()).isBetween(1L, Files.size(file));
    assertThat(found.newestMs()).hasValue(SampleGames.game(2, 0).startedMs());
    assertThat(found.aheadMs()).isZero();
  }

  @Test
  void importedGamesDoNotCountAsNewest() throws IOException {
    StoredGame game = SampleGames.game(1, 3);
    try (GameStore games = ARCHIVES.games(url)) {
      games.put(game.of(game.owners(), StoredGame.IMPORT, game.id()));
    }

    assertThat(ARCHIVES.inspect(url).newestMs()).isEmpty();
  }

  @Test
  void tablesOfOtherVersionsAreNotChanged() throws IOException {
    store(1);
    TestArchives.run(url, "INSERT INTO migration (number) VALUES (99)");
    assertThat(ARCHIVES.inspect(url).version()).isEqualTo(99);

    String empty = "jdbc:sqlite:" + Files.createFile(folder.resolve("empty.db"));
    assertThat(ARCHIVES.inspect(empty).version()).isZero();
    assertThat(folder.resolve("empty.db")).isEmptyFile();
  }

  @Test
  void archivesThatCannotBeWrittenAreFound() throws IOException {
    store(1);
    assertThat(ARCHIVES.inspect(url).unwritable()).isEmpty();
    String empty = "jdbc:sqlite:" + Files.createFile(folder.resolve("empty.db"));
    assertThat(ARCHIVES.inspect(empty).unwritable()).isEmpty();

    for (String each :
        List.of("jdbc:sqlite:file:" + file, "jdbc:sqlite:file:" + empty.substring(12))) {
      assertThat(ARCHIVES.inspect(each + "?mode=ro").unwritable())
          .hasValueSatisfying(why -> assertThat(why).contains("readonly database"));
    }
  }

  @Test
  void missingFilesAreNotCreated() {
    assertThatThrownBy(() -> ARCHIVES.inspect(url)).hasMessage(url + ": no such file");
    Path copy = folder.resolve("copy.db");
    assertThatThrownBy(() -> ARCHIVES.copy(url, copy))
        .hasMessage("cannot copy " + url + " to " + copy + ": no such file");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void damageIsFound() throws IOException {
    store(200);
    int page = 4096;
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      for (long at = 8L * page; at < channel.size(); at += 8 * page) {
        channel.write(ByteBuffer.wrap(new byte[page]), at);
      }
    }

    assertThat(damage()).isNotEmpty();
    assertThatThrownBy(() -> ARCHIVES.copy(url, folder.resolve("copy.db")))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("cannot copy " + url + " to " + folder.resolve("copy.db") + ": ")
        .hasMessageNotContaining("\n");
    assertThat(folder.resolve("copy.db")).doesNotExist();
  }

  /** Returns what an inspection found, or why it failed. */
  private String damage() {
    try {
      return String.join("; ", ARCHIVES.inspect(url).damage());
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void aCopyMadeWhileAProcessWritesIsWholeAndPrivate() throws IOException {
    Path copy = folder.resolve("a 'copy' %3f?.db");
    try (Archive archive = TestArchives.archive(url)) {
      for (int turns = 1; turns <= 40; turns++) {
        TestArchives.written(archive, new Change.OfGame(SampleGames.game(1, turns), turns - 1));
        if (turns == 20) {
          // The newest turns are in the write-ahead log alone.
          ARCHIVES.copy(url, copy);
        }
      }
    }

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    String copied = "jdbc:sqlite:" + Files.copy(copy, folder.resolve("copy.db"));
    try (GameStore games = ARCHIVES.games(copied)) {
      assertThat(games.list(GameFilter.ALL, 9)).hasSize(1);
      assertThat(games.find(SampleGames.game(1, 0).id())).contains(SampleGames.game(1, 20));
    }
  }

  @Test
  void aCopyReplacesNoFile() throws IOException {
    store(1);
    Path other = Files.writeString(folder.resolve("other"), "text");

    assertThatThrownBy(() -> ARCHIVES.copy(url, other)).isInstanceOf(IOException.class);
    assertThat(other).hasContent("text");
  }

  @Test
  void databasesOnAServerAreNotCopied() {
    assertThatThrownBy(
            () -> ARCHIVES.copy("jdbc:postgresql://me:secret@host/games", folder.resolve("copy")))
        .hasMessage("jdbc:postgresql://host/games is not a SQLite file");
  }
}
