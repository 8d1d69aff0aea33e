package tengen.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tengen.sql.DatabaseUrl;

class SqliteTransactionsTest {
  /** A pool of one connection that does not wait for a busy database. */
  private final HikariDataSource connections;

  private final Jdbi jdbi;

  /** A pool that acts as another process. */
  private final HikariDataSource others;

  private final Jdbi other;

  SqliteTransactionsTest(@TempDir Path folder) throws IOException {
    var database = new JobDatabase(new DatabaseUrl("jdbc:sqlite:" + folder.resolve("t.db")));
    connections = database.connections();
    connections.setMaximumPoolSize(1);
    jdbi = database.jdbi(connections);
    others = database.connections();
    other = database.jdbi(others);
  }

  @BeforeEach
  void makeTables() {
    jdbi.useHandle(
        handle -> {
          handle.execute("PRAGMA busy_timeout = 1");
          handle.execute("PRAGMA foreign_keys = on");
          handle.execute("CREATE TABLE unit (id INTEGER PRIMARY KEY)");
          handle.execute(
              "CREATE TABLE result (unit INTEGER REFERENCES unit (id)"
                  + " DEFERRABLE INITIALLY DEFERRED)");
        });
  }

  @AfterEach
  void close() {
    connections.close();
    others.close();
  }

  private static int insertUnit(Handle handle) {
    return handle.execute("INSERT INTO unit DEFAULT VALUES");
  }

  private int units() {
    return jdbi.withHandle(
        handle -> handle.select("SELECT COUNT(*) FROM unit").mapTo(Integer.class).one());
  }

  private static SQLiteErrorCode code(Throwable failure) {
    Throwable deepest = failure;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return ((SQLiteException) deepest).getResultCode();
  }

  /** Checks that other connections can write. */
  private void assertUnlocked() {
    int before = units();
    assertThat(other.<Integer, RuntimeException>inTransaction(SqliteTransactionsTest::insertUnit))
        .isEqualTo(1);
    assertThat(units()).isEqualTo(before + 1);
  }

  /** Uses {@code query_only}, under which a writing transaction cannot begin but can end. */
  @Test
  void aCommitBeginsNoOtherTransaction() {
    jdbi.useTransaction(
        handle -> {
          insertUnit(handle);
          handle.execute("PRAGMA query_only = on");
        });

    assertThat(units()).isEqualTo(1);
    assertUnlocked();
  }

  @Test
  void aTransactionThatCannotBeginFailsForThatReasonAlone() {
    other.useTransaction(
        holder -> {
          insertUnit(holder);
          assertThatThrownBy(() -> jdbi.useTransaction(SqliteTransactionsTest::insertUnit))
              .isInstanceOf(JdbiException.class)
              .hasNoSuppressedExceptions()
              .satisfies(
                  failure -> assertThat(code(failure)).isEqualTo(SQLiteErrorCode.SQLITE_BUSY));
        });

    jdbi.useTransaction(SqliteTransactionsTest::insertUnit);
    assertThat(units()).isEqualTo(2);
    assertUnlocked();
  }

  @Test
  void aCommitThatFailsIsRolledBack() {
    assertThatThrownBy(
            () ->
                jdbi.useTransaction(
                    handle -> {
                      insertUnit(handle);
                      handle.execute("INSERT INTO result VALUES (77)");
                    }))
        .isInstanceOf(JdbiException.class)
        .hasNoSuppressedExceptions();

    assertThat(units()).isZero();
    assertUnlocked();
  }

  @Test
  void aFailureWithinIsRolledBack() {
    assertThatThrownBy(
            () ->
                jdbi.useTransaction(
                    handle -> {
                      insertUnit(handle);
                      throw new SQLException("planted");
                    }))
        .isInstanceOf(SQLException.class)
        .hasMessage("planted")
        .hasNoSuppressedExceptions();

    assertThat(units()).isZero();
    assertUnlocked();
  }

  /** Covers errors after which SQLite ends the transaction itself, such as a full disk. */
  @Test
  void aConnectionThatCannotRollBackIsNotUsedAgain() {
    assertThatThrownBy(
            () ->
                jdbi.useTransaction(
                    handle -> {
                      handle.execute("CREATE TEMP TABLE mark (id INTEGER)");
                      handle.execute("COMMIT");
                      throw new SQLException("planted");
                    }))
        .hasMessage("planted")
        .satisfies(failure -> assertThat(failure.getSuppressed()).hasSize(1));

    assertThat(
            jdbi.<Integer, RuntimeException>withHandle(
                handle ->
                    handle
                        .select("SELECT COUNT(*) FROM sqlite_temp_master")
                        .mapTo(Integer.class)
                        .one()))
        .isZero();
    assertUnlocked();
  }
}
