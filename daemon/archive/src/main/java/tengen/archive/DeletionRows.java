package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The table of deleted games by account, which can be restored until their rows are deleted. */
final class DeletionRows {
  /** Selects games that an account has not deleted. */
  static final String NOT_DELETED_BY =
      "NOT EXISTS (SELECT 1 FROM deletion WHERE deletion.game = game.id AND deletion.account = ?)";

  /** Selects games that at least one of their owners has not deleted. */
  static final String NOT_DELETED =
      "(SELECT COUNT(*) FROM deletion WHERE deletion.game = game.id)"
          + " <= (SELECT COUNT(*) FROM guest WHERE guest.game = game.id)";

  private static final String ADD =
      "INSERT INTO deletion (game, account, at_ms) SELECT id, ?, ? FROM game WHERE id = ?"
          + " ON CONFLICT (game, account) DO NOTHING";

  private static final String REMOVE_ALL = "DELETE FROM deletion WHERE game = ?";

  private static final String REMOVE = REMOVE_ALL + " AND account = ?";

  private static final String EXPIRE = REMOVE + " AND at_ms < ?";

  private static final String BEFORE =
      "SELECT game, account FROM deletion WHERE game IS NOT NULL AND account IS NOT NULL"
          + " AND at_ms < ? ORDER BY at_ms, game, account LIMIT ?";

  private final Link link;

  DeletionRows(Link link) {
    this.link = link;
  }

  /** A game that an account has deleted. */
  record Deletion(String game, String account) {
    private static Deletion of(Row row) throws SQLException {
      return new Deletion(row.text("game"), row.text("account"));
    }
  }

  /** Marks a game as deleted by an account. Returns false if it is missing or marked already. */
  boolean add(String game, String account, long nowMs) throws SQLException {
    return link.statement(ADD).text(account).whole(nowMs).text(game).update() > 0;
  }

  /** Removes all marks of a game. */
  void removeAll(String game) throws SQLException {
    link.statement(REMOVE_ALL).text(game).update();
  }

  /** Removes an account's mark of a game. Returns false if there is none. */
  boolean remove(String game, String account) throws SQLException {
    return link.statement(REMOVE).text(game).text(account).update() > 0;
  }

  /** Returns the accounts that have deleted a game. */
  Set<String> accounts(String game) throws SQLException {
    return new HashSet<>(
        link.statement("SELECT account FROM deletion WHERE game = ?")
            .text(game)
            .rows(row -> row.text("account")));
  }

  /**
   * Removes the marks of games that were deleted before a time, the earliest first, and returns
   * them. Excludes games that another server has restored meanwhile.
   */
  List<Deletion> expire(long ms, int maxGames) throws SQLException {
    List<Deletion> expired = new ArrayList<>();
    for (Deletion each : before(ms, maxGames)) {
      if (link.statement(EXPIRE).text(each.game()).text(each.account()).whole(ms).update() > 0) {
        expired.add(each);
      }
    }
    return expired;
  }

  /** Returns the games that were deleted before a time, the earliest first. */
  List<Deletion> before(long ms, int maxGames) throws SQLException {
    return link.statement(BEFORE).whole(ms).whole(maxGames).rows(Deletion::of);
  }
}
