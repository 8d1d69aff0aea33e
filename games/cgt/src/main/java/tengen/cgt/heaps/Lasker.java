package tengen.cgt.heaps;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.WholeNumber;

/**
 * Lasker's Nim: a move takes any number from a heap or breaks it into two; octal code 4.333....
 * Lasker, Brettspiele der Völker, 1931; Winning Ways, chapter 4.
 */
record Lasker() implements HeapRules {
  @Override
  public Stream<HeapMove> moves(long heap) {
    Stream<HeapMove> takes = WholeNumber.upTo(heap).mapToObj(taken -> HeapMove.take(taken, heap));
    Stream<HeapMove> splits =
        WholeNumber.upTo(heap >>> 1).mapToObj(part -> HeapMove.split(0, part, heap - part));
    return Stream.concat(takes, splits);
  }

  @Override
  public boolean allows(HeapMove move) {
    return move.isWhole() == (move.taken() != 0);
  }

  /** Returns the size itself, except that the last two of every four sizes swap their nimbers. */
  @Override
  public long nimber(long heap, Budget budget) {
    if (heap == -1L) {
      throw new LimitException("a nimber exceeds 64 bits");
    }
    return swapped(heap);
  }

  private static long swapped(long number) {
    return switch ((int) (number & 3)) {
      case 3 -> number + 1;
      case 0 -> number == 0 ? 0 : number - 1;
      default -> number;
    };
  }

  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    long rest = swapped(nimber);
    return Optional.of(
        WholeNumber.isBelow(rest, heap)
            ? HeapMove.take(heap - rest, heap)
            : HeapMove.split(0, 1, heap - 1));
  }

  /**
   * Returns true: only the empty heap has value 0, and every other heap has moves to values 0 and
   * 1.
   */
  @Override
  public boolean isTame() {
    return true;
  }
}
