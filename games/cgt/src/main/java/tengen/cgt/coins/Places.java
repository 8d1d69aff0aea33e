package tengen.cgt.coins;

import tengen.cgt.NotationException;
import tengen.cgt.impartial.WholeNumber;

/** Reads where coins lie: numbers without a sign, up to 64 bits. */
final class Places {
  /** The largest number without a sign. */
  static final long MAX = -1;

  private Places() {}

  /**
   * Reads a place.
   *
   * @param most the last place
   */
  static long parse(String text, long first, long most) {
    long place = WholeNumber.parse(text);
    if (WholeNumber.isBelow(place, first) || WholeNumber.isBelow(most, place)) {
      throw new NotationException(
          text + ": places are from " + first + " to " + Long.toUnsignedString(most));
    }
    return place;
  }
}
