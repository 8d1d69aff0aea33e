package tengen.protocol.record;

import java.util.List;

/**
 * A variation of a game: alternative moves, as a part of its tree.
 *
 * @param of the line that it leaves: 0 for the game itself, else the number of an earlier branch,
 *     from 1
 * @param ply number of moves before its first one, at which the other line continues
 * @param moves at least one
 */
public record Branch(int of, int ply, List<RecordedMove> moves) {
  public Branch {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a branch needs a move");
    }
  }

  /**
   * Checks that each branch leaves a line within its moves.
   *
   * @param plies number of moves of the game itself
   * @throws IllegalArgumentException if one does not
   */
  public static void check(int plies, List<Branch> all) {
    for (int i = 0; i < all.size(); i++) {
      Branch each = all.get(i);
      boolean leavesGame = each.of == 0 && each.ply >= 0 && each.ply < plies;
      if (!leavesGame && !(each.of > 0 && each.of <= i && each.isWithin(all.get(each.of - 1)))) {
        throw new IllegalArgumentException(
            "branch " + (i + 1) + " does not leave an existing line");
      }
    }
  }

  private boolean isWithin(Branch line) {
    return ply > line.ply && ply < line.ply + line.moves.size();
  }
}
