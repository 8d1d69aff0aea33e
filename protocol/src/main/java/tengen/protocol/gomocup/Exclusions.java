package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Restriction;

/**
 * The moves that searches must not choose: Yixin's YXBLOCK and YXBLOCKPATH. They outlive games.
 *
 * @param points not as the next move, whatever the position
 * @param paths the moves of a game, Black's first, of which the last is not to be the next after
 *     the others
 */
public record Exclusions(Set<Place> points, Set<List<Place>> paths) {
  static final Exclusions NONE = new Exclusions(Set.of(), Set.of());

  public Exclusions {
    points = Set.copyOf(points);
    paths = Set.copyOf(paths);
  }

  /** With these points left out, or no longer. */
  Exclusions withPoints(List<Place> some, boolean excluded) {
    return new Exclusions(changed(points, some, excluded), paths);
  }

  /** With this path left out, or no longer. */
  Exclusions withPath(List<Place> path, boolean excluded) {
    return new Exclusions(points, changed(paths, List.of(path), excluded));
  }

  /** With all points again. */
  Exclusions withoutPoints() {
    return new Exclusions(Set.of(), paths);
  }

  /** With all paths again. */
  Exclusions withoutPaths() {
    return new Exclusions(points, Set.of());
  }

  private static <T> Set<T> changed(Set<T> all, List<T> some, boolean added) {
    var result = new HashSet<>(all);
    if (added) {
      result.addAll(some);
    } else {
      some.forEach(result::remove);
    }
    return result;
  }

  /** What this leaves out of a search with these stones; none, or one. */
  List<Restriction> restrictions(Setup.Board stones, Side toMove) {
    var moves = new LinkedHashSet<Move>(points);
    paths.stream().filter(path -> leadsOn(path, stones)).forEach(path -> moves.add(path.getLast()));
    return moves.isEmpty()
        ? List.of()
        : List.of(new Restriction(toMove, false, List.copyOf(moves), 1));
  }

  /** Whether all but its last move are these stones. */
  private static boolean leadsOn(List<Place> path, Setup.Board stones) {
    var black = new ArrayList<Place>();
    var white = new ArrayList<Place>();
    for (int i = 0; i < path.size() - 1; i++) {
      (i % 2 == 0 ? black : white).add(path.get(i));
    }
    return Set.copyOf(black).equals(Set.copyOf(stones.black()))
        && Set.copyOf(white).equals(Set.copyOf(stones.white()));
  }
}
