package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.config.ArchiveSync;

/** Tests of deleting surplus games in batches. */
class RetentionTest {
  private static final String PUT =
      "WITH RECURSIVE number (i) AS (SELECT %d UNION ALL SELECT i + 1 FROM number WHERE i < %d)"
          + " INSERT INTO game SELECT i, 'gtp', '', 'nogo', '', 'black', '', '', '', '', '', '',"
          + " %d + i, NULL, NULL, NULL, '', 0 FROM number";

  private final Retention retention = new Retention(36_500, 30);

  @TempDir Path folder;

  private Link link;

  @BeforeEach
  void connect() throws SQLException {
    link = new Database("jdbc:sqlite:" + folder.resolve("games.db"), ArchiveSync.NORMAL).connect();
  }

  @AfterEach
  void close() throws SQLException {
    link.close();
  }

  /** Adds games with these numbers; the last is the newest. */
  private void put(int first, int last) throws SQLException {
    link.execute(PUT.formatted(first, last, SampleGames.NOW_MS));
  }

  private boolean step() throws SQLException {
    return retention.step(link, SampleGames.NOW_MS);
  }

  private void toTheEnd() throws SQLException {
    boolean isMore = true;
    while (isMore) {
      isMore = step();
    }
  }

  private long games() throws SQLException {
    return link.statement("SELECT COUNT(*) AS n FROM game").rows(row -> row.whole("n")).getFirst();
  }

  @Test
  void excessGamesAreFoundOnceARound() throws SQLException {
    put(1, 75);
    assertThat(step()).isTrue();
    assertThat(games()).isEqualTo(55);
    put(76, 85);
    toTheEnd();
    assertThat(games()).isEqualTo(40);

    toTheEnd();
    assertThat(games()).isEqualTo(30);
  }

  @Test
  void deletedGamesAreRemovedAfterAnHour() throws SQLException {
    put(1, 3);
    var deletions = new DeletionRows(link);
    assertThat(deletions.add("1", "", SampleGames.NOW_MS - 3_600_001)).isTrue();
    assertThat(deletions.add("2", "", SampleGames.NOW_MS - 3_600_000)).isTrue();
    toTheEnd();

    assertThat(games()).isEqualTo(2);
    assertThat(deletions.before(Long.MAX_VALUE, 9))
        .containsExactly(new DeletionRows.Deletion("2", ""));
    assertThat(deletions.remove("2", "")).isTrue();
  }

  @Test
  void aGameIsSurplusIfItIsSoForAllOwners() throws SQLException {
    put(1, 40);
    link.execute("INSERT INTO guest (game, account) VALUES ('3', 'bob')");
    toTheEnd();

    assertThat(games()).isEqualTo(31);
    assertThat(new GameRows(link).storedSize("3")).isPresent();
  }

  @Test
  void aRoundDeletesAllSurplusGames() throws SQLException {
    put(1, 10_055);
    toTheEnd();

    assertThat(games()).isEqualTo(30);
  }
}
