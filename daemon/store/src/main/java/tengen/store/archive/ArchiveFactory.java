package tengen.store.archive;

import java.io.IOException;
import tengen.config.ArchiveConfig;

/** A service: opens archives. */
public interface ArchiveFactory {

  /**
   * The archive of a daemon. Where the database cannot be reached it keeps trying, and says so in
   * its state and in one line of the log.
   *
   * @param url of JDBC; folders that are missing are made
   */
  Archive open(String url, ArchiveConfig config, System.Logger log);

  /**
   * The games of an archive, for a program that waits for them; a daemon may have it open too.
   *
   * @throws IOException with one line that names the database without its password
   */
  GameStore games(String url) throws IOException;

  /**
   * Opens the games for a program that only reads. A file of SQLite, and its directory, may be
   * read-only.
   *
   * @throws IOException with one line that names the database without its password
   */
  GameStore gamesForReading(String url) throws IOException;
}
