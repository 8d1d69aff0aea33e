package tengen.cgt.impartial;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Remoteness;

/**
 * A position of an impartial game in normal play that has its rules with it: see {@link NormalPlay}
 * for what its methods owe.
 *
 * @param <P> itself
 */
public interface RuledPosition<P> {
  /** Every legal move, always in the same order; lazy. */
  Stream<GameOption<P>> options();

  /** The position after a move; empty: it is not legal. */
  Optional<P> after(String move);

  /** The Sprague-Grundy value. */
  long nimber(Budget budget);

  /** A move to a position of that nimber. */
  Optional<GameOption<P>> moveTo(long nimber, Budget budget);

  /** The same for all that differ in order alone. */
  P withoutOrder();

  /** How it lasts longest if it is lost. */
  default Optional<Remoteness> remoteness(Budget budget) {
    return Optional.empty();
  }

  /** Positions that do not touch each other and that this one is, move by move, the sum of. */
  List<P> parts();

  /** Positions whose nimbers add up to this one's in normal play. */
  default List<P> addends() {
    return parts();
  }

  /** The genus of a part that is proved tame with all that can come of it. */
  default Optional<Genus> provedGenus(Budget budget) {
    return Optional.empty();
  }

  /** How it lasts longest if it is lost where who cannot move wins. */
  default Optional<Remoteness> misereRemoteness(Budget budget) {
    return Optional.empty();
  }
}
