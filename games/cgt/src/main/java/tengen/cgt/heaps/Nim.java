package tengen.cgt.heaps;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.WholeNumber;

/**
 * Nim: a move takes any number. Bouton, "Nim, a game with a complete mathematical theory", 1901.
 */
record Nim() implements Taking {
  @Override
  public LongStream takes(long heap) {
    return WholeNumber.upTo(heap);
  }

  @Override
  public boolean mayTake(long taken, long heap) {
    return true;
  }

  @Override
  public long nimber(long heap, Budget budget) {
    return heap;
  }

  @Override
  public Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    return Optional.of(HeapMove.take(heap - nimber, heap));
  }

  @Override
  public OptionalLong pliesWhenLost(long heap) {
    return OptionalLong.of(heap);
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
