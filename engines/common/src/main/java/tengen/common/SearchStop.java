package tengen.common;

import java.util.function.BooleanSupplier;
import tengen.search.SearchControl;

/**
 * The conditions that end a search early: a stop by the host, the planned time, an interrupt, or
 * the engine's close.
 */
public record SearchStop(SearchControl control, BooleanSupplier closed) {

  /** Returns true if the search must end. Reads the clock, so call it once in many nodes. */
  public boolean isDue(long nodes) {
    return control.shouldStop(nodes) || isOutOfTime();
  }

  /**
   * Returns true if the planned time is over, the engine is closed or the thread is interrupted.
   * Ignores the host's stop and node limit.
   */
  public boolean isOutOfTime() {
    return control.elapsedMs() >= control.limits().plannedMs()
        || closed.getAsBoolean()
        || Thread.currentThread().isInterrupted();
  }
}
