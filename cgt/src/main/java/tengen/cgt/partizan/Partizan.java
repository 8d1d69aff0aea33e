package tengen.cgt.partizan;

import java.util.List;
import tengen.cgt.Ruleset;

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
}
