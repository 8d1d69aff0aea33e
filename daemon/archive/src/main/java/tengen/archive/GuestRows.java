package tengen.archive;

import java.sql.SQLException;

/**
 * The table of games that a second account owns. It is apart from the games, since SQLite would
 * read a long comment to find a column after it.
 */
final class GuestRows {
  /** Selects the second owner's account, null without one, as a column of a query for games. */
  static final String ACCOUNT = "(SELECT account FROM guest WHERE guest.game = game.id) AS guest";

  /** Selects games whose second owner is an account. */
  static final String IS_GUEST =
      "EXISTS (SELECT 1 FROM guest WHERE guest.game = game.id AND guest.account = ?)";

  private static final String ADD = "INSERT INTO guest (game, account) VALUES (?, ?)";

  private static final String REMOVE_ALL = "DELETE FROM guest WHERE game = ?";

  private static final String REMOVE = REMOVE_ALL + " AND account = ?";

  private static final String MAKE_OWNER =
      "UPDATE game SET owner = (SELECT account FROM guest WHERE guest.game = game.id) WHERE id = ?"
          + " AND owner = ? AND EXISTS (SELECT 1 FROM guest WHERE guest.game = game.id)";

  private final Link link;

  GuestRows(Link link) {
    this.link = link;
  }

  /** Replaces a game's second owner; an empty account removes it. */
  void put(String game, String account) throws SQLException {
    remove(game);
    if (!account.isEmpty()) {
      link.statement(ADD).text(game).text(account).update();
    }
  }

  /** Removes a game's second owner. */
  void remove(String game) throws SQLException {
    link.statement(REMOVE_ALL).text(game).update();
  }

  /** Leaves a game to its other owner. Returns false if there is none. */
  boolean leave(String game, String account) throws SQLException {
    if (link.statement(REMOVE).text(game).text(account).update() > 0) {
      return true;
    }
    if (link.statement(MAKE_OWNER).text(game).text(account).update() > 0) {
      remove(game);
      return true;
    }
    return false;
  }
}
