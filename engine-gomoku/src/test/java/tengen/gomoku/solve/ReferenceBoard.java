package tengen.gomoku.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.support.games.Referees;

/**
 * Reference board: stones in an array, fives by counting, forbidden points by the referee; nothing
 * is cached.
 */
final class ReferenceBoard {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  final WinRule rule;
  final int width;
  final int height;
  private final @Nullable Side[][] stones;
  private final List<Place> points = new ArrayList<>();

  ReferenceBoard(WinRule rule, Setup.Board setup) {
    this.rule = rule;
    width = setup.width();
    height = setup.height();
    stones = new Side[width][height];
    setup.black().forEach(place -> put(place, Side.BLACK));
    setup.white().forEach(place -> put(place, Side.WHITE));
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        points.add(new Place(x, y));
      }
    }
  }

  void put(Place place, Side side) {
    stones[place.x()][place.y()] = side;
  }

  void take(Place place) {
    stones[place.x()][place.y()] = null;
  }

  Setup.Board setup() {
    return new Setup.Board(width, height, all(Side.BLACK), all(Side.WHITE), List.of());
  }

  private List<Place> all(Side side) {
    return points.stream().filter(place -> stones[place.x()][place.y()] == side).toList();
  }

  List<Place> empty() {
    return points.stream().filter(this::isEmpty).toList();
  }

  boolean isEmpty(Place place) {
    return stones[place.x()][place.y()] == null;
  }

  /** Returns the legal moves of a side: all empty points except those that renju forbids. */
  List<Place> legal(Side side) {
    if (!rule.hasFouls(side)) {
      return empty();
    }
    var position = Position.start(rule.id(), setup()).withToMove(side);
    return Referees.of(rule.id()).legalMoves(position).map(Place.class::cast).toList();
  }

  /** Returns the points where a side would complete a winning line. They are never forbidden. */
  List<Place> fives(Side side) {
    return empty().stream().filter(place -> isFive(place, side)).toList();
  }

  boolean isFive(Place place, Side side) {
    return isEmpty(place)
        && Arrays.stream(DIRECTIONS).anyMatch(step -> isFive(place, side, step[0], step[1]));
  }

  private boolean isFive(Place place, Side side, int dx, int dy) {
    int after = run(place, side, dx, dy);
    int before = run(place, side, -dx, -dy);
    int length = before + 1 + after;
    boolean closed =
        at(place.x() + (after + 1) * dx, place.y() + (after + 1) * dy) == side.other()
            && at(place.x() - (before + 1) * dx, place.y() - (before + 1) * dy) == side.other();
    if (length == 5) {
      return !(rule.isClosable() && closed);
    }
    return length > 5 && !rule.isExact(side);
  }

  private int run(Place place, Side side, int dx, int dy) {
    int length = 0;
    while (at(place.x() + (length + 1) * dx, place.y() + (length + 1) * dy) == side) {
      length++;
    }
    return length;
  }

  private @Nullable Side at(int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? null : stones[x][y];
  }
}
