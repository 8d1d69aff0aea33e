package tengen.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Upgrades the tables to this version by numbered files, each run once. */
final class Migrations {
  /** Number of the last file; the first is {@code 1.sql}. */
  static final int LATEST_VERSION = 7;

  /** Creates the table of migrations, the first of all tables. */
  static final String TABLE = "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY)";

  /** Finds the table of migrations in the current schema, where it would be created. */
  private static final String FIND_ON_SERVER =
      "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'migration'";

  private static final String FIND_IN_FILE =
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migration'";

  private static final String DONE = "SELECT MAX(number) AS latest FROM migration";

  private Migrations() {}

  /**
   * Runs pending migrations. Writes nothing if there are none, since a reader may lack the rights.
   *
   * @param lock advisory lock to hold on the server; empty if the transaction itself excludes
   *     others
   */
  static void run(Link link, Optional<Long> lock) throws SQLException {
    if (exists(link) && done(link) == LATEST_VERSION) {
      return;
    }
    link.transaction(
        () -> {
          if (lock.isPresent()) {
            link.execute("SELECT pg_advisory_xact_lock(" + lock.get() + ")");
          }
          link.execute(TABLE);
          migrate(link);
          return true;
        });
  }

  /** Returns the version of the tables, which may be later than this program's; 0 for none. */
  static long version(Link link) throws SQLException {
    return exists(link) ? latest(link) : 0;
  }

  private static boolean exists(Link link) throws SQLException {
    String find = link.isFile() ? FIND_IN_FILE : FIND_ON_SERVER;
    return !link.statement(find).rows(_ -> true).isEmpty();
  }

  private static long latest(Link link) throws SQLException {
    return link.statement(DONE).rows(row -> row.maybeWhole("latest")).getFirst().orElse(0);
  }

  private static long done(Link link) throws SQLException {
    long done = latest(link);
    if (done > LATEST_VERSION) {
      throw new SQLException(
          String.format(
              Locale.ROOT,
              "the database is of a later Tengen: its tables have version %d, this program knows"
                  + " %d",
              done,
              LATEST_VERSION));
    }
    return done;
  }

  private static void migrate(Link link) throws SQLException {
    for (long number = done(link) + 1; number <= LATEST_VERSION; number++) {
      for (String statement : statements(number)) {
        link.execute(statement);
      }
      link.statement("INSERT INTO migration (number) VALUES (?)").whole(number).update();
    }
  }

  private static List<String> statements(long number) throws SQLException {
    try (InputStream file = Migrations.class.getResourceAsStream(number + ".sql")) {
      if (file == null) {
        throw new SQLException(number + ".sql is missing");
      }
      return List.of(new String(file.readAllBytes(), StandardCharsets.UTF_8).split(";\\s*"));
    } catch (IOException e) {
      throw new SQLException(number + ".sql: " + e, e);
    }
  }
}
