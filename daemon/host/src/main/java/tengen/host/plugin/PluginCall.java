package tengen.host.plugin;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** A call into a plugin at start, when nothing else watches it. */
public final class PluginCall {
  /** What a plugin needs to load belongs to the making of its engines. A guess. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  private PluginCall() {}

  /**
   * Calls on a thread of its own, which is given up if it does not return in time. Waits through
   * interrupts, which the caller finds afterwards.
   *
   * @param name of the thread
   * @return empty: it did not return
   * @throws RuntimeException, or an error, as the call did
   */
  @SuppressWarnings("ThreadPriorityCheck") // Nothing relies on it: a lost thread shall cost less.
  public static <T> Optional<T> within(Duration patience, String name, Supplier<T> call) {
    var task = new FutureTask<>(call::get);
    Thread thread = Thread.ofPlatform().daemon().name(name).start(task);
    try {
      return Optional.of(Interrupts.get(task, patience));
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
