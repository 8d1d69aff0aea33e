package tengen.protocol.words;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.gtp.GtpVertex;

/**
 * How moves are written in one game: vertices as in GTP on a board, where {@code (3,4)}, column and
 * row from the top left, from 0, is read too; else in the game's own notation.
 *
 * @param width of the board; 0 without one
 * @param height of the board; 0 without one
 */
public record MoveText(int width, int height) {
  private static final Pattern COORDINATES = Pattern.compile("\\(([0-9]{1,3}),\\s?([0-9]{1,3})\\)");

  /** Shared by all that is read: a thousand games of a hundred moves hold no point twice. */
  private static final Place[] PLACES = places();

  /** How they are written in a game that begins so. */
  public static MoveText of(Setup setup) {
    return switch (setup) {
      case Setup.Board board -> new MoveText(board.width(), board.height());
      case Setup.Text _ -> new MoveText(0, 0);
    };
  }

  /** The move; empty: there is none of this kind. */
  public Optional<Move> read(String text) {
    if (width == 0) {
      return Optional.of(new Move.Text(text));
    }
    Optional<GtpVertex> vertex = GtpVertex.parse(text);
    return vertex.filter(GtpVertex.Pass.class::isInstance).isPresent()
        ? Optional.of(new Move.Pass())
        : readPlace(text).map(place -> place);
  }

  /** The point of the board. */
  public Optional<Place> readPlace(String text) {
    Matcher coordinates = COORDINATES.matcher(text);
    if (coordinates.matches()) {
      int x = Integer.parseInt(coordinates.group(1));
      int y = Integer.parseInt(coordinates.group(2));
      return x < width && y < height ? Optional.of(shared(x, y)) : Optional.empty();
    }
    return GtpVertex.parse(text)
        .flatMap(
            vertex ->
                vertex instanceof GtpVertex.Point point
                    ? point.on(width, height)
                    : Optional.empty())
        .map(place -> shared(place.x(), place.y()));
  }

  /** The move as it is written. */
  public String write(Move move) {
    return GtpVertex.text(move, height);
  }

  private static Place shared(int x, int y) {
    return PLACES[y * GtpVertex.MAX_SIDE + x];
  }

  private static Place[] places() {
    var places = new Place[GtpVertex.MAX_SIDE * GtpVertex.MAX_SIDE];
    for (int i = 0; i < places.length; i++) {
      places[i] = new Place(i % GtpVertex.MAX_SIDE, i / GtpVertex.MAX_SIDE);
    }
    return places;
  }
}
