package tengen.cgt.heaps;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.Nimbers;

/**
 * The moves that are allowed in a heap. Rules that allow the same moves are equal. Sizes and
 * nimbers are unsigned 64-bit integers. Thread-safe.
 */
public interface HeapRules {
  /** Returns the text before the colon of a position; empty for rules without a parameter. */
  default String parameter() {
    return "";
  }

  /** Returns every move, always in the same order; lazy. */
  Stream<HeapMove> moves(long heap);

  /** Returns whether a move is legal whose taken and rest add up to the heap. */
  boolean allows(HeapMove move);

  /** Returns the nimber of a heap. */
  long nimber(long heap, Budget budget);

  /** Returns a move from a heap to a smaller nimber than its own. */
  default Optional<HeapMove> moveTo(long nimber, long heap, Budget budget) {
    return firstTo(nimber, moves(heap), budget);
  }

  /** Returns the plies that a heap adds to the length of a lost sum, unsigned; empty if unknown. */
  default OptionalLong pliesWhenLost(long heap) {
    return OptionalLong.empty();
  }

  /** Returns whether every heap, of any size, is proved to have the genus of a heap of Nim. */
  default boolean isTame() {
    return false;
  }

  /** Returns the first of these moves to a nimber. */
  default Optional<HeapMove> firstTo(long nimber, Stream<HeapMove> moves, Budget budget) {
    return moves.filter(move -> nimberAfter(move, budget) == nimber).findFirst();
  }

  /** Returns the nimber of the heaps that a move leaves. */
  default long nimberAfter(HeapMove move, Budget budget) {
    budget.take();
    return move.rest().stream().mapToLong(heap -> nimber(heap, budget)).reduce(0, Nimbers::add);
  }
}
