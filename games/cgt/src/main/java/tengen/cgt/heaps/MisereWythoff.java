package tengen.cgt.heaps;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.heaps.Wythoff.Position;
import tengen.cgt.impartial.MisereRule;
import tengen.cgt.impartial.WholeNumber;

/**
 * Wythoff's game in misère play. The previous player wins from 0 and 1, from 2 and 2, and from
 * Wythoff's pairs of larger heaps. From 1 and 2, a pair in normal play, the next player wins by
 * moving to 1 and 0. Where the winning move of normal play leads to 1 and 2 or to the end, the move
 * here leads to 0 and 1 or to 2 and 2. Fraenkel, "Wythoff games, continued fractions, cedar trees
 * and Fibonacci searches", 1984.
 */
record MisereWythoff(Wythoff normal) implements MisereRule<Position> {
  private static final List<Position> SMALL =
      List.of(new Position(0, 1), new Position(1, 0), new Position(2, 2));

  @Override
  public boolean isNextPlayersWin(Position position) {
    boolean isPair = !normal.isNextPlayersWin(position, Budget.of(0));
    boolean isLarge =
        WholeNumber.isBelow(2, position.first()) || WholeNumber.isBelow(2, position.second());
    return !SMALL.contains(position) && !(isPair && isLarge);
  }

  @Override
  public Stream<GameOption<Position>> candidates(Position position) {
    return Stream.concat(
        SMALL.stream().map(small -> normal.moveBetween(position, small)).flatMap(Optional::stream),
        normal.winningMove(position, Budget.of(0)).stream());
  }
}
