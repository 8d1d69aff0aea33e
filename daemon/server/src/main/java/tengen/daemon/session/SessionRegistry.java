package tengen.daemon.session;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import tengen.daemon.monitor.Monitor;
import tengen.host.log.SessionId;

/** A registry of the open sessions. Thread-safe. */
public final class SessionRegistry {
  /** Open sessions by number. */
  private final Map<Long, OpenSession> open = new ConcurrentHashMap<>();

  private final Map<String, Owner> owners = new ConcurrentHashMap<>();
  private final AtomicLong last = new AtomicLong();

  private final Monitor monitor;

  /**
   * Creates an empty registry.
   *
   * @param monitor notified of each opened session
   */
  public SessionRegistry(Monitor monitor) {
    this.monitor = monitor;
  }

  /** Returns the monitor of opened sessions and rejected clients. */
  public Monitor monitor() {
    return monitor;
  }

  /**
   * Assigns a stored session to a connection, and closes the connection that had it.
   *
   * @param key the session's key in the archive
   * @param loop of the connection
   * @param giveUp closes the connection when another one takes the session; run on its loop
   * @return completes when no other connection has the session
   */
  CompletableFuture<Void> assign(String key, Executor loop, Runnable giveUp) {
    return owners
        .compute(
            key,
            (_, before) ->
                new Owner(
                    loop,
                    giveUp,
                    before == null ? CompletableFuture.completedFuture(null) : before.givenUp()))
        .assigned();
  }

  /** Removes the assignment after the connection has ended. */
  void release(String key, Runnable giveUp) {
    owners.computeIfPresent(key, (_, it) -> it.giveUp().equals(giveUp) ? null : it);
  }

  /**
   * Returns a new id, also for requests without a session, which need one for the log and for
   * scheduling searches.
   */
  public SessionId newId() {
    return new SessionId(last.incrementAndGet());
  }

  /** Registers a newly opened session. */
  OpenSession add(String protocol, String client, String listener, SessionSummary summary) {
    var session = new OpenSession(newId(), protocol, client, listener, summary::soFar);
    open.put(session.id().number(), session);
    monitor.opened(protocol);
    return session;
  }

  /** Removes a session that has ended. */
  void remove(OpenSession session) {
    open.remove(session.id().number());
  }

  /** Returns the number of open sessions by protocol. */
  public Map<String, Long> byProtocol() {
    return open.values().stream()
        .collect(Collectors.groupingBy(OpenSession::protocol, TreeMap::new, Collectors.counting()));
  }

  /** Returns the open sessions, oldest first. */
  public List<OpenSession> all() {
    return open.values().stream()
        .sorted(Comparator.comparingLong(session -> session.id().number()))
        .toList();
  }

  /**
   * The connection that has a stored session.
   *
   * @param assigned complete when no other connection has the session
   */
  private record Owner(Executor loop, Runnable giveUp, CompletableFuture<Void> assigned) {
    /** Closes the connection once the session is its own. */
    CompletableFuture<Void> givenUp() {
      return assigned.exceptionally(_ -> null).thenRunAsync(giveUp, loop);
    }
  }
}
