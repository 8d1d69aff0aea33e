package tengen.common;

import java.util.function.BooleanSupplier;
import tengen.search.SearchControl;

/**
 * When a search ends before it is done: the host says stop, its planned time is over, its thread is
 * interrupted, or its engine is closed.
 */
public record SearchStop(SearchControl control, BooleanSupplier closed) {

  /** Reads the clock: to be asked once in many nodes. */
  public boolean isDue(long nodes) {
    return control.shouldStop(nodes) || isOutOfTime();
  }

  /** The same but for what the host says of stops and nodes. */
  public boolean isOutOfTime() {
    return control.elapsedMs() >= control.limits().plannedMs()
        || closed.getAsBoolean()
        || Thread.currentThread().isInterrupted();
  }
}
