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
  private ArchiveClock clock = ArchiveClock.OF_PROCESS;

  /**
   * Creates a link that commits each statement outside a transaction.
   *
   * @param isFile whether the database is SQLite
   */
  Link(Connection connection, Presence presence, boolean isFile) {
    this.connection = connection;
    this.presence = presence;
    this.isFile = isFile;
  }

  /** Returns whether the database is SQLite. */
  boolean isFile() {
    return isFile;
  }

  /** Returns the presence of servers in this database. */
  Presence presence() {
    return presence;
  }

  /** Returns the archive's clock. */
  ArchiveClock clock() {
    return clock;
  }

  void setClock(ArchiveClock clock) {
    this.clock = clock;
  }

  /** Returns a statement, which is prepared only once. */
  SqlValues statement(String sql) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    return new SqlValues(statement);
  }

  /** Executes a statement without preparing it. */
  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * Begins a transaction, executes a statement and rolls back, to find out whether it is allowed.
   */
  void rehearse(String sql) throws SQLException {
    begin();
    try {
      execute(sql);
    } catch (SQLException e) {
      giveUp(e);
      throw e;
    }
    rollBack();
  }

  /** Runs work in a transaction, which is rolled back if the work fails. */
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
   * Begins a transaction, for SQLite by plain SQL. Commit and rollback of its driver immediately
   * begin the next transaction. That fails if another process writes, although the last one is
   * over.
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

  /**
   * Returns whether the connection still answers, by an empty statement. A server may have closed
   * an idle connection, such as at its restart.
   */
  boolean isAlive() throws SQLException {
    return connection.isValid(0);
  }

  /** Sets a savepoint, which replaces the previous one. */
  void mark() throws SQLException {
    execute("SAVEPOINT mark");
  }

  /** Rolls back to the savepoint and releases the locks taken since. */
  void rollBackToSavepoint() throws SQLException {
    execute("ROLLBACK TO SAVEPOINT mark");
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  /**
   * Work with a database.
   *
   * @param <T> its result
   */
  interface Work<T> {
    /** Performs the work. */
    T run() throws SQLException;
  }
}
