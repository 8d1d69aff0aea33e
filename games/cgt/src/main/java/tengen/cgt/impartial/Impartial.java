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
 * A game in which both players have the same moves. A game that does not also implement {@link
 * NormalPlay} has outcomes but no nimbers and cannot be part of a sum: misère games, Moore's Nim,
 * prime-limited Nim.
 *
 * @param <P> positions
 */
public interface Impartial<P> extends Ruleset<P> {
  /** Returns every legal move, always in the same order; lazy. */
  Stream<GameOption<P>> options(P position);

  @Override
  default Stream<GameOption<P>> options(P position, Player player) {
    return options(position);
  }

  /** Returns independent positions whose sum, move by move, is this position. */
  default List<P> parts(P position) {
    return List.of(position);
  }

  /**
   * Returns positions whose nimbers add up to this position's in normal play, such as the heads of
   * a row. In misère play their sum may differ from the position.
   */
  default List<P> addends(P position) {
    return parts(position);
  }

  /**
   * Returns whether the player to move wins.
   *
   * @throws tengen.cgt.LimitException if the budget is spent first
   */
  boolean isNextPlayersWin(P position, Budget budget);

  /** Returns {@link Outcome#NEXT} or {@link Outcome#PREVIOUS}. */
  default Outcome outcome(P position, Budget budget) {
    boolean next = isNextPlayersWin(position, budget);
    return Outcome.of(next, next);
  }

  /** Returns the remoteness of a lost position; empty if no rule is known or no move is left. */
  default Optional<Remoteness> remoteness(P position, Budget budget) {
    return Optional.empty();
  }

  /** Returns the theorem that decides misère play; empty if there is none. */
  default Optional<MisereRule<P>> misereRule(P position) {
    return Optional.empty();
  }

  /**
   * Returns the genus of a part that is proved to be tame with all its followers, whatever its
   * size.
   */
  default Optional<Genus> provedGenus(P part, Budget budget) {
    return Optional.empty();
  }

  /** Returns the remoteness of a position lost in misère play; empty if no rule is known. */
  default Optional<Remoteness> misereRemoteness(P position, Budget budget) {
    return Optional.empty();
  }

  /** Returns the nimber in normal play; empty if unknown. */
  default OptionalLong normalNimber(P position, Budget budget) {
    return OptionalLong.empty();
  }

  /** Returns some moves to positions with this nimber in normal play. */
  default Stream<GameOption<P>> movesTo(long nimber, P position, Budget budget) {
    return Stream.empty();
  }

  /** Returns a winning move; empty if the previous player wins. */
  default Optional<GameOption<P>> winningMove(P position, Budget budget) {
    return options(position)
        .peek(_ -> budget.take())
        .filter(option -> !isNextPlayersWin(option.after(), budget))
        .findFirst();
  }
}
