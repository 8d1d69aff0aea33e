package tengen.host.plugin;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** A call into a plugin with a time limit, for use at startup. */
final class PluginCall {
  /**
   * Time limit for loading a plugin. An estimate; long loads belong into the creation of engines.
   */
  static final Duration TIMEOUT = Duration.ofSeconds(10);

  private PluginCall() {}

  /**
   * Calls on a new thread, which is abandoned at the time limit. Waits through interrupts and
   * restores the interrupt status.
   *
   * @param name of the thread
   * @return empty if the call did not return in time
   * @throws RuntimeException or an error thrown by the call
   */
  @SuppressWarnings("ThreadPriorityCheck") // A hint: an abandoned thread should use less time.
  static <T> Optional<T> within(Duration timeout, String name, Supplier<T> call) {
    var task = new FutureTask<>(call::get);
    Thread thread = Thread.ofPlatform().daemon().name(name).start(task);
    try {
      return Optional.of(Interrupts.get(task, timeout));
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case Error error -> throw error;
        case RuntimeException fault -> throw fault;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (TimeoutException _) {
      thread.interrupt();
      thread.setPriority(Thread.MIN_PRIORITY);
      return Optional.empty();
    }
  }
}
