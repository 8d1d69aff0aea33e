package tengen.cgt.heaps;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.Nimbers;

/**
 * What may be done to one heap, equal to rules that allow the same. Sizes and nimbers are whole
 * numbers without a sign. Any thread.
 */
public interface HeapRules {
  /** What stands before the colon of a position; empty for rules without a parameter. */
  default String parameter() {
    return "";
  }

  /** Every move, always in the same order; lazy. */
  Stream<HeapMove> moves(long heap);

  /** Whether a move whose taken and rest make up the heap is legal. */
  boolean allows(HeapMove move);

  /** The nimber of a heap. */
  long nimber(long heap, Budget budget);

  /** A move from a heap to a smaller nimber than its own. */
  default Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    return firstTo(nimber, moves(heap), budget);
  }

  /** What a heap adds to the plies of a lost sum, without a sign; empty where no law is known. */
  default OptionalLong pliesWhenLost(long heap) {
    return OptionalLong.empty();
  }

  /** Whether each heap, of any size, is proved to have the genus of a heap of Nim. */
  default boolean isTame() {
    return false;
  }

  /** The first of these moves to a nimber. */
  default Optional<HeapMove> firstTo(long nimber, Stream<HeapMove> moves, Budget budget) {
    return moves.filter(move -> nimberAfter(move, budget) == nimber).findFirst();
  }

  /** The nimber of what a move leaves of its heap. */
  default long nimberAfter(HeapMove move, Budget budget) {
    budget.take();
    return move.rest().stream().mapToLong(heap -> nimber(heap, budget)).reduce(0, Nimbers::add);
  }
}
