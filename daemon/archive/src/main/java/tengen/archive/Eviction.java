package tengen.archive;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Deletes data from an archive that has reached its maximum size. First come sessions without a
 * server, if they take more than a quarter of the size, so that client input cannot displace games.
 * Then come games that somebody deleted, finished games, and the other sessions without a server.
 * The oldest are deleted first.
 */
final class Eviction {
  private static final int GAMES_AT_ONCE = 20;
  private static final int SESSIONS_AT_ONCE = 5;
  private static final int SESSIONS_SHARE = 4;

  /** Factor of the ranking's duration after which sessions are ranked again. */
  private static final int RANKING_INTERVAL_FACTOR = 20;

  /** Fraction of the sessions' share whose writing makes a new ranking due, whatever its cost. */
  private static final int RANKING_SHARE = 4;

  /** Time without a move after which an unfinished game counts as finished. */
  private static final Duration MIN_GAME_SILENCE = Duration.ofHours(1);

  private static final String FINISHED =
      "SELECT id FROM game WHERE id IS NOT NULL AND (ended_ms IS NOT NULL OR (started_ms < ? AND"
          + " NOT EXISTS (SELECT 1 FROM turn WHERE turn.game = game.id AND turn.at_ms >= ?))) ORDER"
          + " BY started_ms, id LIMIT "
          + GAMES_AT_ONCE;

  private static final String SERVERS =
      "SELECT DISTINCT server FROM session WHERE server IS NOT NULL";

  private static final String SESSIONS =
      "SELECT key, epoch, server FROM session WHERE protocol <> 'table' AND key IS NOT NULL"
          // SQLite sorts texts after all numbers.
          + " AND epoch > 0 AND epoch < "
          + Long.MAX_VALUE
          + " AND server IS NOT NULL"
          + " ORDER BY opened_ms DESC, key";

  private static final String SESSION_BYTES =
      "SELECT SUM(OCTET_LENGTH(text)) AS bytes FROM input WHERE session = ?";

  private final long maxSessionBytes;

  /** Sessions without a server, oldest first: those above their share, and the others. */
  private final Deque<LeftSession> surplus = new ArrayDeque<>();

  private final Deque<LeftSession> others = new ArrayDeque<>();
  private long rankAtNanos = System.nanoTime();

  /** Bytes written since the last ranking, by which the sessions' share may have grown. */
  private long unrankedBytes;

  Eviction(long maxBytes) {
    maxSessionBytes = maxBytes / SESSIONS_SHARE;
  }

  /** Records that about this many bytes were written. */
  void wrote(long bytes) {
    unrankedBytes += bytes;
  }

  /** Deletes a small batch. Returns false if nothing is left that may be deleted. */
  boolean step(Link link, long nowMs) throws SQLException {
    if (isRankingDue()) {
      rank(link);
    }
    return sessions(link, surplus, nowMs) || games(link, nowMs) || sessions(link, others, nowMs);
  }

  private boolean isRankingDue() {
    return System.nanoTime() - rankAtNanos >= 0 || unrankedBytes >= maxSessionBytes / RANKING_SHARE;
  }

  private void rank(Link link) throws SQLException {
    long began = System.nanoTime();
    Set<String> ended = endedServers(link);
    surplus.clear();
    others.clear();
    unrankedBytes = 0;
    long bytes = 0;
    for (LeftSession each : link.statement(SESSIONS).rows(LeftSession::of)) {
      if (ended.contains(each.server())) {
        bytes +=
            link.statement(SESSION_BYTES).text(each.key()).rows(row -> row.sum("bytes")).getFirst();
        (bytes > maxSessionBytes ? surplus : others).addFirst(each);
      }
    }
    long end = System.nanoTime();
    rankAtNanos = end + RANKING_INTERVAL_FACTOR * (end - began);
  }

  private static Set<String> endedServers(Link link) throws SQLException {
    Set<String> ended = new HashSet<>();
    for (String server : link.statement(SERVERS).rows(row -> row.text("server"))) {
      boolean hasEnded =
          server.isEmpty()
              || (!server.equals(link.presence().server())
                  && link.presence().hasEnded(link, server));
      if (hasEnded) {
        ended.add(server);
      }
    }
    return ended;
  }

  private static boolean sessions(Link link, Deque<LeftSession> from, long nowMs)
      throws SQLException {
    if (from.isEmpty()) {
      return false;
    }
    List<LeftSession> batch = new ArrayList<>();
    while (batch.size() < SESSIONS_AT_ONCE && !from.isEmpty()) {
      batch.add(from.removeFirst());
    }
    var rows = new SessionRows(link);
    return link.transaction(
        () -> {
          boolean isAny = false;
          for (LeftSession each : batch) {
            isAny |= rows.endWhere(each.key(), each.epoch(), nowMs);
          }
          return isAny;
        });
  }

  private static boolean games(Link link, long nowMs) throws SQLException {
    return link.transaction(
        () -> {
          var deletions = new DeletionRows(link);
          var games = new GameRows(link);
          if (!deletions.before(Long.MAX_VALUE, 1).isEmpty()) {
            var _ = games.release(deletions.expire(Long.MAX_VALUE, GAMES_AT_ONCE));
            return true;
          }
          List<String> batch = finished(link, nowMs);
          var _ = games.delete(batch);
          return !batch.isEmpty();
        });
  }

  private static List<String> finished(Link link, long nowMs) throws SQLException {
    // Times of games are those of the daemons that played them.
    long silentMs = link.clock().ofProcess(nowMs) - MIN_GAME_SILENCE.toMillis();
    return link.statement(FINISHED).whole(silentMs).whole(silentMs).rows(row -> row.text("id"));
  }

  /** A session with its last server. */
  private record LeftSession(String key, long epoch, String server) {
    static LeftSession of(Row row) throws SQLException {
      return new LeftSession(row.text("key"), row.whole("epoch"), row.text("server"));
    }
  }
}
