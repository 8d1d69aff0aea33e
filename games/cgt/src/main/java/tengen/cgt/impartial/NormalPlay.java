package tengen.cgt.impartial;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;

/**
 * An impartial game in which who cannot move loses: each position equals a nimber, and a sum of
 * positions equals the {@code xor} of theirs.
 *
 * <p>Sprague, "Über mathematische Kampfspiele", 1935; Grundy, "Mathematics and Games", 1939;
 * Winning Ways, chapters 3 and 4.
 *
 * @param <P> positions
 */
public interface NormalPlay<P> extends Impartial<P> {
  /**
   * The Sprague-Grundy value, 64 bits without a sign.
   *
   * @throws tengen.cgt.LimitException it is not known within the budget
   */
  long nimber(P position, Budget budget);

  /**
   * A move to a position of that nimber; there is one whenever it is below the position's own. A
   * sum is won by such a move in one part.
   */
  default Optional<GameOption<P>> moveTo(long nimber, P position, Budget budget) {
    return options(position)
        .peek(_ -> budget.take())
        .filter(option -> nimber(option.after(), budget) == nimber)
        .findFirst();
  }

  @Override
  default OptionalLong normalNimber(P position, Budget budget) {
    return OptionalLong.of(nimber(position, budget));
  }

  @Override
  default Stream<GameOption<P>> movesTo(long nimber, P position, Budget budget) {
    return moveTo(nimber, position, budget).stream();
  }

  @Override
  default boolean isNextPlayersWin(P position, Budget budget) {
    return nimber(position, budget) != 0;
  }

  @Override
  default Optional<GameOption<P>> winningMove(P position, Budget budget) {
    return isNextPlayersWin(position, budget) ? moveTo(0, position, budget) : Optional.empty();
  }
}
