package tengen.archive;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import tengen.store.archive.StoredGame;

/** Deletes expired data in small batches, since writes wait meanwhile. */
final class Retention {
  /** Number of items of each kind per batch; some thousands of rows. */
  private static final int AT_ONCE = 20;

  /** Maximum number of surplus games found at once, since finding them ranks all games. */
  private static final int RANKED = 10_000;

  /** Time without input after which a session's client will not return. */
  private static final Duration MAX_ABSENCE = Duration.ofDays(1);

  /** Time in which a deleted game can be restored. */
  private static final Duration RESTORABLE = Duration.ofHours(1);

  /** Finds expired games. Excludes imported games, which may be old already. */
  private static final String OLD =
      "SELECT id FROM game WHERE id IS NOT NULL AND started_ms < ? AND source <> '"
          + StoredGame.IMPORT
          + "' ORDER BY started_ms, id LIMIT "
          + AT_ONCE;

  /**
   * Finds games that are surplus for each of their owners. Ranks imported games separately, since
   * their dates come from files and could displace played games.
   */
  private static final String TOO_MANY =
      "SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY account, source = '"
          + StoredGame.IMPORT
          + "' ORDER BY started_ms DESC, id DESC) AS place FROM (SELECT id, source, started_ms,"
          + " owner AS account FROM game UNION ALL SELECT id, source, started_ms, account FROM game"
          + " JOIN guest ON guest.game = game.id) AS owned) AS ranked WHERE id IS NOT NULL GROUP BY"
          + " id HAVING MIN(place) > ? LIMIT "
          + RANKED;

  private static final String ABSENT =
      "SELECT key FROM session WHERE key IS NOT NULL AND opened_ms < ? AND COALESCE((SELECT at_ms"
          + " FROM input WHERE input.session = session.key ORDER BY number DESC LIMIT 1), 0) < ?"
          + " LIMIT "
          + AT_ONCE;

  /** Finds inputs of sessions that had no room. */
  private static final String ORPHANS =
      "SELECT DISTINCT session FROM input WHERE session IS NOT NULL AND NOT EXISTS"
          + " (SELECT 1 FROM session WHERE session.key = input.session) LIMIT "
          + AT_ONCE;

  private final int keepDays;
  private final int keepGames;
  private final Queue<String> tooMany = new ArrayDeque<>();

  /** True if there may be more surplus games than were found. */
  private boolean isRankingDue = true;

  Retention(int keepDays, int keepGames) {
    this.keepDays = keepDays;
    this.keepGames = keepGames;
  }

  /** Deletes a small batch. Returns true if there is more. */
  boolean step(Link link, long nowMs) throws SQLException {
    rank(link);
    List<String> some = tooMany.stream().limit(AT_ONCE).toList();
    int deleted =
        link.transaction(
            () -> {
              int ofGames = games(link, nowMs, some);
              // Looks for sessions when no game is left, since that reads all inputs.
              return ofGames > 0 ? ofGames : sessions(link, nowMs);
            });
    tooMany.removeAll(some);
    boolean isOver = deleted == 0 && tooMany.isEmpty();
    isRankingDue |= isOver;
    return !isOver;
  }

  private void rank(Link link) throws SQLException {
    if (isRankingDue && tooMany.isEmpty()) {
      tooMany.addAll(link.statement(TOO_MANY).whole(keepGames).rows(row -> row.text("id")));
      isRankingDue = tooMany.size() == RANKED;
    }
  }

  private int games(Link link, long nowMs, List<String> ranked) throws SQLException {
    long began = nowMs - Duration.ofDays(keepDays).toMillis();
    var table = new GameRows(link);
    List<String> old = link.statement(OLD).whole(began).rows(row -> row.text("id"));
    var deleted = new DeletionRows(link).expire(nowMs - RESTORABLE.toMillis(), AT_ONCE);
    return table.delete(old) + table.release(deleted) + table.delete(ranked);
  }

  private static int sessions(Link link, long nowMs) throws SQLException {
    long absentSince = nowMs - MAX_ABSENCE.toMillis();
    List<String> over =
        link.statement(ABSENT).whole(absentSince).whole(absentSince).rows(row -> row.text("key"));
    List<String> due =
        over.isEmpty() ? link.statement(ORPHANS).rows(row -> row.text("session")) : over;
    var table = new SessionRows(link);
    for (String key : due) {
      table.delete(key);
    }
    return due.size();
  }
}
