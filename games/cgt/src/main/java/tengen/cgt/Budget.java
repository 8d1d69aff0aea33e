package tengen.cgt;

import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * What one calculation may spend, counted in positions and forms that it makes. Confined to one
 * thread.
 */
public final class Budget {
  private static final int LOOK_EVERY = 16;

  private final long most;
  private final LongPredicate shouldStop;
  private final Optional<Budget> whole;
  private long spent;

  /**
   * At most so many steps.
   *
   * @param shouldStop given the steps so far, every 16 of them; true ends the calculation
   */
  public Budget(long most, LongPredicate shouldStop) {
    this(most, shouldStop, Optional.empty());
  }

  private Budget(long most, LongPredicate shouldStop, Optional<Budget> whole) {
    this.most = most;
    this.shouldStop = shouldStop;
    this.whole = whole;
  }

  /** At most so many steps of this, which are counted here as well. */
  public Budget atMost(long steps) {
    return new Budget(steps, _ -> false, Optional.of(this));
  }

  /** A quarter of the steps that are left of this, which are counted here as well. */
  public Budget quarter() {
    return atMost((most - spent) / 4);
  }

  /** At most so many steps. */
  public static Budget of(long most) {
    return new Budget(most, steps -> false);
  }

  /**
   * Counts a step.
   *
   * @throws LimitException there was none left, or the calculation was stopped
   */
  public void take() {
    if (spent == most) {
      throw new LimitException("more than " + most + " steps");
    }
    whole.ifPresent(Budget::take);
    spent++;
    if (spent % LOOK_EVERY == 0 && shouldStop.test(spent)) {
      throw new LimitException("stopped after " + spent + " steps");
    }
  }

  /** Steps so far. */
  public long spent() {
    return spent;
  }
}
