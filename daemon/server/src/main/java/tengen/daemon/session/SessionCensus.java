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

/** The sessions that are open. Any thread may call. */
public final class SessionCensus {
  /** By their numbers. */
  private final Map<Long, OpenSession> open = new ConcurrentHashMap<>();

  private final Map<String, Owner> owners = new ConcurrentHashMap<>();
  private final AtomicLong last = new AtomicLong();

  private final Monitor monitor;

  /** None so far; the monitor hears of each. */
  public SessionCensus(Monitor monitor) {
    this.monitor = monitor;
  }

  /** Hears of clients that are refused, too. */
  public Monitor monitor() {
    return monitor;
  }

  /**
   * Gives what the archive has under this key to a connection, and ends that which had it before.
   *
   * @param loop of the connection
   * @param giveUp ends it when the next one comes, on its loop
   * @return done when none has it any more but this
   */
  CompletableFuture<Void> own(String key, Executor loop, Runnable giveUp) {
    Owner before = owners.put(key, new Owner(loop, giveUp));
    return before == null
        ? CompletableFuture.completedFuture(null)
        : CompletableFuture.runAsync(before.giveUp(), before.loop());
  }

  /** That connection has ended. */
  void disown(String key, Runnable giveUp) {
    owners.computeIfPresent(key, (_, it) -> it.giveUp().equals(giveUp) ? null : it);
  }

  /** Names what is no session as one, for the log and for its turn to search. */
  public SessionId newId() {
    return new SessionId(last.incrementAndGet());
  }

  /** One that opens now. */
  OpenSession add(String protocol, String client, String listener, SessionSummary summary) {
    var session = new OpenSession(newId(), protocol, client, listener, summary::soFar);
    open.put(session.id().number(), session);
    monitor.opened(protocol);
    return session;
  }

  /** It has ended. */
  void remove(OpenSession session) {
    open.remove(session.id().number());
  }

  /** How many are open in each protocol. */
  public Map<String, Long> byProtocol() {
    return open.values().stream()
        .collect(Collectors.groupingBy(OpenSession::protocol, TreeMap::new, Collectors.counting()));
  }

  /** Those that are open, oldest first. */
  public List<OpenSession> all() {
    return open.values().stream()
        .sorted(Comparator.comparingLong(session -> session.id().number()))
        .toList();
  }

  /** Who has a kept session. */
  private record Owner(Executor loop, Runnable giveUp) {}
}
