package tengen.cgt.impartial;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;

/**
 * An impartial game in normal play, where the player without a move loses. Each position equals a
 * nimber, and the nimber of a sum is the {@code xor} of its parts' nimbers.
 *
 * <p>Sprague, "Über mathematische Kampfspiele", 1935; Grundy, "Mathematics and Games", 1939;
 * Winning Ways, chapters 3 and 4.
 *
 * @param <P> positions
 */
public interface NormalPlay<P> extends Impartial<P> {
  /**
   * Returns the Sprague-Grundy value, 64 bits unsigned.
   *
   * @throws tengen.cgt.LimitException if the budget is spent first
   */
  long nimber(P position, Budget budget);

  /**
   * Returns a move to a position with this nimber, which exists if it is below the position's own.
   * Such a move in a part wins a sum.
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
