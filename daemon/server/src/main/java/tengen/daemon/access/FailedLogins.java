package tengen.daemon.access;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Counts failed logins by network. At most five are allowed within a minute of the first.
 * Thread-safe.
 */
final class FailedLogins {
  static final int MAX_FAILURES = 5;
  private static final long WINDOW_NANOS = TimeUnit.MINUTES.toNanos(1);

  /** Maximum number of recorded networks; beyond it the oldest is removed. */
  private static final int MAX_NETWORKS = 10_000;

  private record Failures(long sinceNanos, int count) {}

  private final LongSupplier nanoClock;
  private final Map<NetworkAddress, Failures> byNetwork = new LinkedHashMap<>();

  FailedLogins(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** Returns whether a network has reached the limit. */
  synchronized boolean areTooMany(InetAddress from) {
    Failures failures = byNetwork.get(NetworkAddress.of(from));
    return failures != null && isNew(failures) && failures.count() >= MAX_FAILURES;
  }

  /** Records a failed login. */
  synchronized void add(InetAddress from) {
    byNetwork.merge(
        NetworkAddress.of(from),
        new Failures(nanoClock.getAsLong(), 1),
        (before, one) ->
            isNew(before) ? new Failures(before.sinceNanos(), before.count() + 1) : one);
    if (byNetwork.size() > MAX_NETWORKS) {
      byNetwork.remove(byNetwork.keySet().iterator().next());
    }
  }

  private boolean isNew(Failures failures) {
    return nanoClock.getAsLong() - failures.sinceNanos() < WINDOW_NANOS;
  }
}
