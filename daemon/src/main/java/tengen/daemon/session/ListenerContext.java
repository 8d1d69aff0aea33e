package tengen.daemon.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tengen.daemon.log.LimitedLog;
import tengen.daemon.memory.ClientMemory;
import tengen.protocol.registry.Dialects;

/**
 * What the connections of one listener share.
 *
 * @param name as configured
 * @param dialects what they may speak; where it is more than one, the first line decides
 * @param sessions what their sessions share, by protocol name
 * @param log the operator's
 * @param crowdLog the same for what clients do in crowds
 * @param memory that of the clients of all listeners
 * @param protocolLog keeps what is said
 */
public record ListenerContext(
    String name,
    Dialects dialects,
    Map<String, SessionContext> sessions,
    System.Logger log,
    LimitedLog crowdLog,
    ClientMemory memory,
    Optional<ProtocolLog> protocolLog) {
  public ListenerContext {
    sessions = Map.copyOf(sessions);
  }

  /** The same for the only client, which may name files: it runs on this machine, as this user. */
  public ListenerContext withFiles() {
    Map<String, SessionContext> trusting = new HashMap<>();
    sessions.forEach((protocol, context) -> trusting.put(protocol, context.withFiles()));
    return new ListenerContext(
        name, dialects, trusting, log, crowdLog, memory.alone(), protocolLog);
  }

  /** The same for clients of one protocol. */
  public ListenerContext only(String protocol) {
    return new ListenerContext(
        name, dialects.only(protocol), sessions, log, crowdLog, memory, protocolLog);
  }

  /** The same for the session of this name. */
  public ListenerContext withSession(String session) {
    Map<String, SessionContext> named = new HashMap<>();
    sessions.forEach((protocol, context) -> named.put(protocol, context.withSession(session)));
    return new ListenerContext(name, dialects, named, log, crowdLog, memory, protocolLog);
  }

  /** The same, with what is said kept there. */
  public ListenerContext withProtocolLog(Optional<ProtocolLog> there) {
    return new ListenerContext(name, dialects, sessions, log, crowdLog, memory, there);
  }
}
