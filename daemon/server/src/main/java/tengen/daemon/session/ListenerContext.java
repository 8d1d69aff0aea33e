package tengen.daemon.session;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tengen.config.ClientLimits;
import tengen.config.GamesConfig;
import tengen.daemon.access.Account;
import tengen.daemon.access.LoginDesk;
import tengen.daemon.access.Quotas;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.log.LimitedLog;
import tengen.host.memory.ClientMemory;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;
import tengen.store.archive.Archive;

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
 * @param desk where its clients log in; empty: they need not, or have
 * @param account whose they are
 * @param quotas what the clients use together; empty: nothing bounds that
 * @param limits those of this listener
 * @param census knows the sessions of all listeners
 * @param archive keeps what sessions outlive the process by
 * @param games what clients may bring to it
 */
public record ListenerContext(
    String name,
    Dialects dialects,
    Map<String, SessionContext> sessions,
    System.Logger log,
    LimitedLog crowdLog,
    ClientMemory memory,
    Optional<ProtocolLog> protocolLog,
    Optional<LoginDesk> desk,
    Account account,
    Optional<Quotas> quotas,
    ClientLimits limits,
    SessionCensus census,
    Archive archive,
    GamesConfig games) {
  public ListenerContext {
    sessions = Map.copyOf(sessions);
  }

  /** The listener's name, and whose client it is, for the log. */
  String label() {
    return account.name().isEmpty() ? name : name + ", " + account.name();
  }

  /** Why there is no session in this protocol. */
  String without(Dialect<?, ?, ?> dialect) {
    if (account.name().isEmpty()) {
      return "no engine here plays what " + dialect.name() + " carries";
    }
    return account.maySearch()
        ? account.name() + " may use no engine here that plays what " + dialect.name() + " carries"
        : account.name() + " may neither play nor analyse";
  }

  /** The same for the only client, which may name files: it runs on this machine, as this user. */
  public ListenerContext withFiles() {
    return with(
        dialects, each(SessionContext::withFiles), memory.alone(), protocolLog, desk, account);
  }

  /** The same for clients of one protocol. */
  public ListenerContext only(String protocol) {
    return with(dialects.only(protocol), sessions, memory, protocolLog, desk, account);
  }

  /** The same for the session of this name. */
  public ListenerContext withSession(String session) {
    Map<String, SessionContext> named = each(context -> context.withSession(session));
    return with(dialects, named, memory, protocolLog, desk, account);
  }

  /** The same, with what is said kept there. */
  public ListenerContext withProtocolLog(Optional<ProtocolLog> there) {
    return with(dialects, sessions, memory, there, desk, account);
  }

  /** The same for clients that have logged in: what this account may use. */
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
      Optional<LoginDesk> theirDesk,
      Account owner) {
    return new ListenerContext(
        name,
        spoken,
        theirSessions,
        log,
        crowdLog,
        theirMemory,
        theirLog,
        theirDesk,
        owner,
        quotas,
        limits,
        census,
        archive,
        games);
  }

  /** What is asked without a session counts as a command, or why it may not be asked now. */
  public Optional<String> countCommand(InetAddress from) {
    SessionQuotas asking = quotas(from);
    try {
      return asking.command();
    } finally {
      asking.close();
    }
  }

  /** A new session's part of the quotas. */
  SessionQuotas quotas(InetAddress from) {
    return quotas
        .map(shared -> shared.of(name, limits, from, account))
        .orElseGet(() -> SessionQuotas.none(from));
  }
}
