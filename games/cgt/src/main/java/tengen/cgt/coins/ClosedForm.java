package tengen.cgt.coins;

import java.util.List;
import java.util.stream.LongStream;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.WholeNumber;

/**
 * A closed form of the nimbers of heads, with the move to each smaller nimber. "Heads" are coins
 * that show heads; "companions" are the coins that a move turns beside one of them.
 */
sealed interface ClosedForm {
  /** Returns the nimber of a coin that shows its head at a place. */
  long nimber(long place);

  /** Returns the last place at which a coin has a nimber of at most 64 bits. */
  default long maxPlace() {
    return Places.MAX_PLACE;
  }

  /** Returns companions with this nim-sum, which is less than the head's own nimber. */
  List<Long> companionsOf(long sum, long place);

  /** Turning Turtles and Twins: the nimber of a head is its place, like a heap of Nim. */
  record Place(boolean alone) implements ClosedForm {
    @Override
    public long nimber(long place) {
      return place;
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      return alone && sum == 0 ? List.of() : List.of(sum);
    }
  }

  /**
   * Mock Turtles: nimbers are the odious numbers, whose binary form has an odd number of ones. Each
   * smaller nimber is an odious number or the sum of two.
   */
  record Odious() implements ClosedForm {
    @Override
    public long nimber(long place) {
      return 2 * place + (isOdious(place) ? 0 : 1);
    }

    @Override
    public long maxPlace() {
      return Long.MAX_VALUE;
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      if (sum == 0) {
        return List.of();
      }
      return isOdious(sum) ? List.of(sum >>> 1) : pair(sum, place);
    }

    static boolean isOdious(long number) {
      return (Long.bitCount(number) & 1) == 1;
    }

    /**
     * Returns two places left of the head whose nimbers add up to an evil number; 0 is among them
     * unless the other place would be the head.
     */
    private static List<Long> pair(long evil, long place) {
      long other = (evil ^ 1) >>> 1;
      if (other < place) {
        return List.of(other, 0L);
      }
      long low = Long.lowestOneBit(place);
      return List.of(place - low, low);
    }
  }

  /** Triplets: two coins of value 0, then as in Mock Turtles. */
  record OdiousFromTwo() implements ClosedForm {
    private static final Odious ODIOUS = new Odious();

    @Override
    public long nimber(long place) {
      return WholeNumber.isBelow(place, 2) ? 0 : ODIOUS.nimber(place - 2);
    }

    @Override
    public long maxPlace() {
      return ODIOUS.maxPlace() + 2;
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      if (sum == 0) {
        return List.of(1L, 0L);
      }
      List<Long> odious =
          ODIOUS.companionsOf(sum, place - 2).stream().map(each -> each + 2).toList();
      return odious.size() == 2 ? odious : List.of(odious.getFirst(), 0L);
    }
  }

  /**
   * Ruler, from place 1: the nimber is the largest power of two that divides the place. The nim-sum
   * of the first n coins is the Gray code of n, which gives the number of coins to turn.
   */
  record LargestPower() implements ClosedForm {
    private static final long MAX_TURNED_COINS = 1 << 16;

    @Override
    public long nimber(long place) {
      return Long.lowestOneBit(place);
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      long rest = fromGray(gray(place - 1) ^ sum);
      long coins = place - rest;
      if (WholeNumber.isBelow(MAX_TURNED_COINS, coins)) {
        throw new LimitException("a move turns too many coins: " + Long.toUnsignedString(coins));
      }
      return LongStream.iterate(place - 1, each -> each != rest, each -> each - 1).boxed().toList();
    }

    private static long gray(long number) {
      return number ^ (number >>> 1);
    }

    private static long fromGray(long gray) {
      long number = gray;
      for (int shift = 1; shift < Long.SIZE; shift *= 2) {
        number ^= number >>> shift;
      }
      return number;
    }
  }

  /**
   * Turning exactly two coins within a distance, from place 0. A head has the nimber of a heap from
   * which up to {@code distance} may be taken; a pair of heads equals a pair of equal heaps.
   */
  record Remainder(long distance) implements ClosedForm {
    @Override
    public long nimber(long place) {
      return remainder(place, distance);
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      return List.of(place - nimber(place) + sum);
    }
  }

  /**
   * Turning a coin, or two within a distance, from place 1. A single coin may be turned alone, so
   * no head has nimber 0.
   */
  record Modulo(long distance) implements ClosedForm {
    @Override
    public long nimber(long place) {
      return remainder(place - 1, distance) + 1;
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      return sum == 0 ? List.of() : List.of(place - nimber(place) + sum);
    }
  }

  /** Returns the remainder modulo distance + 1, which may be 2^64. */
  private static long remainder(long number, long distance) {
    return distance == Places.MAX_PLACE ? number : Long.remainderUnsigned(number, distance + 1);
  }

  /**
   * Turning two coins whose places have an even sum, from place 0: Turning Turtles on the even
   * places and on the odd ones.
   */
  record HalfPlace() implements ClosedForm {
    @Override
    public long nimber(long place) {
      return (place >>> 1) + 1;
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      return sum == 0 ? List.of() : List.of(2 * (sum - 1) + (place & 1));
    }
  }
}
