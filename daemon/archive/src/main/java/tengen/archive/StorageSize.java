package tengen.archive;

import java.sql.SQLException;
import java.util.List;
import java.util.Locale;

/**
 * Measures the size of an archive in its database, in bytes. Space of deleted rows does not count,
 * since it is reused.
 */
final class StorageSize {
  private static final String OF_FILE =
      "SELECT (page_count - freelist_count) * page_size AS bytes"
          + " FROM pragma_page_count, pragma_freelist_count, pragma_page_size";

  private static final String OF_SERVER =
      "SELECT CAST(SUM(pg_total_relation_size(oid)) AS BIGINT) AS bytes FROM pg_class"
          + " WHERE relnamespace = CAST(current_schema() AS regnamespace) AND relkind = 'r'"
          + " AND relname IN ('game', 'turn', 'branch', 'file', 'session', 'input')";

  private static final String PAGES =
      "SELECT pg_relation_size(CAST(? AS regclass)) / CAST(current_setting('block_size') AS BIGINT)"
          + " AS pages";

  /** Tables of PostgreSQL that grow, with the texts whose length clients choose. */
  private static final List<Table> TABLES =
      List.of(
          new Table(
              "game",
              280,
              List.of("setup", "comment", "black", "white", "black_options", "white_options")),
          new Table("turn", 150, List.of("line", "comment", "move", "properties")),
          new Table("branch", 100, List.of("moves")),
          new Table("file", 100, List.of("properties", "date")),
          new Table("input", 305, List.of("text")));

  /** Maximum number of pages of a table to sample. */
  private static final long SAMPLED_PAGES = 1000;

  private StorageSize() {}

  /**
   * Returns the bytes in use. For PostgreSQL, returns the size of the files if it is at most {@code
   * enough}; else an estimate of the rows' size, since files do not shrink.
   */
  static long of(Link link, long enough) throws SQLException {
    if (link.isFile()) {
      return bytes(link, OF_FILE);
    }
    long ofFiles = bytes(link, OF_SERVER);
    return ofFiles <= enough ? ofFiles : Math.min(ofFiles, ofRows(link));
  }

  private static long ofRows(Link link) throws SQLException {
    long bytes = 0;
    for (Table table : TABLES) {
      long pages =
          link.statement(PAGES).text(table.name()).rows(row -> row.sum("pages")).getFirst();
      int fraction = 1;
      while (pages / fraction > SAMPLED_PAGES) {
        fraction *= 2;
      }
      bytes += fraction * bytes(link, table.sample(fraction));
    }
    return bytes;
  }

  private static long bytes(Link link, String query) throws SQLException {
    return link.statement(query).rows(row -> row.sum("bytes")).getFirst();
  }

  /**
   * A table of PostgreSQL.
   *
   * @param rowBytes size of a row without these texts and with its index entries, in a table
   *     without free space
   */
  private record Table(String name, int rowBytes, List<String> texts) {
    String sample(int fraction) {
      List<String> sizes =
          texts.stream().map(text -> "COALESCE(pg_column_size(" + text + "), 0)").toList();
      return String.format(
          Locale.ROOT,
          "SELECT CAST(COALESCE(SUM(%d + %s), 0) AS BIGINT) AS bytes"
              + " FROM %s TABLESAMPLE SYSTEM (%s)",
          rowBytes,
          String.join(" + ", sizes),
          name,
          100.0 / fraction);
    }
  }
}
