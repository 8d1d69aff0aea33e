package tengen.cgt.partizan;

import java.util.List;
import java.util.Optional;
import tengen.cgt.Ruleset;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/**
 * A game that ends, in which the players may have different moves. Stateless; any number of
 * threads.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Partizan<P> extends Ruleset<P> {
  /**
   * Positions that do not touch each other and whose sum has this one's value. They need not keep
   * its names of moves, nor what no move can reach.
   */
  default List<P> parts(P position) {
    return List.of(position);
  }

  /** The canonical form of a part where it is known without its options. */
  default Optional<Form> knownForm(P part, Forms forms) {
    return Optional.empty();
  }
}
