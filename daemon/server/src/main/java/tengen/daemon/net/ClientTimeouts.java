package tengen.daemon.net;

import io.netty.util.concurrent.EventExecutor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.host.memory.MemoryFailure;

/**
 * The timeouts of one client: for a recognizable protocol and a login, and for input. Confined to
 * the channel's loop.
 */
final class ClientTimeouts {
  /** Time for a client to send a recognizable protocol or a login, in seconds. */
  static final long DETECTION_SECONDS = 10;

  private final EventExecutor loop;
  private final LongSupplier nanoClock;
  private final long idleNanos;
  private final Runnable onIdle;
  private final Future<?> detection;
  private Future<?> idle;
  private long lastInputNanos;

  /**
   * Starts both timeouts.
   *
   * @param loop of the channel
   * @param idleSeconds time without input
   * @param onUndetected run when a protocol or a login may be missing
   * @param onIdle run when the client has sent nothing for that time
   */
  ClientTimeouts(
      EventExecutor loop,
      LongSupplier nanoClock,
      long idleSeconds,
      Runnable onUndetected,
      Runnable onIdle) {
    this.loop = loop;
    this.nanoClock = nanoClock;
    this.idleNanos = TimeUnit.SECONDS.toNanos(idleSeconds);
    this.onIdle = onIdle;
    this.lastInputNanos = nanoClock.getAsLong();
    this.detection = after(TimeUnit.SECONDS.toNanos(DETECTION_SECONDS), onUndetected);
    this.idle = after(idleNanos, this::checkIdle);
  }

  /** Restarts the timeout for input. */
  void inputReceived() {
    lastInputNanos = nanoClock.getAsLong();
  }

  private void checkIdle() {
    long sinceInput = nanoClock.getAsLong() - lastInputNanos;
    if (sinceInput < idleNanos) {
      idle = after(idleNanos - sinceInput, this::checkIdle);
    } else {
      onIdle.run();
    }
  }

  private Future<?> after(long nanos, Runnable action) {
    Runnable guarded = () -> MemoryFailure.contain(action);
    return loop.schedule(guarded, nanos, TimeUnit.NANOSECONDS);
  }

  void cancel() {
    detection.cancel(false);
    idle.cancel(false);
  }
}
