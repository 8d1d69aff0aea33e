package acme.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/** The stones of a board while a position is replayed. */
final class Stones {
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

  /** The owner of each point, row by row from the top; null for an empty point. */
  private final Side[] owners;

  /** Creates the stones of a setup without an {@linkplain #objection objection}. */
  Stones(Setup setup) {
    var board = (Setup.Board) setup;
    width = board.width();
    height = board.height();
    owners = new Side[width * height];
    board.black().forEach(point -> put(point, Side.BLACK));
    board.white().forEach(point -> put(point, Side.WHITE));
  }

  /** Returns why a setup is not a board with sides in this range, or empty. */
  static Optional<String> objection(Setup setup, int min, int max) {
    if (!(setup instanceof Setup.Board board)) {
      return Optional.of("played on a board");
    }
    int width = board.width();
    int height = board.height();
    if (Math.min(width, height) < min || Math.max(width, height) > max) {
      return Optional.of("board sides are " + min + " to " + max);
    }
    List<Place> all = Stream.concat(board.black().stream(), board.white().stream()).toList();
    boolean fits =
        all.stream().distinct().filter(it -> it.isOn(width, height)).count() == all.size();
    return fits && board.neutral().isEmpty()
        ? Optional.empty()
        : Optional.of("stones of two colours, each on a point of its own");
  }

  void put(Place point, Side side) {
    owners[point.y() * width + point.x()] = side;
  }

  boolean areNone() {
    return IntStream.range(0, owners.length).allMatch(i -> owners[i] == null);
  }

  boolean isOn(Place point) {
    return point.isOn(width, height);
  }

  boolean isOwn(Place point, Side side) {
    return isOn(point) && owners[point.y() * width + point.x()] == side;
  }

  boolean isEmpty(Place point) {
    return isOn(point) && owners[point.y() * width + point.x()] == null;
  }

  /** Returns the points without a stone, in reading order. */
  Stream<Place> empty() {
    return points(null);
  }

  /** Returns the points with a stone of this side, in reading order. */
  List<Place> all(Side side) {
    return points(side).toList();
  }

  private Stream<Place> points(Side owner) {
    return IntStream.range(0, owners.length)
        .filter(i -> owners[i] == owner)
        .mapToObj(i -> new Place(i % width, i / width));
  }

  /** Returns the number of a side's stones that directly follow the point in a direction. */
  int run(Place point, Place direction, Side side) {
    int length = 0;
    while (isOwn(step(point, direction, length + 1), side)) {
      length++;
    }
    return length;
  }

  /** Returns the point that lies this many steps from another in a direction. */
  static Place step(Place from, Place direction, int steps) {
    return new Place(from.x() + steps * direction.x(), from.y() + steps * direction.y());
  }

  Setup.Board toSetup() {
    return new Setup.Board(width, height, all(Side.BLACK), all(Side.WHITE), List.of());
  }

  /** Draws rows from the top: {@code .} empty, {@code X} Black, {@code O} White. */
  String drawing() {
    var rows = new StringBuilder();
    for (int i = 0; i < owners.length; i++) {
      rows.append(owners[i] == null ? '.' : owners[i] == Side.BLACK ? 'X' : 'O');
      if ((i + 1) % width == 0) {
        rows.append('\n');
      }
    }
    return rows.toString().strip();
  }
}
