package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.daemon.archive.KeptInput;
import tengen.daemon.archive.KeptSession;

/** The sessions that clients may come back to, with all that each heard. */
final class SessionRows {
  private static final String PUT =
      "INSERT INTO session (key, protocol, listener, owner, client, opened_ms)"
          + " VALUES (?, ?, ?, ?, ?, ?)";

  private static final String HEAR =
      "INSERT INTO input (session, number, kind, text, sent, at_ms) VALUES (?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT (session, number) DO UPDATE SET kind = excluded.kind,"
          + " text = excluded.text, sent = excluded.sent, at_ms = excluded.at_ms";

  private static final String FIND = "SELECT * FROM session WHERE key = ?";

  private static final String ALL =
      "SELECT * FROM session WHERE protocol = ? ORDER BY opened_ms, key";

  private static final String HEARD = "SELECT * FROM input WHERE session = ? ORDER BY number";

  private final Link link;

  SessionRows(Link link) {
    this.link = link;
  }

  /** Keeps a session in place of whatever has its key. */
  void open(KeptSession session, long nowMs) throws SQLException {
    forget(session.key());
    link.statement(PUT)
        .text(session.key())
        .text(session.protocol())
        .text(session.listener())
        .text(session.owner())
        .text(session.client())
        .whole(nowMs)
        .update();
    for (KeptInput input : session.inputs()) {
      hear(session.key(), input);
    }
  }

  /** Keeps what a session has heard, and forgets what matters no more. */
  void hear(String key, KeptInput input) throws SQLException {
    if (input.kind().equals(KeptInput.AS_NEW)) {
      link.statement("DELETE FROM input WHERE session = ?").text(key).update();
    }
    link.statement(HEAR)
        .text(key)
        .whole(input.number())
        .text(input.kind())
        .text(input.text())
        .whole(input.sent())
        .whole(input.atMs())
        .update();
  }

  /** Deletes a session. */
  void forget(String key) throws SQLException {
    link.statement("DELETE FROM input WHERE session = ?").text(key).update();
    link.statement("DELETE FROM session WHERE key = ?").text(key).update();
  }

  /** The session of this key. */
  Optional<KeptSession> find(String key) throws SQLException {
    List<KeptSession> found = link.statement(FIND).text(key).rows(SessionRows::session);
    return found.isEmpty() ? Optional.empty() : Optional.of(whole(found.getFirst()));
  }

  /** The sessions of this protocol, oldest first. */
  List<KeptSession> all(String protocol) throws SQLException {
    List<KeptSession> all = new ArrayList<>();
    for (KeptSession each : link.statement(ALL).text(protocol).rows(SessionRows::session)) {
      all.add(whole(each));
    }
    return all;
  }

  private KeptSession whole(KeptSession session) throws SQLException {
    return session.with(link.statement(HEARD).text(session.key()).rows(SessionRows::input));
  }

  private static KeptSession session(Row row) throws SQLException {
    return new KeptSession(
        row.text("key"),
        row.text("protocol"),
        row.text("listener"),
        row.text("owner"),
        row.text("client"),
        List.of());
  }

  private static KeptInput input(Row row) throws SQLException {
    return new KeptInput(
        row.whole("number"),
        row.text("kind"),
        row.text("text"),
        row.whole("sent"),
        row.whole("at_ms"));
  }
}
