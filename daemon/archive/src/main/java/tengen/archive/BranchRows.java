package tengen.archive;

import java.sql.SQLException;
import java.util.List;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.Branch;
import tengen.protocol.words.MoveWords;
import tengen.store.archive.BranchJson;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredJson;

/** The table of games' branches, numbered from 1. */
final class BranchRows {
  private static final String CUT = "DELETE FROM branch WHERE game = ?";

  private static final String ADD = "INSERT INTO branch (game, number, moves) VALUES (?, ?, ?)";

  private static final String FIND_BRANCHES = "SELECT * FROM branch WHERE game = ? ORDER BY number";

  private static final String BYTES =
      "SELECT SUM(OCTET_LENGTH(moves)) AS bytes FROM branch WHERE game = ?";

  private final Link link;

  BranchRows(Link link) {
    this.link = link;
  }

  /** Replaces the game's branches. */
  void put(StoredGame game) throws SQLException {
    removeAll(game.id());
    if (game.branches().isEmpty()) {
      return;
    }
    var words = MoveWords.of(game.start().setup());
    SqlValues row = link.statement(ADD);
    for (int i = 0; i < game.branches().size(); i++) {
      String moves = JsonWriter.write(BranchJson.of(game.branches().get(i), words));
      row.text(game.id()).whole(i + 1).text(moves).add();
    }
    row.updateAll();
  }

  /** Deletes the game's branches. */
  void removeAll(String game) throws SQLException {
    link.statement(CUT).text(game).update();
  }

  /** Returns the size of the text in the game's branches, in bytes. */
  long bytes(String game) throws SQLException {
    return link.statement(BYTES).text(game).rows(row -> row.sum("bytes")).getFirst();
  }

  /** Returns all branches of a game. */
  List<Branch> of(StoredGame game) throws SQLException {
    var words = MoveWords.of(game.start().setup());
    return link.statement(FIND_BRANCHES).text(game.id()).rows(row -> branch(row, words));
  }

  private static Branch branch(Row row, MoveWords words) throws SQLException {
    try {
      return BranchJson.read(StoredJson.fields(row.text("moves")), words);
    } catch (IllegalArgumentException e) {
      throw Row.fault("moves");
    }
  }
}
