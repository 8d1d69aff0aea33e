package tengen.archive;

import java.sql.SQLException;
import tengen.store.archive.KeptFile;
import tengen.store.archive.KeptGame;

/** The table of data from imported files that lists of games do not show. */
final class FileRows {
  private static final String CUT = "DELETE FROM file WHERE game = ?";

  private static final String ADD = "INSERT INTO file (game, date, properties) VALUES (?, ?, ?)";

  private static final String BYTES =
      "SELECT SUM(OCTET_LENGTH(properties) + COALESCE(OCTET_LENGTH(date), 0)) AS bytes FROM file"
          + " WHERE game = ?";

  private static final String FIND = "SELECT * FROM file WHERE game = ?";

  private final Link link;

  FileRows(Link link) {
    this.link = link;
  }

  /** Replaces the data of the game's file. */
  void put(KeptGame game) throws SQLException {
    link.statement(CUT).text(game.id()).update();
    KeptFile file = game.file();
    if (!file.equals(KeptFile.NONE)) {
      link.statement(ADD).text(game.id()).text(file.date()).text(file.properties()).update();
    }
  }

  /** Returns the size of the stored text of the game's file, in bytes. */
  long bytes(String game) throws SQLException {
    return link.statement(BYTES).text(game).rows(row -> row.sum("bytes")).getFirst();
  }

  /** Reads the data of the game's file. */
  KeptFile of(KeptGame game) throws SQLException {
    return link.statement(FIND).text(game.id()).rows(FileRows::file).stream()
        .findFirst()
        .orElse(KeptFile.NONE);
  }

  private static KeptFile file(Row row) throws SQLException {
    return new KeptFile(row.maybeText("date"), row.text("properties"));
  }
}
