package tengen.cgt.coins;

import java.util.List;
import java.util.stream.LongStream;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.WholeNumber;

/** A closed form of the nimbers of heads, with the move to each smaller nimber. */
sealed interface ClosedForm {
  /** The nimber of a head. */
  long nimber(long place);

  /** The last place whose head has a nimber of 64 bits. */
  default long maxPlace() {
    return Places.MAX;
  }

  /** Companions with so much for their sum, less than the head's own nimber. */
  List<Long> companionsOf(long sum, long place);

  /** Turning Turtles and Twins: a head is worth its place, like a heap of Nim. */
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
   * Mock Turtles: the odious numbers, with an odd number of ones. Each smaller nimber is one of
   * them or the sum of two.
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

    /** Two places that add up to an evil number: the coin at 0 and one, unless that is the head. */
    private static List<Long> pair(long evil, long place) {
      long other = (evil ^ 1) >>> 1;
      if (other < place) {
        return List.of(other, 0L);
      }
      long low = Long.lowestOneBit(place);
      return List.of(place - low, low);
    }
  }

  /** Triplets: two coins worth nothing, then as in Mock Turtles. */
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
   * Ruler, from 1: the largest power of two in the place. The sum from the first coin to the n-th
   * is the Gray code of n, which tells how far to the left to turn.
   */
  record LargestPower() implements ClosedForm {
    private static final long MOST_COINS = 1 << 16;

    @Override
    public long nimber(long place) {
      return Long.lowestOneBit(place);
    }

    @Override
    public List<Long> companionsOf(long sum, long place) {
      long rest = fromGray(gray(place - 1) ^ sum);
      long coins = place - rest;
      if (WholeNumber.isBelow(MOST_COINS, coins)) {
        throw new LimitException("a move turns " + Long.toUnsignedString(coins) + " coins");
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
   * Exactly two coins at most a distance from each other, from 0: a head is worth what a heap is
   * from which so many may be taken, and a pair is two heaps that are the same.
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
   * One coin, or two at most a distance from each other, from 1: since one coin may be turned
   * alone, a head is never worth 0.
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

  /** Modulo the distance and one, which may be 2^64. */
  private static long remainder(long number, long distance) {
    return distance == Places.MAX ? number : Long.remainderUnsigned(number, distance + 1);
  }

  /** Two coins with an even sum, from 0: Turning Turtles on the even places and on the odd ones. */
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
