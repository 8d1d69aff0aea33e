package tengen.support;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Waits of tests for events. Each fails after the same limit, with what it waited for and the last
 * state.
 */
public final class Waits {
  /** Maximum wait of a test. Only a hang reaches it, even on a busy machine. */
  public static final Duration CAP = Duration.ofMinutes(5);

  private static final long MIN_PAUSE_MS = 2;
  private static final long MAX_PAUSE_MS = 64;
  private static final long MAX_PAUSE_AFTER_SLOW_POLL_NANOS = TimeUnit.SECONDS.toNanos(1);

  private Waits() {}

  /** Assertions that will eventually hold. */
  public interface Check {
    /** Throws an {@link AssertionError} if the assertions do not hold yet. */
    void run() throws Exception;
  }

  /** Waits until the condition is true. */
  public static void until(String what, Callable<Boolean> condition) {
    var _ = until(what, condition, Boolean::booleanValue);
  }

  /**
   * Waits until the value satisfies {@code isWanted} and returns it. A failure shows the last
   * value.
   */
  public static <T> T until(String what, Callable<T> value, Predicate<? super T> isWanted) {
    var pause = new Pause(what);
    while (true) {
      T seen = call(what, value);
      if (isWanted.test(seen)) {
        return seen;
      }
      pause.await(() -> "last seen: " + seen, null);
    }
  }

  private static <T> T call(String what, Callable<T> value) {
    try {
      return value.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError("while waiting for " + what + ": " + e, e);
    }
  }

  /** Waits until the assertions hold. Also repeats them after an I/O error. */
  public static void untilAsserted(String what, Check check) {
    var _ =
        untilDone(
            what,
            () -> {
              check.run();
              return what;
            });
  }

  /** Repeats the attempt until it throws neither an assertion nor an I/O error. */
  public static <T> T untilDone(String what, Callable<T> attempt) {
    var pause = new Pause(what);
    while (true) {
      try {
        return attempt.call();
      } catch (AssertionError | IOException e) {
        pause.await(e::toString, e);
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError("while waiting for " + what + ": " + e, e);
      }
    }
  }

  /** Waits for the result. Throws a failure as {@link CompletableFuture#join} does. */
  public static <T> T get(String what, CompletableFuture<T> future) {
    try {
      return future.get(CAP.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException _) {
      return future.join();
    } catch (TimeoutException e) {
      throw late(what, "not completed", e);
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    }
  }

  /** Waits for the next element of the queue. A failure shows {@code seen}. */
  public static <T> T next(String what, BlockingQueue<T> queue, Supplier<String> seen) {
    try {
      @Nullable T next = queue.poll(CAP.toNanos(), TimeUnit.NANOSECONDS);
      if (next == null) {
        throw late(what, seen.get(), null);
      }
      return next;
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    }
  }

  /** Waits until the latch is open. */
  public static void open(String what, CountDownLatch latch) {
    try {
      if (!latch.await(CAP.toNanos(), TimeUnit.NANOSECONDS)) {
        throw late(what, latch.getCount() + " to come", null);
      }
    } catch (InterruptedException e) {
      throw interrupted(what, e);
    }
  }

  /** Waits for the end of the process and returns its exit code. A failure shows {@code seen}. */
  public static int exitCode(String what, Process process, Supplier<String> seen) {
    try {
      if (!process.waitFor(CAP.toNanos(), TimeUnit.NANOSECONDS)) {
        throw late("the end of " + what, seen.get(), null);
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      throw interrupted("the end of " + what, e);
    }
  }

  private static AssertionError late(String what, String seen, @Nullable Throwable cause) {
    return new AssertionError(
        "waited " + CAP.toMinutes() + " minutes for " + what + "; " + seen, cause);
  }

  private static AssertionError interrupted(String what, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new AssertionError("interrupted while waiting for " + what, cause);
  }

  /**
   * Pauses between polls: short at first, and at least three times as long as the last poll took.
   */
  private static final class Pause {
    private final String what;
    private final long beganNanos = System.nanoTime();
    private long pollBeganNanos = beganNanos;
    private long nextMs = MIN_PAUSE_MS;

    Pause(String what) {
      this.what = what;
    }

    void await(Supplier<String> seen, @Nullable Throwable cause) {
      long now = System.nanoTime();
      if (now - beganNanos >= CAP.toNanos()) {
        throw late(what, seen.get(), cause);
      }
      long afterSlowPollNanos =
          Math.min(3 * (now - pollBeganNanos), MAX_PAUSE_AFTER_SLOW_POLL_NANOS);
      LockSupport.parkNanos(Math.max(TimeUnit.MILLISECONDS.toNanos(nextMs), afterSlowPollNanos));
      if (Thread.interrupted()) {
        var interrupt = new InterruptedException(seen.get());
        throw interrupted(what, interrupt);
      }
      nextMs = Math.min(2 * nextMs, MAX_PAUSE_MS);
      pollBeganNanos = System.nanoTime();
    }
  }
}
