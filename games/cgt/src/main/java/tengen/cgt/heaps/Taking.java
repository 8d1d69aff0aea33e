package tengen.cgt.heaps;

import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Rules by which heaps are made smaller and never broken. */
interface Taking extends HeapRules {
  /** How many may be taken, always in the same order; lazy. */
  LongStream takes(long heap);

  /** Whether so many may be taken; at least one and at most the heap. */
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
