package tengen.testgames;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/** The owner of each point while a position is replayed. */
final class OwnedPoints {
  static final List<Place> DIRECTIONS =
      List.of(
          new Place(1, 0),
          new Place(1, 1),
          new Place(0, 1),
          new Place(-1, 1),
          new Place(-1, 0),
          new Place(-1, -1),
          new Place(0, -1),
          new Place(1, -1));

  private final int width;
  private final int height;
  private final Map<Place, Side> owners = new HashMap<>();

  /** Creates the stones of a setup without an {@linkplain #objection objection}. */
  OwnedPoints(Setup setup) {
    var board = (Setup.Board) setup;
    width = board.width();
    height = board.height();
    board.black().forEach(point -> put(point, Side.BLACK));
    board.white().forEach(point -> put(point, Side.WHITE));
  }

  /** Returns why a setup is not a board with sides in this range, or empty. */
  static Optional<String> objection(Setup setup, int min, int max) {
    if (!(setup instanceof Setup.Board board)) {
      return Optional.of("played on a board");
    }
    if (Math.min(board.width(), board.height()) < min
        || Math.max(board.width(), board.height()) > max) {
      return Optional.of("board sides are " + min + " to " + max);
    }
    List<Place> all = Stream.concat(board.black().stream(), board.white().stream()).toList();
    Set<Place> distinct = new HashSet<>(all);
    boolean fits =
        all.stream()
            .allMatch(
                point ->
                    0 <= point.x()
                        && point.x() < board.width()
                        && 0 <= point.y()
                        && point.y() < board.height());
    return fits && distinct.size() == all.size() && board.neutral().isEmpty()
        ? Optional.empty()
        : Optional.of("stones of two colours, each on a point of its own");
  }

  void put(Place point, Side side) {
    owners.put(point, side);
  }

  boolean areNone() {
    return owners.isEmpty();
  }

  Optional<Side> at(Place point) {
    return Optional.ofNullable(owners.get(point));
  }

  boolean isEmpty(Place point) {
    return 0 <= point.x()
        && point.x() < width
        && 0 <= point.y()
        && point.y() < height
        && !owners.containsKey(point);
  }

  /** Returns the points without a stone, in reading order. */
  Stream<Place> empty() {
    return IntStream.range(0, width * height)
        .mapToObj(i -> new Place(i % width, i / width))
        .filter(this::isEmpty);
  }

  /** Returns the number of a side's stones that directly follow the point in a direction. */
  int run(Place point, Place direction, Side side) {
    int length = 0;
    for (Place next = step(point, direction);
        at(next).equals(Optional.of(side));
        next = step(next, direction)) {
      length++;
    }
    return length;
  }

  static Place step(Place point, Place direction) {
    return new Place(point.x() + direction.x(), point.y() + direction.y());
  }

  List<Place> all(Side side) {
    return owners.keySet().stream().filter(point -> owners.get(point) == side).toList();
  }

  Setup.Board toSetup() {
    return new Setup.Board(width, height, all(Side.BLACK), all(Side.WHITE), List.of());
  }

  /** Draws rows from the top: {@code .} empty, {@code X} Black, {@code O} White. */
  String drawing() {
    var rows = new StringBuilder();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        rows.append(at(new Place(x, y)).map(side -> side == Side.BLACK ? "X" : "O").orElse("."));
      }
      rows.append('\n');
    }
    return rows.toString().strip();
  }
}
