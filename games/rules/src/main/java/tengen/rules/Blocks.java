package tengen.rules;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Move.Place;

/** The blocks of stones of one colour, connected along rows and columns, and their liberties. */
final class Blocks {
  static final String CAPTURE = "capture";
  static final String SUICIDE = "suicide";

  private final RefereeGrid grid;

  Blocks(RefereeGrid grid) {
    this.grid = grid;
  }

  /**
   * Returns why NoGo forbids a stone on an empty point: it would take the last liberty of an
   * adjacent opponent's block or of its own block. Leaves the grid unchanged.
   */
  Optional<String> objection(int colour, Place point) {
    grid.put(point, colour);
    Optional<String> objection = Optional.empty();
    if (neighbours(point)
        .anyMatch(next -> grid.at(next) == RefereeGrid.opponent(colour) && !hasLiberty(next))) {
      objection = Optional.of(CAPTURE);
    } else if (!hasLiberty(point)) {
      objection = Optional.of(SUICIDE);
    }
    grid.put(point, RefereeGrid.EMPTY);
    return objection;
  }

  /** Returns whether the block of a stone has an adjacent empty point. */
  boolean hasLiberty(Place stone) {
    int colour = grid.at(stone);
    var seen = new boolean[grid.width * grid.height];
    Deque<Place> open = new ArrayDeque<>(List.of(stone));
    while (!open.isEmpty()) {
      for (Place next : neighbours(open.pop()).toList()) {
        if (grid.at(next) == RefereeGrid.EMPTY) {
          return true;
        }
        int index = next.y() * grid.width + next.x();
        if (grid.at(next) == colour && !seen[index]) {
          seen[index] = true;
          open.push(next);
        }
      }
    }
    return false;
  }

  private Stream<Place> neighbours(Place point) {
    return Stream.of(
            new Place(point.x(), point.y() - 1),
            new Place(point.x() - 1, point.y()),
            new Place(point.x() + 1, point.y()),
            new Place(point.x(), point.y() + 1))
        .filter(grid::contains);
  }
}
