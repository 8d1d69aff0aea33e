package tengen.cgt.heaps;

import java.util.List;
import java.util.stream.LongStream;
import tengen.cgt.Budget;
import tengen.cgt.impartial.Nimbers;

/**
 * Misère sums that are won like misère Nim: the player to move wins if the nimbers' sum is not 0
 * and some heap has a value above 1, or if it is 0 and none has. Jia Zhihao, "A brief account of
 * combinatorial games", Chinese team selection paper, 2009, calls it SJ; the games are tame ones of
 * Winning Ways, chapter 13.
 *
 * <p>It does not hold for every game. With "low" for heaps that all have values of at most 1, it
 * holds if each heap, and each that can come of it,
 *
 * <ol>
 *   <li>of value 0 is stuck or can become low with value 1, and of value 1 low with value 0, so
 *       that low sums of value 0 are won;
 *   <li>of value v at most 1 cannot become 1 - v without being low, so that low sums of value 1 are
 *       lost;
 *   <li>of larger value can, for 0 and for 1, become that without being low, or be low with the
 *       other, so that a single high heap is won.
 * </ol>
 *
 * <p>Two or more high heaps are played as in Nim: a single move leaves one of them.
 */
final class SjTheorem {
  private static final long MOST_HEAP = 1000;

  private final HeapRules rules;
  private final Budget budget;

  /** Under these rules, within this budget. */
  SjTheorem(HeapRules rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
  }

  /** Whether its condition is known to hold for heaps up to the largest of these. */
  boolean holds(List<Long> heaps) {
    long largest = heaps.stream().max(Long::compareUnsigned).orElse(0L);
    return rules.isTame()
        || (Long.compareUnsigned(largest, MOST_HEAP) <= 0
            && LongStream.rangeClosed(0, largest).allMatch(this::holds));
  }

  /** Whether one heap meets the condition. */
  boolean holds(long heap) {
    long value = rules.nimber(heap, budget);
    if (value > 1) {
      return winsAlone(heap, 0) && winsAlone(heap, 1);
    }
    boolean stuck = value == 0 && rules.moves(heap).findAny().isEmpty();
    return stuck || (becomes(heap, 1 - value, true) && !becomes(heap, 1 - value, false));
  }

  private boolean winsAlone(long heap, long others) {
    return becomes(heap, others, false) || becomes(heap, 1 - others, true);
  }

  private boolean becomes(long heap, long value, boolean low) {
    return rules
        .moves(heap)
        .anyMatch(move -> rules.nimberAfter(move, budget) == value && isLow(move.rest()) == low);
  }

  /** Whether the player to move wins a sum for which it holds. */
  boolean isNextPlayersWin(List<Long> heaps) {
    long sum = heaps.stream().mapToLong(heap -> rules.nimber(heap, budget)).reduce(0, Nimbers::add);
    return (sum != 0) != isLow(heaps);
  }

  private boolean isLow(List<Long> heaps) {
    return heaps.stream()
        .allMatch(heap -> Long.compareUnsigned(rules.nimber(heap, budget), 1) <= 0);
  }
}
