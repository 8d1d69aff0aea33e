package tengen.protocol.words;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.gtp.GtpVertex;

/**
 * The notation of moves in a game. On a board, vertices as in GTP; {@code (3,4)}, column and row
 * from the top left, from 0, is read too. Without a board, the game's own notation.
 *
 * @param width of the board; 0 without one
 * @param height of the board; 0 without one
 */
public record MoveText(int width, int height) {
  private static final Pattern COORDINATES = Pattern.compile("\\(([0-9]{1,3}),\\s?([0-9]{1,3})\\)");

  /** The points, shared by all moves that are read to save memory. */
  private static final Place[] PLACES = places();

  /** Returns the notation of a game with this setup. */
  public static MoveText of(Setup setup) {
    return switch (setup) {
      case Setup.Board board -> new MoveText(board.width(), board.height());
      case Setup.Text _ -> new MoveText(0, 0);
    };
  }

  /** Parses a move; empty if the text is invalid. */
  public Optional<Move> read(String text) {
    if (width == 0) {
      return Optional.of(new Move.Text(text));
    }
    Optional<GtpVertex> vertex = GtpVertex.parse(text);
    return vertex.filter(GtpVertex.Pass.class::isInstance).isPresent()
        ? Optional.of(new Move.Pass())
        : readPlace(text).map(place -> place);
  }

  /** Parses a point of the board; empty if the text is invalid. */
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

  /** Returns the text of a move. */
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
