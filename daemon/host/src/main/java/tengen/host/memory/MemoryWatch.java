package tengen.host.memory;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Sees whether there is memory again after some work was given up for lack of it. Others may hold
 * it for a while until they meet the error too. Any thread may call.
 */
final class MemoryWatch {
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final int MAX_LOOKS = 100;

  private final BooleanSupplier hasRoom;
  private final Runnable end;
  private final AtomicBoolean isWatching = new AtomicBoolean();

  /**
   * A watch that has seen nothing.
   *
   * @param hasRoom whether there is memory
   * @param end run where memory stays short for {@link #MAX_LOOKS} looks
   */
  MemoryWatch(BooleanSupplier hasRoom, Runnable end) {
    this.hasRoom = hasRoom;
    this.end = end;
  }

  /** Looks at once and, where there is no memory, goes on looking on a thread of its own. */
  void look() {
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
    for (int i = 0; i < MAX_LOOKS && !isThere; i++) {
      LockSupport.parkNanos(PAUSE.toNanos());
      isThere = hasRoom.getAsBoolean();
    }
    isWatching.set(false);
    if (!isThere) {
      end.run();
    }
  }
}
