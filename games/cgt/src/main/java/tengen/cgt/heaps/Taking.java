package tengen.cgt.heaps;

import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Rules under which heaps become smaller and are never broken. */
interface Taking extends HeapRules {
  /** Returns the numbers that may be taken, always in the same order; lazy. */
  LongStream takes(long heap);

  /** Returns whether a number may be taken that is at least 1 and at most the heap. */
  boolean mayTake(long taken, long heap);

  @Override
  default Stream<HeapMove> moves(long heap) {
    return takes(heap).mapToObj(taken -> HeapMove.take(taken, heap));
  }

  @Override
  default boolean allows(HeapMove move) {
    return move.isWhole()
        && move.taken() != 0
        && mayTake(move.taken(), move.taken() + move.rest().getFirst());
  }
}
