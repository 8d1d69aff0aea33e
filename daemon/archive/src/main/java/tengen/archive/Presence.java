package tengen.archive;

import java.sql.SQLException;

/** By what servers that share a database see which of them are there. */
interface Presence {

  /** Of the servers of this database. */
  static Presence in(boolean isFile) {
    return isFile ? new ProcessPresence() : new PatientPresence(new PostgresPresence());
  }

  /** The name of this server, which no other has. */
  String server();

  /** Shows the others, over this connection, that it is there. */
  void show(Link link) throws SQLException;

  /** Whether the server of this name is there, as far as the database knows. */
  boolean isThere(Link link, String server) throws SQLException;

  /** Whether it is not, and will not show itself again. */
  default boolean isGone(Link link, String server) throws SQLException {
    return !isThere(link, server);
  }
}
