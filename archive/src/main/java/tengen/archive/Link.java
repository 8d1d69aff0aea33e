package tengen.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/** A connection with its prepared statements. Confined to one thread. */
final class Link implements AutoCloseable {
  private final Connection connection;
  private final Presence presence;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  /** One that commits each statement for itself, but for those of a transaction. */
  Link(Connection connection, Presence presence) {
    this.connection = connection;
    this.presence = presence;
  }

  /** The servers of its database. */
  Presence presence() {
    return presence;
  }

  /** The statement, prepared once. */
  SqlValues statement(String sql) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    return new SqlValues(statement);
  }

  /** Runs what is run once. */
  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Does all of it or, where it fails, nothing. */
  <T> T transaction(Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T result = work.run();
      connection.commit();
      connection.setAutoCommit(true);
      return result;
    } catch (SQLException | RuntimeException e) {
      giveUp(e);
      throw e;
    }
  }

  /** A point of the transaction that it can go back to. */
  Savepoint savepoint() throws SQLException {
    return connection.setSavepoint();
  }

  /** What was done since then is undone, and its locks are free. */
  void goBackTo(Savepoint point) throws SQLException {
    connection.rollback(point);
  }

  private void giveUp(Exception cause) {
    try {
      connection.rollback();
      connection.setAutoCommit(true);
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  /**
   * Some work with a database.
   *
   * @param <T> what comes of it
   */
  interface Work<T> {
    /** Does it. */
    T run() throws SQLException;
  }
}
