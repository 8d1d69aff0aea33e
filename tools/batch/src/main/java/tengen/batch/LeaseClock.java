package tengen.batch;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.sql.BootId;

/**
 * The clock that leases of units are told by. It goes on from a common zero by {@link
 * System#nanoTime}: no worker is taken for lost, and none stands still, where somebody sets a
 * system's clock. On Linux that is one monotonic clock for all processes of a boot.
 *
 * @param zero when {@link System#nanoTime} was 0
 */
record LeaseClock(Instant zero) implements InstantSource {
  private static final String SET =
      "INSERT INTO batch_clock (boot, zero_ms) VALUES (:boot, :zero) ON CONFLICT DO NOTHING";

  private static final String GET = "SELECT zero_ms FROM batch_clock WHERE boot = :boot";

  private static LeaseClock from(Instant now) {
    return new LeaseClock(now.minusNanos(System.nanoTime()));
  }

  /** Returns the clock of a server's database, which this process compares its own with once. */
  static LeaseClock ofServer(Jdbi jdbi) {
    return from(
        jdbi.withHandle(
            it -> it.createQuery("SELECT clock_timestamp()").mapTo(Instant.class).one()));
  }

  /**
   * Returns the clock of a file, whose processes are on one machine: the first of them since the
   * boot stores its zero.
   *
   * @param own the system's clock
   */
  static LeaseClock ofFile(Jdbi jdbi, InstantSource own) {
    LeaseClock clock = from(own.instant());
    try {
      String boot = BootId.read();
      return jdbi.inTransaction(handle -> clock.common(handle, boot));
    } catch (IOException _) {
      return clock; // The system does not tell which boot it is.
    }
  }

  private LeaseClock common(Handle handle, String boot) {
    handle.createUpdate(SET).bind("boot", boot).bind("zero", zero.toEpochMilli()).execute();
    long zeroMs = handle.createQuery(GET).bind("boot", boot).mapTo(Long.class).one();
    return new LeaseClock(Instant.ofEpochMilli(zeroMs));
  }

  @Override
  public Instant instant() {
    return zero.plusNanos(System.nanoTime());
  }
}
