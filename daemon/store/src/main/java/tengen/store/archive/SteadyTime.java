package tengen.store.archive;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * A clock that starts at the system's time and then follows a monotonic clock. Ages and deadlines
 * stay correct when the system's time is changed; dates for people should use the system's clock.
 * Thread-safe.
 */
public final class SteadyTime implements InstantSource {
  /** The clock of this process. */
  public static final InstantSource OF_PROCESS =
      new SteadyTime(InstantSource.system(), System::nanoTime);

  private final Instant start;
  private final long startNanos;
  private final LongSupplier nanoClock;

  SteadyTime(InstantSource system, LongSupplier nanoClock) {
    this.start = system.instant();
    this.startNanos = nanoClock.getAsLong();
    this.nanoClock = nanoClock;
  }

  @Override
  public Instant instant() {
    return start.plusNanos(nanoClock.getAsLong() - startNanos);
  }
}
