package tengen.search;

import java.util.List;
import tengen.game.Move;
import tengen.game.Side;

/**
 * Moves that a search must keep to, or keep away from, in its first plies.
 *
 * @param allow true: {@code side} plays only these; false: none of these
 * @param plies for how many plies from the root it holds; 1 or more
 */
public record Restriction(Side side, boolean allow, List<Move> moves, int plies) {
  public Restriction {
    moves = List.copyOf(moves);
  }
}
