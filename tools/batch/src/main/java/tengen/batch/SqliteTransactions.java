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
 * Transactions of SQLite in its own words. The commit of its driver begins the next transaction at
 * once: it takes the lock a second time and, where another process is faster, fails although all is
 * committed.
 */
final class SqliteTransactions extends DelegatingTransactionHandler {
  private final HikariDataSource connections;
  private boolean active;

  /** Handles transactions on connections of this pool. */
  SqliteTransactions(HikariDataSource connections) {
    super(LocalTransactionHandler.binding());
    this.connections = connections;
  }

  @Override
  public TransactionHandler specialize(Handle handle) throws SQLException {
    return new SqliteTransactions(connections);
  }

  /** Takes the lock now: a transaction that reads first would fail where another one writes. */
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

  /** Rolls back. A connection that cannot is closed with its transaction, not used again. */
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

  /** SQLite has one level, the strictest. */
  @Override
  public <R, X extends Exception> R inTransaction(
      Handle handle, TransactionIsolationLevel level, HandleCallback<R, X> work) throws X {
    return inTransaction(handle, work);
  }
}
