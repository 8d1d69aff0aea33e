package tengen.archive;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.store.archive.ArchiveInspection;
import tengen.store.archive.StoredGame;

/** Examines an archive without changing it. */
final class Inspection {
  /** Changes no row, but needs the right to do so. */
  private static final String WRITE = "UPDATE game SET id = id WHERE 1 = 0";

  /** Reads the whole file. Reports at most ten lines; {@code ok} if all is well. */
  private static final String CHECK = "PRAGMA quick_check(10)";

  private static final String NEWEST =
      "SELECT MAX(started_ms) AS newest FROM game WHERE source <> '" + StoredGame.IMPORT + "'";

  private Inspection() {}

  /**
   * Examines a database.
   *
   * @throws IOException with a one-line message that names the database
   */
  static ArchiveInspection of(Database database) throws IOException {
    try (Link link = database.connectAsIs()) {
      return of(database, link);
    } catch (SQLException | RuntimeException | LinkageError e) {
      throw new IOException(database.name() + ": " + database.reason(e), e);
    }
  }

  private static ArchiveInspection of(Database database, Link link) throws SQLException {
    setReadOnly(link, true);
    List<String> damage = link.isFile() ? damage(link) : List.of();
    long version = Migrations.version(link);
    boolean isKnown = version > 0 && version <= Migrations.LATEST_VERSION;
    return new ArchiveInspection(
        version,
        Migrations.LATEST_VERSION,
        damage,
        StorageSize.of(link, Long.MAX_VALUE),
        isKnown ? newestMs(link) : OptionalLong.empty(),
        link.isFile() ? 0 : ArchiveClock.ofServer(link).aheadMs(),
        version > Migrations.LATEST_VERSION
            ? Optional.empty()
            : unwritable(database, link, version));
  }

  /** Sets whether SQLite rejects statements that write. */
  private static void setReadOnly(Link link, boolean isOn) throws SQLException {
    if (link.isFile()) {
      link.execute("PRAGMA query_only = " + (isOn ? 1 : 0));
    }
  }

  /** Returns why the tables cannot be written, or cannot be created if there are none. */
  private static Optional<String> unwritable(Database database, Link link, long version)
      throws SQLException {
    setReadOnly(link, false);
    try {
      link.rehearse(version == 0 ? Migrations.TABLE : WRITE);
      return Optional.empty();
    } catch (SQLException e) {
      return Optional.of(database.reason(e));
    }
  }

  private static List<String> damage(Link link) throws SQLException {
    return link.statement(CHECK).rows(row -> row.text("quick_check")).stream()
        .filter(line -> !line.equals("ok"))
        .map(line -> line.strip().replaceAll("\\s*\\R\\s*", "; "))
        .toList();
  }

  private static OptionalLong newestMs(Link link) throws SQLException {
    return link.statement(NEWEST).rows(row -> row.maybeWhole("newest")).getFirst();
  }
}
