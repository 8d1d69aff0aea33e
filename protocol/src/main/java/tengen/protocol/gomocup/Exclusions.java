package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.search.Restriction;

/**
 * The moves that searches must not choose: Yixin's YXBLOCK, YXBLOCKPATH and YXFORBID. Exclusions
 * stay from game to game and keep their order, so that equal sessions search alike.
 *
 * @param points not allowed as the next move in any position
 * @param paths moves of a game and of a variation, Black's first; the last is not allowed after the
 *     others
 * @param forbidden not allowed for a side in the whole search
 */
public record Exclusions(
    SequencedSet<Place> points, SequencedSet<List<Place>> paths, SequencedSet<Turn> forbidden) {
  static final Exclusions NONE =
      new Exclusions(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());

  /** Maximum side of a board; points beyond it are on no board. */
  static final int MAX_SIDE = 52;

  /** A number of plies that exceeds any search. */
  private static final int ALL_PLIES = 1_000_000;

  /**
   * Maximum number of moves in all paths together, about 400 KB; an estimate. Yixin-Board's users
   * block paths by hand.
   */
  private static final int MAX_PATH_MOVES = 10_000;

  /** Returns the exclusions with these points added or removed. */
  Exclusions withPoints(List<Place> some, boolean excluded) {
    return new Exclusions(changed(points, some, excluded), paths, forbidden);
  }

  /** Returns whether this path fits into the limit. */
  boolean hasRoomFor(List<Place> path) {
    return paths.stream().mapToInt(List::size).sum() + path.size() <= MAX_PATH_MOVES;
  }

  /** Returns the exclusions with this path added or removed. */
  Exclusions withPath(List<Place> path, boolean excluded) {
    return new Exclusions(points, changed(paths, List.of(path), excluded), forbidden);
  }

  /**
   * Returns the exclusions with this point forbidden or allowed for a side; points on no board are
   * ignored.
   */
  Exclusions withForbidden(Side side, Place point, boolean excluded) {
    return isOn(MAX_SIDE, MAX_SIDE, point)
        ? new Exclusions(
            points, paths, changed(forbidden, List.of(new Turn(side, point)), excluded))
        : this;
  }

  /** Returns the exclusions without points. */
  Exclusions withoutPoints() {
    return new Exclusions(NONE.points, paths, forbidden);
  }

  /** Returns the exclusions without paths. */
  Exclusions withoutPaths() {
    return new Exclusions(points, NONE.paths, forbidden);
  }

  private static <T> SequencedSet<T> changed(Set<T> all, List<T> some, boolean added) {
    var result = new LinkedHashSet<>(all);
    if (added) {
      result.addAll(some);
    } else {
      some.forEach(result::remove);
    }
    return result;
  }

  /**
   * Returns the restrictions of a search with these stones, without points off the board.
   *
   * @param inLines whether the engine can restrict later moves in single lines
   */
  List<Restriction> restrictions(Setup.Board stones, Side toMove, boolean inLines) {
    int played = stones.black().size() + stones.white().size();
    List<List<Place>> ahead =
        paths.stream()
            .filter(path -> path.size() > played && begins(path, played, stones))
            .map(path -> path.subList(played, path.size()))
            .filter(line -> line.stream().allMatch(point -> isOn(stones, point)))
            .toList();
    var next = new LinkedHashSet<Move>();
    points.stream().filter(point -> isOn(stones, point)).forEach(next::add);
    ahead.stream().filter(line -> line.size() == 1).forEach(next::addAll);
    var all = new ArrayList<Restriction>();
    add(all, toMove, next, 1);
    for (Side side : Side.values()) {
      add(all, side, forbiddenTo(side, stones), ALL_PLIES);
    }
    ahead.stream()
        .filter(line -> inLines && line.size() > 1)
        .forEach(line -> all.add(withoutLast(line, toMove)));
    return all;
  }

  private static void add(List<Restriction> all, Side side, Set<Move> moves, int plies) {
    if (!moves.isEmpty()) {
      all.add(new Restriction(side, false, List.copyOf(moves), plies));
    }
  }

  private Set<Move> forbiddenTo(Side side, Setup.Board stones) {
    var moves = new LinkedHashSet<Move>();
    forbidden.stream()
        .filter(turn -> turn.side() == side && isOn(stones, turn.move()))
        .map(Turn::move)
        .forEach(moves::add);
    return moves;
  }

  private static boolean isOn(Setup.Board board, Move move) {
    return isOn(board.width(), board.height(), move);
  }

  private static boolean isOn(int width, int height, Move move) {
    return move instanceof Place place && place.isOn(width, height);
  }

  private static Restriction withoutLast(List<Place> line, Side toMove) {
    List<Move> before = List.copyOf(line.subList(0, line.size() - 1));
    Side last = before.size() % 2 == 0 ? toMove : toMove.other();
    return Restriction.after(before, last, false, List.of(line.getLast()));
  }

  /** Returns whether the first moves of a path are these stones. */
  private static boolean begins(List<Place> path, int played, Setup.Board stones) {
    var black = new HashSet<Place>();
    var white = new HashSet<Place>();
    for (int i = 0; i < played; i++) {
      (i % 2 == 0 ? black : white).add(path.get(i));
    }
    return black.equals(Set.copyOf(stones.black())) && white.equals(Set.copyOf(stones.white()));
  }
}
