package tengen.daemon.session;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The sessions that are open. Any thread may call. */
public final class SessionCensus {
  private final Set<OpenSession> open = ConcurrentHashMap.newKeySet();
  private final AtomicLong last = new AtomicLong();

  /** None so far. */
  public SessionCensus() {}

  /** One that opens now. */
  OpenSession add(String protocol, String client, String listener, SessionSummary summary) {
    var session =
        new OpenSession(last.incrementAndGet(), protocol, client, listener, summary::soFar);
    open.add(session);
    return session;
  }

  /** It has ended. */
  void remove(OpenSession session) {
    open.remove(session);
  }

  /** Those that are open, oldest first. */
  public List<OpenSession> all() {
    return open.stream().sorted(Comparator.comparingLong(OpenSession::number)).toList();
  }
}
