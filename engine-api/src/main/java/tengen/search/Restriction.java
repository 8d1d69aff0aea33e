package tengen.search;

import java.util.List;
import tengen.game.Move;
import tengen.game.Side;

/**
 * Moves that a search must keep to, or must avoid, in its first plies or after a given line.
 *
 * @param allow true if {@code side} may play only {@code moves}; false if it may play none of them
 * @param plies number of plies from the root for which the restriction holds; 1 or more
 * @param line moves from the root after which the restriction holds, for one ply; the search may
 *     reach that position in any move order. Used only with {@link Ability#LINE_RESTRICTIONS}. If
 *     empty, the restriction holds from the root on
 */
public record Restriction(Side side, boolean allow, List<Move> moves, int plies, List<Move> line) {
  public Restriction {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
    if (!line.isEmpty() && plies != 1) {
      throw new IllegalArgumentException(
          "plies must be 1 if the restriction has a line of moves, got " + plies);
    }
  }

  /** Creates a restriction that holds from the root on. */
  public Restriction(Side side, boolean allow, List<Move> moves, int plies) {
    this(side, allow, moves, plies, List.of());
  }

  /** Returns whether the restricted side may play this move while the restriction holds. */
  public boolean permits(Move move) {
    return moves.contains(move) == allow;
  }

  /** Returns a restriction for the single ply after {@code line}. */
  public static Restriction after(List<Move> line, Side side, boolean allow, List<Move> moves) {
    return new Restriction(side, allow, moves, 1, line);
  }
}
