package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.config.ArchiveSync;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveInspection;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.support.Waits;

/**
 * Opens an archive that the previous version of the tables has. When a migration is added, write a
 * file with the version before it in place of {@code version-6.sql}.
 */
class UpgradeTest {
  private static final int PREVIOUS_VERSION = 6;
  private static final String PLAYED = "6401b66a8857dddf";
  private static final String DELETED = "d1e7ed0000000000";
  private static final String IMPORTED = "8ae4084f6c968c0e";
  private static final String SESSION =
      "7e92db5a64cf22322d0d9db0757a952cc4b5446e9dfb6d591fa38aa758f32030";

  @TempDir Path folder;
  private String url = "";

  @BeforeEach
  void writeArchive() throws IOException, SQLException {
    url = "jdbc:sqlite:" + Files.createFile(folder.resolve("games.db"));
    try (Link link = new Database(url, ArchiveSync.NORMAL).connectAsIs()) {
      for (String statement : statements()) {
        link.execute(statement);
      }
    }
    ArchiveInspection found = new JdbcArchives().inspect(url);
    assertThat(found.version()).isEqualTo(PREVIOUS_VERSION).isEqualTo(found.latestVersion() - 1);
  }

  private static List<String> statements() throws IOException {
    String name = "version-" + PREVIOUS_VERSION + ".sql";
    try (InputStream file =
        Objects.requireNonNull(UpgradeTest.class.getResourceAsStream(name), name)) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return List.of(
          text.replace("NOW", Long.toString(System.currentTimeMillis())).split(";\\s*\\n"));
    }
  }

  @Test
  void allGamesAreFound() throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      assertThat(games.list(GameFilter.ALL, 9))
          .extracting(GameSummary::id)
          .containsExactly(PLAYED, IMPORTED);
      StoredGame played = games.find(PLAYED).orElseThrow();
      assertThat(played.turns()).hasSize(2).allMatch(turn -> turn.thought().isPresent());
      assertThat(played.black().engine()).isEqualTo("nogo-classic");
      StoredGame imported = games.find(IMPORTED).orElseThrow();
      assertThat(imported.turns()).hasSize(3);
      assertThat(imported.turns().getFirst().comment()).isEqualTo("good");
      assertThat(imported.branches()).hasSize(1);
      assertThat(imported.file().date()).contains("2026-11-01");
      assertThat(imported.owners()).isEqualTo(GameOwners.of(""));
      assertThat(games.restore(DELETED, List.of("ann"))).isTrue();
    }
    assertThat(new JdbcArchives().inspect(url).version()).isEqualTo(PREVIOUS_VERSION + 1);
  }

  @Test
  void aSessionIsResumed() {
    try (Archive archive = TestArchives.archive(url)) {
      StoredSession session =
          Waits.get("session", archive.claimSession(SESSION, SessionsContract.claim(1 << 20)))
              .orElseThrow();

      assertThat(session.protocol()).isEqualTo("gtp");
      assertThat(session.epoch()).isEqualTo(2);
      assertThat(session.inputs()).hasSize(7);
      assertThat(session.inputs().subList(0, 3))
          .extracting(StoredInput::text)
          .containsExactly("boardsize 5", "time_settings 0 1 1", "genmove b");
    }
  }
}
