package tengen.protocol.record;

import java.util.List;

/**
 * Moves that could have been played instead: a part of a game's tree.
 *
 * @param of the line that it leaves: 0 for the game itself, else a branch by its number, from 1,
 *     which comes before this one
 * @param ply so many moves of the game stand before the first one of these; that line goes on there
 * @param moves at least one
 */
public record Branch(int of, int ply, List<RecordedMove> moves) {
  public Branch {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a branch without a move");
    }
  }

  /**
   * Checks that each leaves a line within its moves.
   *
   * @param plies of the game itself
   * @throws IllegalArgumentException where one does not
   */
  public static void check(int plies, List<Branch> all) {
    for (int i = 0; i < all.size(); i++) {
      Branch each = all.get(i);
      boolean leavesGame = each.of == 0 && each.ply >= 0 && each.ply < plies;
      if (!leavesGame && !(each.of > 0 && each.of <= i && each.isWithin(all.get(each.of - 1)))) {
        throw new IllegalArgumentException("branch " + (i + 1) + " leaves no line");
      }
    }
  }

  private boolean isWithin(Branch line) {
    return ply > line.ply && ply < line.ply + line.moves.size();
  }
}
