package tengen.cgt.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.heaps.MooreNim.Position;
import tengen.cgt.impartial.MisereRule;

/**
 * Moore's Nim in misère play. As in normal play while some heap is above 1. With only heaps of 1
 * left, the previous player wins if their number leaves 1 when divided by k + 1. Winning Ways,
 * chapter 15.
 */
record MisereMoore(MooreNim normal) implements MisereRule<Position> {

  @Override
  public boolean isNextPlayersWin(Position position) {
    return position.heaps().stream().allMatch(MisereMoore::isLow)
        ? sum(position.heaps()) % (position.most() + 1L) != 1
        : normal.isNextPlayersWin(position, Budget.of(0));
  }

  private static boolean isLow(long heap) {
    return heap == 0 || heap == 1;
  }

  private static long sum(List<Long> low) {
    return low.stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public Stream<GameOption<Position>> candidates(Position position) {
    return Stream.concat(lowered(position), normal.winningMove(position, Budget.of(0)).stream());
  }

  /**
   * Returns the move that leaves only heaps of 1, in a number that wins. Each heap above 1 is
   * reduced to 1 or 0; then heaps of 1 are removed as the move still allows. Empty if too many
   * heaps are above 1.
   */
  private static Stream<GameOption<Position>> lowered(Position position) {
    List<Long> after = new ArrayList<>(position.heaps());
    long modulus = position.most() + 1L;
    long high = after.stream().filter(heap -> !isLow(heap)).count();
    long ones = after.stream().filter(heap -> heap == 1).count();
    long surplus = Math.floorMod(ones + high - 1, modulus);
    long toZero = Math.min(surplus, high);
    long fromOne = surplus - toZero;
    if (high > position.most() || high + fromOne > position.most() || fromOne > ones) {
      return Stream.empty();
    }
    for (int index = 0; index < after.size(); index++) {
      long heap = after.get(index);
      if (!isLow(heap)) {
        after.set(index, toZero > 0 ? 0L : 1L);
        toZero--;
      } else if (heap == 1 && fromOne > 0) {
        after.set(index, 0L);
        fromOne--;
      }
    }
    return after.equals(position.heaps())
        ? Stream.empty()
        : Stream.of(MooreNim.option(position, List.copyOf(after)));
  }
}
