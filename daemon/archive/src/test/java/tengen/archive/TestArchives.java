package tengen.archive;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tengen.config.ArchiveConfig;
import tengen.config.ArchiveSync;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.support.Waits;

/** Opens archives and inspects their tables as another program does. */
final class TestArchives {
  private TestArchives() {}

  static Archive archive(String url) {
    return archive(url, 36_500, 1_000_000);
  }

  static Archive archive(String url, int keepDays, int keepGames) {
    return archive(url, keepDays, keepGames, ArchiveConfig.DEFAULT.maxMib());
  }

  static Archive archive(String url, int keepDays, int keepGames, int maxMib) {
    var config =
        new ArchiveConfig(
            Optional.of(url),
            keepDays,
            keepGames,
            maxMib,
            ArchiveSync.NORMAL,
            ArchiveConfig.DEFAULT.waitMs());
    return new JdbcArchives().open(url, config, System.getLogger("archive"));
  }

  /** Writes a change and waits for it. */
  static void written(Archive archive, Change change) {
    written(archive, change, () -> {});
  }

  /** Writes a change and waits for it. {@code then} runs first on the archive's thread. */
  static void written(Archive archive, Change change, Runnable then) {
    var done = new CompletableFuture<@Nullable Void>();
    boolean isTaken =
        archive.write(
            change,
            () -> {
              then.run();
              done.complete(null);
            });
    if (!isTaken) {
      throw new IllegalStateException("turned away");
    }
    Waits.get("the write", done);
  }

  static void run(String url, String sql) {
    try (Link link = new Database(url, ArchiveSync.NORMAL).connect()) {
      link.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  static long count(String url, String table) {
    try (Link link = new Database(url, ArchiveSync.NORMAL).connect()) {
      return link.statement("SELECT COUNT(*) AS n FROM " + table)
          .rows(row -> row.whole("n"))
          .getFirst();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
