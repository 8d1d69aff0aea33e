package tengen.archive;

import java.io.IOException;
import java.nio.file.Path;
import tengen.config.ArchiveConfig;
import tengen.config.ArchiveSync;
import tengen.sql.DatabaseUrl;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveFactory;
import tengen.store.archive.ArchiveInspection;
import tengen.store.archive.GameStore;

/** Opens archives in SQLite and PostgreSQL databases. */
public final class JdbcArchives implements ArchiveFactory {
  /** For {@link java.util.ServiceLoader}. */
  public JdbcArchives() {}

  @Override
  public Archive open(String url, ArchiveConfig config, System.Logger log) {
    return JdbcArchive.open(
        new Database(url, config.sync()),
        new Retention(config.keepDays(), config.keepGames()),
        (long) config.maxMib() << 20,
        config.waitMs(),
        log);
  }

  @Override
  public GameStore games(String url) throws IOException {
    return JdbcGameStore.open(new Database(url, ArchiveSync.NORMAL), _ -> true);
  }

  @Override
  public GameStore gamesForReading(String url) throws IOException {
    return games(new DatabaseUrl(url).forReading().text());
  }

  @Override
  public ArchiveInspection inspect(String url) throws IOException {
    return Inspection.of(reading(url));
  }

  @Override
  public ArchiveInspection copy(String url, Path copy) throws IOException {
    return SqliteCopy.make(reading(url), copy);
  }

  private static Database reading(String url) {
    return new Database(new DatabaseUrl(url).forReading().text(), ArchiveSync.NORMAL);
  }
}
