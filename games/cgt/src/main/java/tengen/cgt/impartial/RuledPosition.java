package tengen.cgt.impartial;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Remoteness;
import tengen.cgt.Sized;

/**
 * A position of an impartial game in normal play that contains its rules. {@link NormalPlay} has
 * the contracts of its methods.
 *
 * @param <P> the implementing type
 */
public interface RuledPosition<P> extends Sized {
  /** Returns every legal move, always in the same order; lazy. */
  Stream<GameOption<P>> options();

  /** Returns the position after a move; empty if the move is illegal. */
  Optional<P> after(String move);

  /** Returns the Sprague-Grundy value, 64 bits unsigned. */
  long nimber(Budget budget);

  /** Returns a move to a position with this nimber. */
  Optional<GameOption<P>> moveTo(long nimber, Budget budget);

  /** Returns a representative of all positions that differ only in order. */
  P withoutOrder();

  /** Returns the remoteness if the position is lost and a rule is known. */
  default Optional<Remoteness> remoteness(Budget budget) {
    return Optional.empty();
  }

  /** Returns independent positions whose sum, move by move, is this position. */
  List<P> parts();

  /** Returns positions whose nimbers add up to this position's in normal play. */
  default List<P> addends() {
    return parts();
  }

  /**
   * Returns the genus if the position is a part that is proved to be tame with all its followers.
   */
  default Optional<Genus> provedGenus(Budget budget) {
    return Optional.empty();
  }

  /** Returns the remoteness if the position is lost in misère play and a rule is known. */
  default Optional<Remoteness> misereRemoteness(Budget budget) {
    return Optional.empty();
  }
}
