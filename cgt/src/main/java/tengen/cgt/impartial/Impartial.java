package tengen.cgt.impartial;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.Option;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.Ruleset;

/**
 * A game in which both players have the same moves. What is only this, and not {@link NormalPlay},
 * has outcomes but no nimbers, and is no part of a sum: misère games, Moore's Nim, prime-limited
 * Nim.
 *
 * @param <P> positions
 */
public interface Impartial<P> extends Ruleset<P> {
  /** Every legal move, always in the same order; lazy. */
  Stream<Option<P>> options(P position);

  @Override
  default Stream<Option<P>> options(P position, Player player) {
    return options(position);
  }

  /**
   * Whether the player to move wins.
   *
   * @throws tengen.cgt.LimitException it is not known within the budget
   */
  boolean isNextPlayersWin(P position, Budget budget);

  /** {@link Outcome#NEXT} or {@link Outcome#PREVIOUS}. */
  default Outcome outcome(P position, Budget budget) {
    boolean next = isNextPlayersWin(position, budget);
    return Outcome.of(next, next);
  }

  /** The remoteness of a lost position; empty: no rule is known for it, or no move is left. */
  default Optional<Remoteness> remoteness(P position, Budget budget) {
    return Optional.empty();
  }

  /** A move that wins; empty when the previous player wins. */
  default Optional<Option<P>> winningMove(P position, Budget budget) {
    return options(position)
        .peek(_ -> budget.take())
        .filter(option -> !isNextPlayersWin(option.after(), budget))
        .findFirst();
  }
}
