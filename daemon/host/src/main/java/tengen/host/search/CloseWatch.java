package tengen.host.search;

import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Watches engines being closed. A close that does not return in time counts as a stuck thread.
 * Thread-safe.
 */
final class CloseWatch {
  /** Time limit of a close, in milliseconds. An estimate. */
  static final long MAX_CLOSE_MS = 10_000;

  private final Alarms alarms;
  private final Consumer<String> stuck;
  private final Consumer<String> returned;

  /**
   * Creates a watch.
   *
   * @param stuck receives the plugin of a close that hangs
   * @param returned receives the plugin when such a close returns
   */
  CloseWatch(Alarms alarms, Consumer<String> stuck, Consumer<String> returned) {
    this.alarms = alarms;
    this.stuck = stuck;
    this.returned = returned;
  }

  /** Starts watching a close. The caller must run the result when it returns. */
  Runnable begin(String plugin) {
    var close = new Close(plugin);
    Future<?> alarm = alarms.set(close::late, MAX_CLOSE_MS);
    return () -> {
      alarm.cancel(false);
      close.end();
    };
  }

  private final class Close {
    private final String plugin;
    private boolean hasEnded;
    private boolean isLate;

    Close(String plugin) {
      this.plugin = plugin;
    }

    synchronized void late() {
      if (!hasEnded) {
        isLate = true;
        stuck.accept(plugin);
      }
    }

    synchronized void end() {
      hasEnded = true;
      if (isLate) {
        returned.accept(plugin);
      }
    }
  }
}
