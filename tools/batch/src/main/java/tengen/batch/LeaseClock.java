package tengen.batch;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tengen.sql.BootId;

/**
 * The clock of leases. It advances with {@link System#nanoTime} from a common zero, so that setting
 * a system clock neither loses nor blocks a worker. On Linux all processes of a boot share that
 * monotonic clock.
 *
 * @param zero time when {@link System#nanoTime} was 0
 */
record LeaseClock(Instant zero) implements InstantSource {
  private static final String SET =
      "INSERT INTO batch_clock (boot, zero_ms) VALUES (:boot, :zero) ON CONFLICT DO NOTHING";

  private static final String GET = "SELECT zero_ms FROM batch_clock WHERE boot = :boot";

  private static LeaseClock from(Instant now) {
    return new LeaseClock(now.minusNanos(System.nanoTime()));
  }

  /** Returns a clock based on the database server's time, read once. */
  static LeaseClock ofServer(Jdbi jdbi) {
    return from(
        jdbi.withHandle(
            it -> it.createQuery("SELECT clock_timestamp()").mapTo(Instant.class).one()));
  }

  /**
   * Returns a clock for the processes of one machine. The first process after a boot stores the
   * zero in the file.
   *
   * @param own the system clock
   */
  static LeaseClock ofFile(Jdbi jdbi, InstantSource own) {
    LeaseClock clock = from(own.instant());
    try {
      String boot = BootId.read();
      return jdbi.inTransaction(handle -> clock.common(handle, boot));
    } catch (IOException _) {
      return clock; // The system reports no boot id.
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
