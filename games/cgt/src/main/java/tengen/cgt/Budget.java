package tengen.cgt;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Stream;

/**
 * The maximum number of steps of a calculation. A step is a position or a canonical form that it
 * creates; a large position is several. Confined to one thread.
 */
public final class Budget {
  private static final int STOP_CHECK_INTERVAL = 16;

  /** Parts of a position that take as much memory as a step. */
  private static final int PARTS_PER_STEP = 64;

  private final long maxSteps;
  private final LongPredicate shouldStop;
  private final Optional<Budget> whole;
  private long spent;
  private long held;
  private long checks;

  /**
   * Creates a budget of {@code maxSteps} steps.
   *
   * @param shouldStop called every 16 steps and every 16 checks with the steps so far; true ends
   *     the calculation
   */
  public Budget(long maxSteps, LongPredicate shouldStop) {
    this(maxSteps, shouldStop, Optional.empty());
  }

  private Budget(long maxSteps, LongPredicate shouldStop, Optional<Budget> whole) {
    this.maxSteps = maxSteps;
    this.shouldStop = shouldStop;
    this.whole = whole;
  }

  /**
   * Returns a part of this budget with at most {@code steps} steps. Its steps count here as well.
   */
  public Budget atMost(long steps) {
    return new Budget(steps, _ -> false, Optional.of(this));
  }

  /**
   * Returns a part of this budget with a quarter of the steps that are left. Its steps count here
   * as well.
   */
  public Budget quarter() {
    return atMost((maxSteps - spent) / 4);
  }

  /** Returns a budget of {@code maxSteps} steps that nothing stops earlier. */
  public static Budget of(long maxSteps) {
    return new Budget(maxSteps, steps -> false);
  }

  /**
   * Counts a step.
   *
   * @throws LimitException if no step was left or the calculation was stopped
   */
  public void take() {
    require(1);
    whole.ifPresent(Budget::take);
    spent++;
    stopAtInterval(spent);
  }

  private void require(long steps) {
    if (steps > maxSteps - spent - held) {
      throw new LimitException("more than " + maxSteps + " steps");
    }
  }

  /**
   * Holds steps for memory that is freed later, such as the moves that a search has yet to try.
   *
   * @throws LimitException if fewer steps are left
   */
  public void hold(long steps) {
    require(steps);
    whole.ifPresent(budget -> budget.hold(steps));
    held += steps;
  }

  /** Gives steps back that were held. */
  public void release(long steps) {
    whole.ifPresent(budget -> budget.release(steps));
    held -= steps;
  }

  /**
   * Counts the steps of the memory of a large position that is stored: one for each {@value
   * #PARTS_PER_STEP} of its {@linkplain Sized parts}.
   *
   * @throws LimitException as {@link #take}
   */
  public void store(Object position) {
    for (int parts = Sized.of(position); parts >= PARTS_PER_STEP; parts -= PARTS_PER_STEP) {
      take();
    }
  }

  /**
   * Returns the same stream, each of whose elements ends the calculation if it was stopped. Counts
   * no steps: for lists that may be long between two steps.
   */
  public <T> Stream<T> stopping(Stream<T> stream) {
    return stream.peek(_ -> check());
  }

  /**
   * Ends the calculation if it was stopped; counts no step.
   *
   * @throws LimitException if the calculation was stopped
   */
  public void check() {
    whole.ifPresent(Budget::check);
    checks++;
    stopAtInterval(checks);
  }

  private void stopAtInterval(long count) {
    if (count % STOP_CHECK_INTERVAL == 0 && shouldStop.test(spent)) {
      throw new LimitException("stopped after " + spent + " steps");
    }
  }

  /** Returns the number of steps so far. */
  public long spent() {
    return spent;
  }
}
