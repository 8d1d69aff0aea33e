package tengen.archive;

import java.sql.SQLException;
import tengen.store.archive.FileProperties;
import tengen.store.archive.StoredGame;

/** The table of data from imported files that lists of games do not show. */
final class FileRows {
  private static final String CUT = "DELETE FROM file WHERE game = ?";

  private static final String ADD = "INSERT INTO file (game, date, properties) VALUES (?, ?, ?)";

  private static final String SELECT_TEXT_BYTES =
      "SELECT SUM(OCTET_LENGTH(properties) + COALESCE(OCTET_LENGTH(date), 0)) AS bytes FROM file"
          + " WHERE game = ?";

  private static final String FIND_FILE = "SELECT * FROM file WHERE game = ?";

  private final Link link;

  FileRows(Link link) {
    this.link = link;
  }

  /** Replaces the data of the game's file. */
  void put(StoredGame game) throws SQLException {
    link.statement(CUT).text(game.id()).update();
    FileProperties file = game.file();
    if (!file.equals(FileProperties.NONE)) {
      link.statement(ADD).text(game.id()).text(file.date()).text(file.properties()).update();
    }
  }

  /** Returns the size of the stored text of the game's file, in bytes. */
  long bytes(String game) throws SQLException {
    return link.statement(SELECT_TEXT_BYTES).text(game).rows(row -> row.sum("bytes")).getFirst();
  }

  /** Reads the data of the game's file. */
  FileProperties of(StoredGame game) throws SQLException {
    return link.statement(FIND_FILE).text(game.id()).rows(FileRows::file).stream()
        .findFirst()
        .orElse(FileProperties.NONE);
  }

  private static FileProperties file(Row row) throws SQLException {
    return new FileProperties(row.maybeText("date"), row.text("properties"));
  }
}
