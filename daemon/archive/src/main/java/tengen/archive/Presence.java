package tengen.archive;

import java.sql.SQLException;

/** Shows servers that share a database which of them are running. */
interface Presence {

  /** Returns the implementation for this kind of database. */
  static Presence in(boolean isFile) {
    return isFile ? new ProcessPresence() : new ConnectionPresence(new PostgresPresence());
  }

  /** Returns the unique name of this server. */
  String server();

  /** Makes this server visible to the others over this connection. */
  void show(Link link) throws SQLException;

  /** Returns whether the server of this name is running, as far as the database knows. */
  boolean isRunning(Link link, String server) throws SQLException;

  /** Returns whether the server is gone for good. */
  default boolean hasEnded(Link link, String server) throws SQLException {
    return !isRunning(link, server);
  }
}
