package tengen.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * One run of the contract's checks. A failure begins with the promise that was broken. An engine
 * that hangs again and again is given up: each hang takes the whole patience, and there are
 * hundreds of checks.
 */
final class Trial {
  private static final int MOST_HANGS = 3;

  private final AtomicInteger hangs = new AtomicInteger();

  /** A call into the engine has not come back. */
  static final class Hang extends AssertionError {
    private static final long serialVersionUID = 1;

    Hang(String message) {
      super(message);
    }
  }

  void run(Check check) throws InterruptedException {
    if (hangs.get() >= MOST_HANGS) {
      fail(
          String.format(
              Locale.ROOT,
              "promise: %s: not tried, since the engine has hung %d times",
              check.name(),
              MOST_HANGS));
    }
    try {
      check.body().run();
    } catch (TestAbortedException | InterruptedException e) {
      throw e;
    } catch (Hang hang) {
      hangs.incrementAndGet();
      throw broken(check, String.valueOf(hang.getMessage()), hang);
    } catch (AssertionError wrong) {
      throw broken(check, String.valueOf(wrong.getMessage()), wrong);
    } catch (Exception thrown) {
      throw broken(check, thrown.toString(), thrown);
    }
  }

  private static AssertionFailedError broken(Check check, @Nullable String what, Throwable cause) {
    return new AssertionFailedError("promise: %s: %s".formatted(check.name(), what), cause);
  }
}
