package tengen.store.archive;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The time of day when this was made, and from then on what a monotonic clock has counted. Ages and
 * deadlines by it stay right when somebody sets the system's clock; dates for people are the
 * system's. Any thread may call.
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
