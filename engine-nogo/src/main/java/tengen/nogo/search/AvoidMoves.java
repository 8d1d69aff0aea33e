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

  /** The moves that a host's restrictions forbid. */
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

  /** Whether no move is forbidden. */
  boolean isEmpty() {
    return isEmpty;
  }

  /**
   * Drops the forbidden moves of a list, unless that would leave none.
   *
   * @param points of which the first {@code count} are looked at, and those kept moved to front
   * @param ply of the moves: 0 at the root
   * @return how many are kept
   */
  int keepAllowed(short[] points, int count, int colour, int ply) {
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
