package tengen.cgt.value;

import java.util.function.Supplier;
import tengen.cgt.LimitException;

/**
 * Limits a recursion into games, some of which have a million moves, before the stack does. What it
 * limits goes down in loops: streams take more frames a level.
 */
final class RecursionLimit {
  private static final int DEEPEST = 500;

  private int now;

  /**
   * One level deeper.
   *
   * @throws LimitException that is too deep
   */
  <T> T deeper(Supplier<T> calculation) {
    if (now == DEEPEST) {
      throw new LimitException("deeper than " + DEEPEST + " moves");
    }
    now++;
    try {
      return calculation.get();
    } finally {
      now--;
    }
  }
}
