package tengen.cgt.coins;

import tengen.cgt.NotationException;
import tengen.cgt.impartial.WholeNumber;

/** Reads the places of coins, unsigned numbers up to 64 bits. */
final class Places {
  /** The largest unsigned number. */
  static final long MAX_PLACE = -1;

  private Places() {}

  /**
   * Reads a place.
   *
   * @param first the first allowed place
   * @param most the last allowed place
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
