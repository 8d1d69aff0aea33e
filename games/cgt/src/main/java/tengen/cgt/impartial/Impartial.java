package tengen.cgt.impartial;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
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
  Stream<GameOption<P>> options(P position);

  @Override
  default Stream<GameOption<P>> options(P position, Player player) {
    return options(position);
  }

  /** Positions that do not touch each other and that this one is, move by move, the sum of. */
  default List<P> parts(P position) {
    return List.of(position);
  }

  /**
   * Positions whose nimbers add up to this one's in normal play, such as the heads of a row. Misère
   * play may tell them from its parts.
   */
  default List<P> addends(P position) {
    return parts(position);
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

  /** What tells winners where who cannot move wins; empty: no theorem does. */
  default Optional<MisereRule<P>> misereRule(P position) {
    return Optional.empty();
  }

  /** The genus of a part that is proved tame with all that can come of it, whatever its size. */
  default Optional<Genus> provedGenus(P part, Budget budget) {
    return Optional.empty();
  }

  /** The remoteness of what is lost where who cannot move wins; empty: no rule is known for it. */
  default Optional<Remoteness> misereRemoteness(P position, Budget budget) {
    return Optional.empty();
  }

  /** The nimber in normal play; empty: none is known. */
  default OptionalLong normalNimber(P position, Budget budget) {
    return OptionalLong.empty();
  }

  /** Some moves to positions of a nimber in normal play. */
  default Stream<GameOption<P>> movesTo(long nimber, P position, Budget budget) {
    return Stream.empty();
  }

  /** A move that wins; empty when the previous player wins. */
  default Optional<GameOption<P>> winningMove(P position, Budget budget) {
    return options(position)
        .peek(_ -> budget.take())
        .filter(option -> !isNextPlayersWin(option.after(), budget))
        .findFirst();
  }
}
