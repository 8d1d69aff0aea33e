package tengen.daemon.session;

import java.lang.System.Logger.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.host.log.LogDetails;
import tengen.protocol.Line;

/**
 * Writes the events of one connection to the daemon's log and to the protocol log. Confined to the
 * connection's loop.
 */
final class ConnectionLog {
  private final ClientAddress peer;
  private ListenerContext listener;
  private @Nullable OpenSession session;

  /** Creates the log of a connection without a session. */
  ConnectionLog(ListenerContext listener, ClientAddress peer) {
    this.listener = listener;
    this.peer = peer;
  }

  /** Sets the listener, with the account of the client. */
  void setListener(ListenerContext current) {
    listener = current;
  }

  /** Writes a line from the client to the protocol log. */
  void received(Line line) {
    listener.protocolLog().ifPresent(log -> log.received(peer.name(), line));
  }

  /** Writes an event to the protocol log. */
  void note(String what) {
    listener.protocolLog().ifPresent(log -> log.noted(peer.name(), what));
  }

  /** Logs that a session has opened. */
  void opened(OpenSession opened) {
    session = opened;
    info("session opened", details(Stream.of("protocol", opened.protocol()), Stream.empty()));
  }

  /** Logs that the session has closed, if one was open. */
  void closed(SessionSummary summary) {
    if (session != null) {
      info(
          "session closed",
          details(Stream.of("protocol", session.protocol()), Stream.of(summary.details())));
      note("session closed");
    }
  }

  /** Logs an event of the session, if one is open. */
  void info(String sentence, Object... details) {
    if (session != null) {
      String following = LogDetails.following(details);
      session.id().in(listener.log()).log(Level.INFO, sentence + "{0}", following);
    }
  }

  /** Logs a warning with a limit per minute and kind, since many clients may cause it at once. */
  void warn(String kind, String sentence, String reason) {
    String line = LogDetails.line(sentence, details(Stream.empty(), Stream.of("reason", reason)));
    listener.limitedLog().log(Level.WARNING, kind, line);
  }

  private Object[] details(Stream<?> before, Stream<?> after) {
    Stream<?> own = Stream.concat(Stream.of("client", peer.name()), listener.details());
    return Stream.of(before, own, after).flatMap(each -> each).toArray();
  }
}
