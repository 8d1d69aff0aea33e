package tengen.store.archive;

import java.io.IOException;
import java.nio.file.Path;
import tengen.config.ArchiveConfig;

/** A service that opens archives. */
public interface ArchiveFactory {

  /**
   * Opens a daemon's archive. If the database is unreachable, retries in the background and reports
   * that in the archive's state and one log line.
   *
   * @param url a JDBC URL; missing directories are created
   */
  Archive open(String url, ArchiveConfig config, System.Logger log);

  /**
   * Opens the stored games for a program that blocks on them; a daemon may have the archive open
   * too.
   *
   * @throws IOException whose message is one line and names the database without its password
   */
  GameStore games(String url) throws IOException;

  /**
   * Opens the stored games for reading only. An SQLite file and its directory may be read-only.
   *
   * @throws IOException whose message is one line and names the database without its password
   */
  GameStore gamesForReading(String url) throws IOException;

  /**
   * Examines an existing archive, of any version, without changing it. Blocks while SQLite's
   * integrity check reads the whole file; a daemon may write meanwhile.
   *
   * @throws IOException whose message is one line and names the database without its password
   */
  ArchiveInspection inspect(String url) throws IOException;

  /**
   * Copies an existing SQLite archive, as it is at the start, and checks the copy. Blocks; a daemon
   * may write meanwhile. Only the owner may read the copy. A failure leaves no file.
   *
   * @param copy a file that does not exist
   * @throws IOException whose message is one line
   */
  ArchiveInspection copy(String url, Path copy) throws IOException;
}
