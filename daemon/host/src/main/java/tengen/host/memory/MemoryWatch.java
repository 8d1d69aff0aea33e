package tengen.host.memory;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Checks whether memory is available again after work was abandoned. Other threads may use it until
 * they fail too. Thread-safe.
 */
final class MemoryWatch {
  /** Pause between two checks. Each check may cost a full garbage collection. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  private static final int MAX_CHECKS = 20;

  private final BooleanSupplier hasRoom;
  private final Runnable end;
  private final AtomicBoolean isWatching = new AtomicBoolean();

  /**
   * Creates a watch.
   *
   * @param hasRoom returns whether there is memory
   * @param end run if memory stays short for {@link #MAX_CHECKS} checks
   */
  MemoryWatch(BooleanSupplier hasRoom, Runnable end) {
    this.hasRoom = hasRoom;
    this.end = end;
  }

  /** Checks now and, if memory is short, repeatedly on a thread of its own. */
  void check() {
    if (hasRoom.getAsBoolean() || !isWatching.compareAndSet(false, true)) {
      return;
    }
    try {
      var _ = Thread.ofPlatform().daemon().name("memory-watch").start(this::watch);
    } catch (OutOfMemoryError _) {
      end.run();
    }
  }

  private void watch() {
    boolean isThere = false;
    for (int i = 0; i < MAX_CHECKS && !isThere; i++) {
      LockSupport.parkNanos(PAUSE.toNanos());
      isThere = hasRoom.getAsBoolean();
    }
    isWatching.set(false);
    if (!isThere) {
      end.run();
    }
  }
}
