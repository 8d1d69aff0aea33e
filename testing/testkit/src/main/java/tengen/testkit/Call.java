package tengen.testkit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A call into an engine on its own thread, so that a hang fails its test without stopping the
 * others.
 */
final class Call<T> {

  /** A call's result, and the {@link System#nanoTime} at which it returned. */
  record Ended<T>(T value, long nanos) {}

  private final String what;
  private final FutureTask<Ended<T>> task;
  private final Thread thread;

  private Call(ThreadGroup group, String what, Callable<T> body) {
    this.what = what;
    this.task = new FutureTask<>(() -> new Ended<>(body.call(), System.nanoTime()));
    this.thread = new Thread(group, task, "testkit: " + what);
    thread.setDaemon(true);
  }

  /** Starts a call in a thread group, which contains every thread that the call creates. */
  static <T> Call<T> start(ThreadGroup group, String what, Callable<T> body) {
    var call = new Call<>(group, what, body);
    call.thread.start();
    return call;
  }

  boolean hasEnded() {
    return task.isDone();
  }

  void interrupt() {
    thread.interrupt();
  }

  Thread thread() {
    return thread;
  }

  T get(Duration timeout) throws Exception {
    return ended(timeout).value();
  }

  /** Waits for the call's end. Rethrows what the engine threw; fails the test if the call hangs. */
  Ended<T> ended(Duration timeout) throws Exception {
    try {
      Ended<T> ended = task.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
      // The thread lives a moment longer and must not count as one that the engine left behind.
      thread.join(timeout);
      return ended;
    } catch (TimeoutException _) {
      thread.interrupt();
      throw new CheckRunner.HangError(what + " has not ended within " + timeout.toMillis() + " ms");
    } catch (ExecutionException thrown) {
      switch (thrown.getCause()) {
        case Exception cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw thrown;
      }
    }
  }
}
