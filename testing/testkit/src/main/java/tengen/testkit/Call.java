package tengen.testkit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One call into an engine, on a thread of its own, so that a hang fails a test and stops none. */
final class Call<T> {

  /** What it gave, and when by {@link System#nanoTime}. */
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

  /** Calls {@code body} now, in a group where every thread that it starts can be seen. */
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

  T get(Duration patience) throws Exception {
    return ended(patience).value();
  }

  /** Waits for the end; what the engine threw is thrown on, and a hang fails the test. */
  Ended<T> ended(Duration patience) throws Exception {
    try {
      Ended<T> ended = task.get(patience.toNanos(), TimeUnit.NANOSECONDS);
      // Its thread lives a moment longer, and would count as one that the engine left.
      thread.join(patience);
      return ended;
    } catch (TimeoutException _) {
      thread.interrupt();
      throw new Trial.Hang(what + " has not ended within " + patience.toMillis() + " ms");
    } catch (ExecutionException thrown) {
      switch (thrown.getCause()) {
        case Exception cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw thrown;
      }
    }
  }
}
