package tengen.protocol.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tengen.game.Move.Place;
import tengen.game.Setup;

/** Draws a board as text. */
public final class GtpDiagram {
  private GtpDiagram() {}

  /**
   * Returns the board with its coordinates: Black {@code X}, White {@code O}, neutral {@code #}.
   * Starts with a line feed, so that all rows are aligned after a status.
   */
  static String draw(Setup.Board board) {
    Map<Place, Character> stones = stones(board);
    var letters = new StringBuilder("  ");
    for (int x = 0; x < board.width(); x++) {
      letters.append(' ').append(GtpVertex.COLUMNS.charAt(x));
    }
    var text = new StringBuilder("\n").append(letters);
    for (int y = 0; y < board.height(); y++) {
      int row = board.height() - y;
      text.append('\n').append(row < 10 ? " " : "").append(row);
      for (int x = 0; x < board.width(); x++) {
        text.append(' ').append(stones.getOrDefault(new Place(x, y), '.'));
      }
      text.append(' ').append(row);
    }
    return text.append('\n').append(letters).toString();
  }

  /** Returns the points, a line for each row from the top. */
  public static String rows(Setup.Board board) {
    Map<Place, Character> stones = stones(board);
    var text = new StringBuilder();
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        text.append(stones.getOrDefault(new Place(x, y), '.'));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** Returns all stones, a line for each connected chain of one colour, in reading order. */
  static String chains(Setup.Board board) {
    SequencedMap<Place, Character> left = new TreeMap<>(stones(board));
    List<String> chains = new ArrayList<>();
    while (!left.isEmpty()) {
      chains.add(vertices(takeChain(left), board.height()));
    }
    return String.join("\n", chains);
  }

  /** Returns points as words on a line. */
  static String vertices(Collection<Place> places, int height) {
    return places.stream()
        .map(place -> GtpVertex.of(place, height).toString())
        .collect(Collectors.joining(" "));
  }

  private static List<Place> takeChain(SequencedMap<Place, Character> left) {
    var first = left.firstEntry();
    char colour = first.getValue();
    List<Place> chain = new ArrayList<>();
    Deque<Place> open = new ArrayDeque<>(List.of(first.getKey()));
    left.remove(first.getKey());
    while (!open.isEmpty()) {
      Place place = open.remove();
      chain.add(place);
      for (Place next : neighbours(place)) {
        if (left.remove(next, colour)) {
          open.add(next);
        }
      }
    }
    return chain.stream().sorted().toList();
  }

  private static List<Place> neighbours(Place place) {
    int x = place.x();
    int y = place.y();
    return List.of(
        new Place(x, y - 1), new Place(x - 1, y), new Place(x + 1, y), new Place(x, y + 1));
  }

  private static Map<Place, Character> stones(Setup.Board board) {
    Map<Place, Character> stones = new HashMap<>();
    board.black().forEach(place -> stones.put(place, 'X'));
    board.white().forEach(place -> stones.put(place, 'O'));
    board.neutral().forEach(place -> stones.put(place, '#'));
    return stones;
  }
}
