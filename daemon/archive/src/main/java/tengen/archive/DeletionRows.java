package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The table of deleted games, which stay restorable until their rows are deleted. */
final class DeletionRows {
  /** Selects games that are not deleted. */
  static final String NOT_DELETED =
      "NOT EXISTS (SELECT 1 FROM deletion WHERE deletion.game = game.id)";

  private static final String ADD =
      "INSERT INTO deletion (game, at_ms) SELECT id, ? FROM game WHERE id = ?"
          + " ON CONFLICT (game) DO NOTHING";

  private static final String REMOVE = "DELETE FROM deletion WHERE game = ?";

  private static final String EXPIRE = REMOVE + " AND at_ms < ?";

  private static final String BEFORE =
      "SELECT game FROM deletion WHERE game IS NOT NULL AND at_ms < ? ORDER BY at_ms, game LIMIT ?";

  private final Link link;

  DeletionRows(Link link) {
    this.link = link;
  }

  /** Marks a game as deleted. Returns false if it is missing or already deleted. */
  boolean add(String game, long nowMs) throws SQLException {
    return link.statement(ADD).whole(nowMs).text(game).update() > 0;
  }

  /** Removes the mark of a game. Returns false if it has none. */
  boolean remove(String game) throws SQLException {
    return link.statement(REMOVE).text(game).update() > 0;
  }

  /**
   * Removes the marks of games that were deleted before a time, the earliest first, and returns
   * their ids. Excludes games that another server has restored meanwhile.
   */
  List<String> expire(long ms, int maxGames) throws SQLException {
    List<String> expired = new ArrayList<>();
    for (String game : before(ms, maxGames)) {
      if (link.statement(EXPIRE).text(game).whole(ms).update() > 0) {
        expired.add(game);
      }
    }
    return expired;
  }

  /** Returns ids of games that were deleted before a time, the earliest first. */
  List<String> before(long ms, int maxGames) throws SQLException {
    return link.statement(BEFORE).whole(ms).whole(maxGames).rows(row -> row.text("game"));
  }
}
