package tengen.daemon.session;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import tengen.daemon.log.SessionId;
import tengen.daemon.monitor.Monitor;

/** The sessions that are open. Any thread may call. */
public final class SessionCensus {
  private final Set<OpenSession> open = ConcurrentHashMap.newKeySet();
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

  /** One that opens now. */
  OpenSession add(String protocol, String client, String listener, SessionSummary summary) {
    var session =
        new OpenSession(
            new SessionId(last.incrementAndGet()), protocol, client, listener, summary::soFar);
    open.add(session);
    monitor.opened(protocol);
    return session;
  }

  /** It has ended. */
  void remove(OpenSession session) {
    open.remove(session);
  }

  /** How many are open in each protocol. */
  public Map<String, Long> byProtocol() {
    return open.stream()
        .collect(Collectors.groupingBy(OpenSession::protocol, TreeMap::new, Collectors.counting()));
  }

  /** Those that are open, oldest first. */
  public List<OpenSession> all() {
    return open.stream()
        .sorted(Comparator.comparingLong(session -> session.id().number()))
        .toList();
  }
}
