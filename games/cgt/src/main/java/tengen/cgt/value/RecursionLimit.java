package tengen.cgt.value;

import java.util.function.Supplier;
import tengen.cgt.LimitException;

/**
 * Limits the depth of a recursion before the stack overflows; some games have a million moves. The
 * limited recursions use loops, because streams take more frames a level.
 */
final class RecursionLimit {
  private static final int MAX_DEPTH = 500;

  private int now;

  /**
   * Runs a calculation at the next level.
   *
   * @throws LimitException if that is too deep
   */
  <T> T deeper(Supplier<T> calculation) {
    if (now == MAX_DEPTH) {
      throw new LimitException("the game is deeper than " + MAX_DEPTH + " moves");
    }
    now++;
    try {
      return calculation.get();
    } finally {
      now--;
    }
  }
}
