package tengen.daemon.session;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tengen.config.ClientLimits;
import tengen.config.GamesConfig;
import tengen.daemon.access.Account;
import tengen.daemon.access.Authenticator;
import tengen.daemon.access.Quotas;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.log.LimitedLog;
import tengen.host.memory.ClientMemory;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;
import tengen.store.archive.Archive;

/**
 * The state shared by the connections of one listener.
 *
 * @param name as configured
 * @param dialects the protocols a client may use; if there is more than one, the first line decides
 * @param sessions the shared context of sessions, by protocol name
 * @param log for the operator
 * @param limitedLog rate-limited log for events that many clients can cause
 * @param memory shared by the clients of all listeners
 * @param protocolLog logs all input and output
 * @param authenticator authenticates clients; empty if no login is required, or after the login
 * @param account the account of the clients
 * @param quotas limits for all clients together; empty if there are none
 * @param limits limits of this listener
 * @param registry the open sessions of all listeners
 * @param archive stores sessions beyond the life of the process
 * @param games limits for uploaded games
 */
public record ListenerContext(
    String name,
    Dialects dialects,
    Map<String, SessionContext> sessions,
    System.Logger log,
    LimitedLog limitedLog,
    ClientMemory memory,
    Optional<ProtocolLog> protocolLog,
    Optional<Authenticator> authenticator,
    Account account,
    Optional<Quotas> quotas,
    ClientLimits limits,
    SessionRegistry registry,
    Archive archive,
    GamesConfig games) {
  public ListenerContext {
    sessions = Map.copyOf(sessions);
  }

  /** Returns the listener's name and the account, for the list of sessions. */
  String label() {
    return account.name().isEmpty() ? name : name + ", " + account.name();
  }

  /** Returns the listener's name and the account as details of a log line. */
  Stream<Object> details() {
    Stream<Object> own = Stream.of("listener", name);
    return account.name().isEmpty()
        ? own
        : Stream.concat(own, Stream.of("account", account.name()));
  }

  /** Returns why no session is available in a protocol. */
  String without(Dialect<?, ?, ?> dialect) {
    if (account.name().isEmpty()) {
      return "no engine of this listener plays a game of " + dialect.name();
    }
    return account.maySearch()
        ? account.name()
            + " may use no engine of this listener that plays a game of "
            + dialect.name()
        : account.name() + " may neither play nor analyse";
  }

  /**
   * Returns a copy for the only client of this process, which may name files because it runs on
   * this machine as this user.
   */
  public ListenerContext withFiles() {
    return with(
        dialects,
        each(SessionContext::withFiles),
        memory.alone(),
        protocolLog,
        authenticator,
        account);
  }

  /** Returns a copy that allows one protocol. */
  public ListenerContext only(String protocol) {
    return with(dialects.only(protocol), sessions, memory, protocolLog, authenticator, account);
  }

  /** Returns a copy for the session with this token. */
  public ListenerContext withSession(String session) {
    Map<String, SessionContext> named = each(context -> context.withSession(session));
    return with(dialects, named, memory, protocolLog, authenticator, account);
  }

  /** Returns a copy with another protocol log. */
  public ListenerContext withProtocolLog(Optional<ProtocolLog> log) {
    return with(dialects, sessions, memory, log, authenticator, account);
  }

  /** Returns a copy with the rights of a logged-in account. */
  public ListenerContext as(Account owner) {
    Map<String, SessionContext> allowed = new HashMap<>();
    sessions.forEach(
        (protocol, context) -> context.as(owner).ifPresent(it -> allowed.put(protocol, it)));
    return with(dialects, allowed, memory, protocolLog, Optional.empty(), owner);
  }

  private Map<String, SessionContext> each(UnaryOperator<SessionContext> change) {
    Map<String, SessionContext> changed = new HashMap<>();
    sessions.forEach((protocol, context) -> changed.put(protocol, change.apply(context)));
    return changed;
  }

  private ListenerContext with(
      Dialects spoken,
      Map<String, SessionContext> theirSessions,
      ClientMemory theirMemory,
      Optional<ProtocolLog> theirLog,
      Optional<Authenticator> theirAuthenticator,
      Account owner) {
    return new ListenerContext(
        name,
        spoken,
        theirSessions,
        log,
        limitedLog,
        theirMemory,
        theirLog,
        theirAuthenticator,
        owner,
        quotas,
        limits,
        registry,
        archive,
        games);
  }

  /**
   * Counts a request without a session as a command. Returns why it is rejected, if a quota is
   * exhausted.
   */
  public Optional<String> countCommand(InetAddress from) {
    SessionQuotas asking = quotas(from);
    try {
      return asking.command();
    } finally {
      asking.close();
    }
  }

  /** Returns the quotas of a new session. */
  SessionQuotas quotas(InetAddress from) {
    return quotas
        .map(shared -> shared.of(name, limits, from, account))
        .orElseGet(() -> SessionQuotas.none(from));
  }
}
