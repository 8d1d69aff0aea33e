package tengen.host.search;

import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Watches engines that are being closed: one that does not return in time has a stuck thread. Any
 * thread may call.
 */
final class CloseWatch {
  /** The longest time that a close may take. A guess. */
  static final long MAX_CLOSE_MS = 10_000;

  private final Alarms alarms;
  private final Consumer<String> stuck;
  private final Consumer<String> returned;

  /**
   * A watch over no engine yet.
   *
   * @param stuck hears the plugin of a close that hangs
   * @param returned hears it again when that close has returned
   */
  CloseWatch(Alarms alarms, Consumer<String> stuck, Consumer<String> returned) {
    this.alarms = alarms;
    this.stuck = stuck;
    this.returned = returned;
  }

  /** Watches a close of an engine of this plugin until the result is run. */
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
