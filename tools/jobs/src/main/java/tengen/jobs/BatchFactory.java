package tengen.jobs;

import java.io.IOException;

/** Opens databases of jobs; found as a service. */
public interface BatchFactory {
  /**
   * The database, with its tables.
   *
   * @param url of JDBC: SQLite's or PostgreSQL's
   * @throws IOException with one line for people
   */
  BatchStore open(String url) throws IOException;
}
