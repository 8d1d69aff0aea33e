package tengen.protocol.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;

/**
 * SGF's points on a board of this size: a letter for the column from the left and one for the row.
 */
record SgfPoints(int width, int height) {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /** Maximum side of boards on which FF[3] wrote a pass as {@code tt}. */
  private static final int OLD_PASS_SIDE = 19;

  static String text(Place place) {
    return "" + LETTERS.charAt(place.x()) + LETTERS.charAt(place.y());
  }

  static String text(Move move) {
    return switch (move) {
      case Place place -> text(place);
      case Move.Pass _, Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ -> "";
    };
  }

  /** Returns a stone or a pass; empty for other values. */
  Optional<Move> move(String value) {
    boolean oldPass = value.equals("tt") && Math.max(width, height) <= OLD_PASS_SIDE;
    return value.isEmpty() || oldPass ? Optional.of(new Move.Pass()) : point(value).map(p -> p);
  }

  private Optional<Place> point(String value) {
    if (value.length() != 2) {
      return Optional.empty();
    }
    int x = LETTERS.indexOf(value.charAt(0));
    int y = LETTERS.indexOf(value.charAt(1));
    return x >= 0 && x < width && y >= 0 && y < height
        ? Optional.of(new Place(x, y))
        : Optional.empty();
  }

  /** Returns a point, or those of a rectangle {@code aa:cc}; none for other values. */
  List<Place> points(String value) {
    int colon = value.indexOf(':');
    if (colon < 0) {
      return point(value).stream().toList();
    }
    Optional<Place> corner = point(value.substring(0, colon));
    Optional<Place> opposite = point(value.substring(colon + 1));
    return corner.isPresent() && opposite.isPresent()
        ? rectangle(corner.get(), opposite.get()).toList()
        : List.of();
  }

  private static Stream<Place> rectangle(Place one, Place other) {
    return IntStream.rangeClosed(Math.min(one.y(), other.y()), Math.max(one.y(), other.y()))
        .boxed()
        .flatMap(
            y ->
                IntStream.rangeClosed(Math.min(one.x(), other.x()), Math.max(one.x(), other.x()))
                    .mapToObj(x -> new Place(x, y)));
  }
}
