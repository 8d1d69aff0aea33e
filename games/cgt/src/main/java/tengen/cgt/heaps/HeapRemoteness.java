package tengen.cgt.heaps;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.Remoteness;

/**
 * Computes the remoteness of a lost sum of heaps from which 1 to k, or any number, may be taken. A
 * heap of q (k + 1) + r, of value r, adds 2 q + r plies; in Nim, which has no k, each heap adds its
 * size.
 *
 * <p>Proof. The loser takes one from a heap in whose value the lowest 1 is lowest, at digit t. The
 * nim-sum is then 2^(t+1) - 1, and below digit t every value has only zeros. So the answer either
 * makes a value with a 1 there smaller by one, or moves a value past 0 to a larger one, at the cost
 * of two plies of a q. No answer shortens the game by more than its own ply. The loser cannot
 * lengthen it either. To a move that makes a value smaller the winner answers by making a value
 * smaller. A move past 0 the winner completes to k + 1.
 *
 * <p>In misère play a ply is subtracted if some value is above 1. That is not proved; it holds in
 * all sums of up to four heaps that were searched.
 */
final class HeapRemoteness {
  private HeapRemoteness() {}

  /**
   * Returns the remoteness of a lost sum; empty if its rules allow other moves or no move is left.
   */
  static Optional<Remoteness> of(Heaps lost, boolean isMisere, Budget budget) {
    HeapRules rules = lost.rules();
    List<Long> sizes = lost.sizes();
    return IntStream.range(0, sizes.size())
        .boxed()
        .filter(index -> rules.pliesWhenLost(sizes.get(index)).orElse(0) != 0)
        .min(
            Comparator.comparingInt(
                index -> Long.numberOfTrailingZeros(rules.nimber(sizes.get(index), budget))))
        .map(
            index ->
                new Remoteness(
                    HeapMove.take(1, sizes.get(index)).print(index + 1),
                    plies(lost, isMisere && hasHighHeap(lost, budget))));
  }

  private static boolean hasHighHeap(Heaps lost, Budget budget) {
    return lost.sizes().stream()
        .anyMatch(heap -> Long.compareUnsigned(lost.rules().nimber(heap, budget), 1) > 0);
  }

  private static OptionalInt plies(Heaps lost, boolean oneLess) {
    long plies =
        lost.sizes().stream()
            .map(lost.rules()::pliesWhenLost)
            .mapToLong(OptionalLong::orElseThrow)
            .map(each -> each < 0 ? Integer.MAX_VALUE : Math.min(each, Integer.MAX_VALUE))
            .sum();
    return plies < Integer.MAX_VALUE
        ? OptionalInt.of((int) plies - (oneLess ? 1 : 0))
        : OptionalInt.empty();
  }
}
