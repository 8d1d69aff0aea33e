package tengen.nogo.search;

import java.util.List;
import tengen.game.Move.Place;
import tengen.nogo.board.NogoBoard;
import tengen.search.Restriction;

/** Moves that a search must not play in its first plies (KataGo: {@code avoidMoves}). */
public final class AvoidMoves {
  private final int[][] plies;
  private final boolean isEmpty;

  private AvoidMoves(int[][] plies, boolean isEmpty) {
    this.plies = plies;
    this.isEmpty = isEmpty;
  }

  /** Returns the moves excluded by a host's restrictions. */
  public static AvoidMoves of(List<Restriction> restrictions, NogoBoard board) {
    int[][] plies = new int[2][board.area()];
    for (Restriction restriction : restrictions) {
      int[] ofColour = plies[NogoBoard.colour(restriction.side())];
      for (int y = 0; y < board.height(); y++) {
        for (int x = 0; x < board.width(); x++) {
          if (!restriction.permits(new Place(x, y))) {
            int point = board.point(x, y);
            ofColour[point] = Math.max(ofColour[point], restriction.plies());
          }
        }
      }
    }
    return new AvoidMoves(plies, restrictions.isEmpty());
  }

  /** Returns true if no move is excluded. */
  boolean isEmpty() {
    return isEmpty;
  }

  /**
   * Removes the excluded moves from a list, unless that would leave none.
   *
   * @param points moves, of which the first {@code count} are examined; the kept ones are moved to
   *     the front
   * @param ply ply of the moves, 0 at the root
   * @return number of kept moves
   */
  int retainAllowed(short[] points, int count, int colour, int ply) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (plies[colour][points[i]] <= ply) {
        short point = points[i];
        points[i] = points[kept];
        points[kept++] = point;
      }
    }
    return kept == 0 ? count : kept;
  }
}
