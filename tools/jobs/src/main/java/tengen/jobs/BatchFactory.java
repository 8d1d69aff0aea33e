package tengen.jobs;

import java.io.IOException;

/** Opens databases of jobs. Found as a service. */
public interface BatchFactory {
  /**
   * Opens the database and creates missing tables.
   *
   * @param url JDBC URL of SQLite or PostgreSQL
   * @throws IOException with a one-line message
   */
  BatchStore open(String url) throws IOException;
}
