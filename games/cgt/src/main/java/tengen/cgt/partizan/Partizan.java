package tengen.cgt.partizan;

import java.util.List;
import java.util.Optional;
import tengen.cgt.Ruleset;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/**
 * A finite game in which the players may have different moves. Stateless and thread-safe.
 *
 * @param <P> positions: immutable, equal when the games are
 */
public interface Partizan<P> extends Ruleset<P> {
  /**
   * Returns independent positions whose sum has this position's value. Names of moves may differ,
   * and cells that no move can reach may be missing.
   */
  default List<P> parts(P position) {
    return List.of(position);
  }

  /** Returns the canonical form of a part if it is known without its options. */
  default Optional<Form> knownForm(P part, Forms forms) {
    return Optional.empty();
  }
}
