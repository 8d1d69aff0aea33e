package tengen.archive;

import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.host.log.LogDetails;
import tengen.host.memory.NoMemoryException;
import tengen.store.archive.Change;
import tengen.store.archive.Hold;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TakeOver;

/** The tables of resumable sessions and their inputs. */
final class SessionRows {
  private static final System.Logger LOG = System.getLogger(SessionRows.class.getName());

  private static final String PUT =
      "INSERT INTO session (key, protocol, listener, owner, client, opened_ms, epoch, server)"
          + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING";

  private static final String INSERT_INPUT =
      "INSERT INTO input (session, number, kind, text, sent, at_ms) VALUES (?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (session, number) DO UPDATE SET kind = excluded.kind,"
          + " text = excluded.text, sent = excluded.sent, at_ms = excluded.at_ms";

  /**
   * Locks a session's row if its epoch is unchanged. Waits for a transaction that takes the session
   * up.
   */
  private static final String HOLD = "UPDATE session SET epoch = epoch WHERE key = ? AND epoch = ?";

  private static final String CLAIM =
      "UPDATE session SET epoch = epoch + 1, server = ? WHERE key = ? AND epoch > 0";

  /** Takes over an abandoned session. Only the first of several servers succeeds. */
  private static final String TAKE_OVER = CLAIM + " AND server = ?";

  private static final String RELEASE = "UPDATE session SET server = '' WHERE server = ?";

  private static final String RELEASE_ONE = RELEASE + " AND key = ?";

  private static final String FIND_SESSION = "SELECT * FROM session WHERE key = ?";

  private static final String OF_PROTOCOL =
      "SELECT key, server FROM session WHERE protocol = ? AND epoch > 0 AND key IS NOT NULL"
          + " ORDER BY opened_ms, key";

  private static final String SELECT_INPUTS =
      "SELECT * FROM input WHERE session = ? ORDER BY number";

  private static final String STORED_SIZE =
      "SELECT COUNT(*) AS inputs,"
          // An escape stores six characters for one. Only escapes contain a backslash.
          + " SUM(LENGTH(text) - 5 * (LENGTH(text) - LENGTH(REPLACE(text, '\\u', ''))) / 2)"
          + " AS characters,"
          + " SUM(OCTET_LENGTH(text)) AS bytes FROM input WHERE session = ?";

  /** Estimated heap size of an input without its text, in bytes. */
  private static final long INPUT_BYTES = 128;

  /** Heap bytes per stored byte, since UTF-16 takes two where UTF-8 takes one. */
  private static final long TEXT_FACTOR = 2;

  private final Link link;

  SessionRows(Link link) {
    this.link = link;
  }

  /**
   * Stores a session. If the key exists, the call is a repetition and keeps the data stored since.
   */
  void open(StoredSession session, long nowMs) throws SQLException {
    link.statement(PUT)
        .text(session.key())
        .text(session.protocol())
        .text(session.listener())
        .text(session.owner())
        .text(session.client())
        .whole(nowMs)
        .whole(session.epoch())
        .text(link.presence().server())
        .update();
    for (StoredInput input : session.inputs()) {
      addInput(session.key(), input);
    }
  }

  /** Stores an input of a session. */
  void addInput(String key, StoredInput input) throws SQLException {
    link.statement(INSERT_INPUT)
        .text(key)
        .whole(input.number())
        .text(input.kind())
        .text(input.text())
        .whole(input.sent())
        .whole(link.clock().ofArchive(input.atMs()))
        .update();
  }

  /** Replaces the inputs up to this number by a snapshot. */
  void replace(String key, StoredInput snapshot) throws SQLException {
    link.statement("DELETE FROM input WHERE session = ? AND number <= ?")
        .text(key)
        .whole(snapshot.number())
        .update();
    addInput(key, snapshot);
  }

  /** Deletes a session. */
  void delete(String key) throws SQLException {
    deleteInputs(key);
    link.statement("DELETE FROM session WHERE key = ?").text(key).update();
  }

  private StoredSession whole(StoredSession session) throws SQLException {
    return session.with(link.statement(SELECT_INPUTS).text(session.key()).rows(this::input));
  }

  private StoredSize storedSize(String key) throws SQLException {
    return link.statement(STORED_SIZE).text(key).rows(StoredSize::of).getFirst();
  }

  /**
   * Returns whether the session's inputs may be read.
   *
   * @throws NoMemoryException if there is no memory for them now
   */
  private boolean isReadable(String key, SessionClaim claim)
      throws SQLException, NoMemoryException {
    StoredSize storedSize = storedSize(key);
    if (isTooLong(key, storedSize.characters())) {
      return false;
    }
    if (!claim.hasRoom(storedSize.heapBytes())) {
      throw new NoMemoryException(storedSize.heapBytes());
    }
    return true;
  }

  /** Returns whether the session has more inputs than a resume may read, and logs that. */
  private static boolean isTooLong(String key, long characters) {
    boolean isTooLong = characters > StoredSession.MAX_CHARACTERS;
    if (isTooLong) {
      LOG.log(
          Level.WARNING,
          "stored session not resumed: its input is too long{0}",
          LogDetails.following(
              "session", key, "characters", characters, "max", StoredSession.MAX_CHARACTERS));
    }
    return isTooLong;
  }

  private static void logMismatch(StoredSession session) {
    LOG.log(
        Level.INFO,
        "stored session not resumed: the client has another protocol, listener or account{0}",
        LogDetails.following(
            "session",
            session.key(),
            "protocol",
            session.protocol(),
            "listener",
            session.listener(),
            "account",
            session.owner()));
  }

  private void deleteInputs(String key) throws SQLException {
    link.statement("DELETE FROM input WHERE session = ?").text(key).update();
  }

  /**
   * Ends a session for good. If servers before had it, keeps a marker for a day that rejects their
   * late writes: a row with the last epoch, negated.
   */
  void end(String key, long nowMs) throws SQLException {
    deleteInputs(key);
    if (link.statement("DELETE FROM session WHERE key = ? AND epoch = 1").text(key).update() == 0) {
      link.statement("UPDATE session SET epoch = -epoch, opened_ms = ? WHERE key = ? AND epoch > 0")
          .whole(nowMs)
          .text(key)
          .update();
    }
  }

  /** Ends a session, unless it was taken up since or is over. Returns whether it was ended. */
  boolean endWhere(String key, long epoch, long nowMs) throws SQLException {
    boolean isSame = hasEpoch(key, epoch);
    if (isSame) {
      end(key, nowMs);
    }
    return isSame;
  }

  /**
   * Returns whether this hold is valid for a change, and locks it until the end of the transaction.
   * A session that had no room has no row and counts as valid. After the end of a session, its last
   * owner may still store a game, but no input.
   */
  boolean isGood(Hold hold, Change change) throws SQLException {
    return hasEpoch(hold.key(), hold.epoch())
        || (!(change instanceof Change.OneInput) && hasEpoch(hold.key(), -hold.epoch()))
        || sessions(hold.key()).isEmpty();
  }

  private boolean hasEpoch(String key, long epoch) throws SQLException {
    return link.statement(HOLD).text(key).whole(epoch).update() > 0;
  }

  /** Takes a session up, which invalidates all earlier holds. */
  Optional<StoredSession> claimSession(String key, SessionClaim claim)
      throws SQLException, NoMemoryException {
    List<StoredSession> found = sessions(key);
    if (found.stream().noneMatch(claim::matches)) {
      found.forEach(SessionRows::logMismatch);
      return Optional.empty();
    }
    if (!isReadable(key, claim) || claimSession(key) == 0) {
      return Optional.empty();
    }
    return Optional.of(whole(sessions(key).getFirst()));
  }

  private int claimSession(String key) throws SQLException {
    return link.statement(CLAIM).text(link.presence().server()).text(key).update();
  }

  /** Returns the keys of this protocol's sessions that no running server has. */
  List<String> left(String protocol) throws SQLException {
    Map<String, List<String>> byServer = new LinkedHashMap<>();
    for (OwnedKey each : link.statement(OF_PROTOCOL).text(protocol).rows(OwnedKey::of)) {
      byServer.computeIfAbsent(each.server(), _ -> new ArrayList<>()).add(each.key());
    }
    List<String> left = new ArrayList<>();
    for (var each : byServer.entrySet()) {
      if (!isRunning(each.getKey())) {
        left.addAll(each.getValue());
      }
    }
    return left;
  }

  /** Takes a session over, unless another running server has it. */
  TakeOver takeOver(String key, SessionClaim claim) throws SQLException, NoMemoryException {
    List<StoredRow> stored =
        link.statement(FIND_SESSION).text(key).rows(StoredRow::of).stream()
            .filter(it -> it.session().epoch() > 0)
            .toList();
    if (stored.isEmpty()) {
      return new TakeOver.Unknown();
    }
    if (!claim.matches(stored.getFirst().session())) {
      logMismatch(stored.getFirst().session());
      return new TakeOver.Unknown();
    }
    String before = stored.getFirst().server();
    boolean isFree = isFree(before);
    if (isFree && !isReadable(key, claim)) {
      return new TakeOver.Unknown();
    }
    return isFree && takeOver(key, before) > 0
        ? new TakeOver.Taken(whole(sessions(key).getFirst()))
        : new TakeOver.Elsewhere();
  }

  private boolean isRunning(String server) throws SQLException {
    return !server.isEmpty() && link.presence().isRunning(link, server);
  }

  /**
   * Returns whether no other running server has the session. This server may have taken it over
   * without receiving the reply.
   */
  private boolean isFree(String server) throws SQLException {
    Presence presence = link.presence();
    return server.isEmpty() || server.equals(presence.server()) || presence.hasEnded(link, server);
  }

  private int takeOver(String key, String before) throws SQLException {
    return link.statement(TAKE_OVER).text(link.presence().server()).text(key).text(before).update();
  }

  /** Releases all sessions of this server at its shutdown. */
  void release() throws SQLException {
    link.statement(RELEASE).text(link.presence().server()).update();
  }

  /** Releases a session of this server, whose client has disconnected. */
  void release(String key) throws SQLException {
    link.statement(RELEASE_ONE).text(link.presence().server()).text(key).update();
  }

  /** The key of a session and its server; empty if none has it. */
  private record OwnedKey(String key, String server) {
    static OwnedKey of(Row row) throws SQLException {
      return new OwnedKey(row.text("key"), row.maybeText("server").orElse(""));
    }
  }

  /** A stored session and its server; empty if none has it. */
  private record StoredRow(StoredSession session, String server) {
    static StoredRow of(Row row) throws SQLException {
      return new StoredRow(SessionRows.session(row), row.text("server"));
    }
  }

  /** Number and size of a session's inputs. */
  private record StoredSize(long inputs, long characters, long bytes) {
    static StoredSize of(Row row) throws SQLException {
      return new StoredSize(row.whole("inputs"), row.sum("characters"), row.sum("bytes"));
    }

    long heapBytes() {
      return INPUT_BYTES * inputs + TEXT_FACTOR * bytes;
    }
  }

  private List<StoredSession> sessions(String key) throws SQLException {
    return link.statement(FIND_SESSION).text(key).rows(SessionRows::session);
  }

  private static StoredSession session(Row row) throws SQLException {
    return new StoredSession(
        row.text("key"),
        row.text("protocol"),
        row.text("listener"),
        row.text("owner"),
        row.text("client"),
        row.whole("epoch"),
        List.of());
  }

  private StoredInput input(Row row) throws SQLException {
    return new StoredInput(
        row.whole("number"),
        row.text("kind"),
        row.text("text"),
        row.whole("sent"),
        link.clock().ofProcess(row.whole("at_ms")));
  }
}
