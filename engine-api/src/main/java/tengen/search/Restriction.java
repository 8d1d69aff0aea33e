package tengen.search;

import java.util.List;
import tengen.game.Move;
import tengen.game.Side;

/**
 * Moves that a search must keep to, or keep away from, in its first plies or in one of its lines.
 *
 * @param allow true: {@code side} plays only these; false: none of these
 * @param plies for how many plies from the root it holds; 1 or more
 * @param line moves from the root, after which alone it holds, for one ply, in whatever order the
 *     search comes to that position; only asked with {@link Ability#LINE_RESTRICTIONS}. Empty: it
 *     holds from the root on
 */
public record Restriction(Side side, boolean allow, List<Move> moves, int plies, List<Move> line) {
  public Restriction {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
    if (!line.isEmpty() && plies != 1) {
      throw new IllegalArgumentException("after a line it holds for one ply: " + plies);
    }
  }

  /** From the root on. */
  public Restriction(Side side, boolean allow, List<Move> moves, int plies) {
    this(side, allow, moves, plies, List.of());
  }

  /** Whether its side may play this move where it holds. */
  public boolean permits(Move move) {
    return moves.contains(move) == allow;
  }

  /** After these moves. */
  public static Restriction after(List<Move> line, Side side, boolean allow, List<Move> moves) {
    return new Restriction(side, allow, moves, 1, line);
  }
}
