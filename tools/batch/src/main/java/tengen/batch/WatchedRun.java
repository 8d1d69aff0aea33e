package tengen.batch;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import tengen.host.memory.MemoryFailure;
import tengen.jobs.JobWork;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;

/** An attempt at a unit on its own thread, which is abandoned if it makes no progress. */
final class WatchedRun implements UnitContext {
  /** Time for a unit to end after an interrupt. */
  private static final Duration INTERRUPT_TIMEOUT = Duration.ofSeconds(2);

  private final UnitContext context;
  private final long stallNanos;
  private final BooleanSupplier isEnding;

  /** Time of the unit's last progress: its start, or its last read or write. */
  private volatile long signNanos = System.nanoTime();

  private WatchedRun(UnitContext context, Duration stall, BooleanSupplier isEnding) {
    this.context = context;
    this.stallNanos = stall.toNanos();
    this.isEnding = isEnding;
  }

  /**
   * Runs a unit and waits for its end. A shutdown of the worker interrupts the unit, which has a
   * moment to end. Any other interrupt comes from an engine and is ignored.
   *
   * @param stall maximum time without progress
   * @param isEnding whether the worker is shutting down
   * @throws UnitFailure if the unit threw an exception or made no progress
   */
  static String run(
      JobWork work, Unit unit, UnitContext context, Duration stall, BooleanSupplier isEnding)
      throws InterruptedException {
    var watched = new WatchedRun(context, stall, isEnding);
    var result = new FutureTask<>(() -> watched.run(work, unit));
    Thread thread = Thread.ofPlatform().daemon().name("unit-" + unit.id()).start(result);
    try {
      return watched.await(result);
    } catch (InterruptedException e) {
      thread.interrupt();
      if (thread.join(INTERRUPT_TIMEOUT) && result.state() == Future.State.SUCCESS) {
        return result.resultNow();
      }
      throw e;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof UnitFailure failure ? failure : UnitFailure.of(e);
    } catch (TimeoutException _) {
      thread.interrupt();
      throw thread.join(INTERRUPT_TIMEOUT) ? UnitFailure.stalled(stall) : UnitFailure.hangs(stall);
    }
  }

  /**
   * Runs on the unit's thread. Converts exceptions there, since a plugin's exception may fail when
   * it is handled later.
   */
  private String run(JobWork work, Unit unit) {
    try {
      return work.run(unit, this);
    } catch (Throwable e) {
      boolean isInterrupted = Thread.interrupted();
      MemoryFailure.recover(e);
      throw UnitFailure.of(e, isInterrupted);
    }
  }

  @Override
  public Optional<String> checkpoint() {
    sign();
    return context.checkpoint();
  }

  @Override
  public void storeCheckpoint(String checkpoint) {
    sign();
    context.storeCheckpoint(checkpoint);
  }

  @Override
  public List<UnitResult> results() {
    sign();
    return context.results();
  }

  private void sign() {
    signNanos = System.nanoTime();
  }

  private String await(FutureTask<String> result)
      throws InterruptedException, ExecutionException, TimeoutException {
    while (true) {
      long leftNanos = signNanos + stallNanos - System.nanoTime();
      try {
        return result.get(Math.max(0, leftNanos), TimeUnit.NANOSECONDS);
      } catch (TimeoutException e) {
        if (signNanos + stallNanos - System.nanoTime() <= 0) {
          throw e;
        }
      } catch (InterruptedException e) {
        if (isEnding.getAsBoolean()) {
          throw e;
        }
      }
    }
  }
}
