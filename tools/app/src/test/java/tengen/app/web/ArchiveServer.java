package tengen.app.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tengen.app.Distribution;
import tengen.support.PostgresServer;

/**
 * A daemon with a page and an archive.
 *
 * @param database URL of the archive
 * @param postgres server of the database; empty for SQLite
 */
record ArchiveServer(WebServer web, String database, Optional<PostgresServer> postgres)
    implements AutoCloseable {

  /** Starts a daemon with SQLite, or with {@code -Dtengen.postgres=true} with PostgreSQL. */
  static ArchiveServer start() throws IOException {
    return Boolean.getBoolean("tengen.postgres") ? onPostgres() : inFile();
  }

  private static ArchiveServer inFile() throws IOException {
    Path folder = Files.createTempDirectory(Distribution.output(), "kept");
    return start("jdbc:sqlite:" + folder.resolve("games.db"));
  }

  /** Starts a daemon with its own PostgreSQL server. */
  static ArchiveServer onPostgres() throws IOException {
    try {
      PostgresServer postgres = PostgresServer.start();
      return start(postgres.emptyDatabase(), Optional.of(postgres));
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  /** Starts a daemon with this database. */
  static ArchiveServer start(String database) throws IOException {
    return start(database, Optional.empty());
  }

  private static ArchiveServer start(String database, Optional<PostgresServer> postgres)
      throws IOException {
    WebServer web = WebServer.start("archive: {url: \"%s\"}\n".formatted(database));
    return new ArchiveServer(web, database, postgres);
  }

  @Override
  public void close() throws IOException {
    web.close();
    if (postgres.isPresent()) {
      postgres.get().close();
    }
  }
}
