package tengen.daemon.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tengen.protocol.registry.Dialects;

/**
 * What the connections of one listener share.
 *
 * @param dialects what they may speak; where it is more than one, the first line decides
 * @param sessions what their sessions share, by protocol name
 * @param log keeps what is said
 */
public record ListenerContext(
    Dialects dialects, Map<String, SessionContext> sessions, Optional<ProtocolLog> log) {
  public ListenerContext {
    sessions = Map.copyOf(sessions);
  }

  /** The same for a client that may name files: it runs on this machine, as this user. */
  public ListenerContext withFiles() {
    Map<String, SessionContext> trusting = new HashMap<>();
    sessions.forEach((protocol, context) -> trusting.put(protocol, context.withFiles()));
    return new ListenerContext(dialects, trusting, log);
  }

  /** The same, with what is said kept there. */
  public ListenerContext withLog(Optional<ProtocolLog> there) {
    return new ListenerContext(dialects, sessions, there);
  }

  int longestLine() {
    return sessions.values().stream().mapToInt(SessionContext::lineBytes).max().orElse(0);
  }
}
