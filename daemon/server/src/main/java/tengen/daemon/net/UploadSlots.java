package tengen.daemon.net;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The slots for concurrent uploads. If all are taken, a new upload replaces the slowest one that
 * has been received for some time. Thread-safe.
 */
final class UploadSlots {
  /** An upload younger than this is not replaced. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final int maxSlots;
  private final LongSupplier nanoClock;
  private final List<Slot> receiving = new ArrayList<>();
  private int taken;

  UploadSlots(int maxSlots, LongSupplier nanoClock) {
    this.maxSlots = maxSlots;
    this.nanoClock = nanoClock;
  }

  /**
   * Takes a slot; empty if there is none.
   *
   * @param evict rejects the upload if another one replaces it
   */
  Optional<Slot> take(Runnable evict) {
    Optional<Slot> replaced = Optional.empty();
    Optional<Slot> slot = Optional.empty();
    synchronized (this) {
      long nowNanos = nanoClock.getAsLong();
      if (taken == maxSlots) {
        replaced = slowest(nowNanos);
        replaced.ifPresent(Slot::release);
      }
      if (taken < maxSlots) {
        slot = Optional.of(new Slot(evict, nowNanos));
        receiving.add(slot.get());
        taken++;
      }
    }
    replaced.ifPresent(it -> it.evict.run());
    return slot;
  }

  private Optional<Slot> slowest(long nowNanos) {
    return receiving.stream()
        .filter(slot -> nowNanos - slot.startNanos >= GRACE_NANOS)
        .min(Comparator.comparingDouble(slot -> slot.bytesPerNano(nowNanos)));
  }

  /** The slot of one upload. Thread-safe. */
  final class Slot {
    private final Runnable evict;
    private final long startNanos;
    private long bytes;
    private boolean isReleased;

    private Slot(Runnable evict, long startNanos) {
      this.evict = evict;
      this.startNanos = startNanos;
    }

    private double bytesPerNano(long nowNanos) {
      return (double) bytes / (nowNanos - startNanos);
    }

    /** Counts received bytes. */
    void received(int more) {
      synchronized (UploadSlots.this) {
        bytes += more;
      }
    }

    /** Keeps the slot until its release; returns false if another upload has it. */
    boolean complete() {
      synchronized (UploadSlots.this) {
        receiving.remove(this);
        return !isReleased;
      }
    }

    /** Releases the slot. Later calls have no effect. */
    void release() {
      synchronized (UploadSlots.this) {
        receiving.remove(this);
        taken -= isReleased ? 0 : 1;
        isReleased = true;
      }
    }
  }
}
