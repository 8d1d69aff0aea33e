package tengen.batch;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.transaction.DelegatingTransactionHandler;
import org.jdbi.v3.core.transaction.LocalTransactionHandler;
import org.jdbi.v3.core.transaction.TransactionHandler;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/**
 * Transactions of SQLite in plain SQL. Its driver's commit immediately begins the next transaction.
 * If another process takes the lock first, that fails although the commit succeeded.
 */
final class SqliteTransactions extends DelegatingTransactionHandler {
  private final HikariDataSource connections;
  private boolean active;

  /** Creates a handler for connections of this pool. */
  SqliteTransactions(HikariDataSource connections) {
    super(LocalTransactionHandler.binding());
    this.connections = connections;
  }

  @Override
  public TransactionHandler specialize(Handle handle) throws SQLException {
    return new SqliteTransactions(connections);
  }

  /**
   * Begins a transaction and takes the write lock at once. Upgrading a read lock would fail if
   * another transaction wrote meanwhile.
   */
  @Override
  public void begin(Handle handle) {
    if (!active) {
      handle.execute("BEGIN IMMEDIATE");
      active = true;
    }
  }

  @Override
  public void commit(Handle handle) {
    if (active) {
      handle.execute("COMMIT");
      active = false;
    }
  }

  /**
   * Rolls back. If that fails, closes the connection with its transaction instead of reusing it.
   */
  @Override
  public void rollback(Handle handle) {
    if (active) {
      active = false;
      try {
        handle.execute("ROLLBACK");
      } catch (JdbiException e) {
        connections.evictConnection(handle.getConnection());
        throw e;
      }
    }
  }

  @Override
  public boolean isInTransaction(Handle handle) {
    return active;
  }

  @Override
  public <R, X extends Exception> R inTransaction(Handle handle, HandleCallback<R, X> work)
      throws X {
    begin(handle);
    try {
      R result = work.withHandle(handle);
      commit(handle);
      return result;
    } catch (Throwable e) {
      try {
        rollback(handle);
      } catch (JdbiException rollback) {
        e.addSuppressed(rollback);
      }
      throw e;
    }
  }

  /** Ignores the level, since SQLite transactions are always serializable. */
  @Override
  public <R, X extends Exception> R inTransaction(
      Handle handle, TransactionIsolationLevel level, HandleCallback<R, X> work) throws X {
    return inTransaction(handle, work);
  }
}
