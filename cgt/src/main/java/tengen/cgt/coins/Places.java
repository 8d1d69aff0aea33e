package tengen.cgt.coins;

import tengen.cgt.NotationException;
import tengen.cgt.impartial.WholeNumber;

/** Where coins may lie: up to 2^61, so that nimbers stay below 2^63. */
final class Places {
  private static final long MOST = 1L << 61;

  private Places() {}

  static long parse(String text, long first) {
    long place = WholeNumber.parse(text);
    if (place < first || place > MOST) {
      throw new NotationException(text + ": places are from " + first + " to 2^61");
    }
    return place;
  }
}
