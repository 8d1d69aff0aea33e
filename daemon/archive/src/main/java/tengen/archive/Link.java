package tengen.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/** A connection with its prepared statements. Confined to one thread. */
final class Link implements AutoCloseable {
  private final Connection connection;
  private final Presence presence;
  private final boolean isFile;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  /**
   * Opens a link that commits each statement outside a transaction by itself.
   *
   * @param isFile whether it is SQLite's
   */
  Link(Connection connection, Presence presence, boolean isFile) {
    this.connection = connection;
    this.presence = presence;
    this.isFile = isFile;
  }

  /** Whether the database is SQLite's. */
  boolean isFile() {
    return isFile;
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
    begin();
    try {
      T result = work.run();
      commit();
      return result;
    } catch (SQLException | RuntimeException e) {
      giveUp(e);
      throw e;
    }
  }

  /**
   * Begins a transaction, SQLite's in its own words: the commit and the rollback of its driver
   * begin the next transaction at once, which fails where another process writes, although the last
   * one is over.
   */
  private void begin() throws SQLException {
    if (isFile) {
      execute("BEGIN IMMEDIATE");
    } else {
      connection.setAutoCommit(false);
    }
  }

  private void commit() throws SQLException {
    if (isFile) {
      execute("COMMIT");
    } else {
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  private void rollBack() throws SQLException {
    if (isFile) {
      execute("ROLLBACK");
    } else {
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  private void giveUp(Exception cause) {
    try {
      rollBack();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  /** Marks a point of the transaction to go back to; the last one counts. */
  void mark() throws SQLException {
    execute("SAVEPOINT mark");
  }

  /** Undoes what was done since the mark, and frees its locks. */
  void goBackToMark() throws SQLException {
    execute("ROLLBACK TO SAVEPOINT mark");
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
