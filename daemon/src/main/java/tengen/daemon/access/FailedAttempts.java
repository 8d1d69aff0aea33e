package tengen.daemon.access;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Counts the wrong tokens that each address has sent: for logins, to resume sessions, and at
 * tables. An address with too many within a minute of the first one gets an error until that minute
 * is over, and its tokens are not looked up. Any thread may call.
 */
public final class FailedAttempts {
  /** Seconds after an address's first wrong token in which the others count. */
  public static final int WINDOW_SECONDS = 60;

  private static final long WINDOW_NANOS = TimeUnit.SECONDS.toNanos(WINDOW_SECONDS);

  /** Maximum number of addresses; beyond it the one that failed first is forgotten. */
  private static final int MAX_ADDRESSES = 10_000;

  private record Failures(long sinceNanos, int count) {}

  private final LongSupplier nanoClock;
  private final SequencedMap<NetworkAddress, Failures> byNetwork = new LinkedHashMap<>();
  private Optional<Long> limit;

  /**
   * A table without addresses.
   *
   * @param limit wrong tokens of one address in a minute; empty: no limit
   */
  public FailedAttempts(Optional<Long> limit, LongSupplier nanoClock) {
    this.limit = limit;
    this.nanoClock = nanoClock;
  }

  /** Sets another limit; the failures so far count. */
  public synchronized void limit(Optional<Long> changed) {
    limit = changed;
  }

  /** Returns why a token from this address is not looked up now; empty: it is. */
  public synchronized Optional<String> objection(NetworkAddress from) {
    Failures failures = byNetwork.get(from);
    return limit
        .filter(most -> failures != null && isNew(failures) && failures.count() >= most)
        .map(most -> "more than " + most + " tokens were wrong; wait a minute");
  }

  /** Counts a wrong token from this address. */
  public synchronized void add(NetworkAddress from) {
    Failures before = byNetwork.remove(from);
    byNetwork.putLast(
        from,
        before != null && isNew(before)
            ? new Failures(before.sinceNanos(), before.count() + 1)
            : new Failures(nanoClock.getAsLong(), 1));
    if (byNetwork.size() > MAX_ADDRESSES) {
      byNetwork.pollFirstEntry();
    }
  }

  private boolean isNew(Failures failures) {
    return nanoClock.getAsLong() - failures.sinceNanos() < WINDOW_NANOS;
  }
}
