package tengen.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * A run of the contract's checks. Failure messages begin with the broken promise. After several
 * hangs all remaining checks fail at once, since each hang takes the whole timeout and there are
 * hundreds of checks.
 */
final class CheckRunner {
  private static final int MAX_HANGS = 3;

  private final AtomicInteger hangs = new AtomicInteger();

  /** Thrown when a call into the engine has not returned. */
  static final class HangError extends AssertionError {
    private static final long serialVersionUID = 1;

    HangError(String message) {
      super(message);
    }
  }

  void run(Check check) throws InterruptedException {
    if (hangs.get() >= MAX_HANGS) {
      fail(
          String.format(
              Locale.ROOT,
              "promise: %s: not tried, since the engine has hung %d times",
              check.name(),
              MAX_HANGS));
    }
    try {
      check.body().run();
    } catch (TestAbortedException | InterruptedException e) {
      throw e;
    } catch (HangError hang) {
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
