package tengen.protocol.words;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.gtp.GtpVertex;

/**
 * Moves of any game as words without blanks, from which they can be read again.
 *
 * <p>A point is {@code H8} as in GTP, or {@code 30,2} (column and row from the top left, from 0) if
 * GTP has no name for it. Several stones in an answer are {@code +H8+J9}. Other words are {@code
 * pass}, {@code swap}, {@code resign}, and {@code =2-3} for a game's own notation, with
 * percent-encoding as in URLs.
 *
 * @param width of the board; 0 without one
 * @param height of the board; 0 without one
 */
public record MoveWords(int width, int height) {
  private static final Pattern COORDINATES = Pattern.compile("(-?[0-9]{1,9}),(-?[0-9]{1,9})");

  /** Returns the words for a game with this setup. */
  public static MoveWords of(Setup setup) {
    return switch (setup) {
      case Setup.Board board -> new MoveWords(board.width(), board.height());
      case Setup.Text _ -> new MoveWords(0, 0);
    };
  }

  /** Returns moves in order, separated by blanks. */
  public String write(List<Move> line) {
    return line.stream().map(this::write).collect(Collectors.joining(" "));
  }

  /** Returns a move as a word. */
  public String write(Move move) {
    return switch (move) {
      case Place place -> point(place);
      case Move.Places(List<Place> points) ->
          points.stream().map(this::point).collect(Collectors.joining("+", "+", ""));
      case Move.Text(String notation) ->
          "=" + URLEncoder.encode(notation, StandardCharsets.UTF_8).replace("+", "%20");
      case Move.Pass _ -> "pass";
      case Move.Swap _ -> "swap";
      case Move.Resign _ -> "resign";
    };
  }

  private String point(Place place) {
    boolean isNamed =
        place.isOn(width, height)
            && place.x() < GtpVertex.MAX_SIDE
            && height - place.y() <= GtpVertex.MAX_SIDE;
    return isNamed ? GtpVertex.of(place, height).toString() : place.x() + "," + place.y();
  }

  /** Parses the moves of a line; empty if a word is invalid. */
  public Optional<List<Move>> readLine(String line) {
    List<Move> moves = new ArrayList<>();
    for (String word : line.isEmpty() ? new String[0] : line.split(" ", -1)) {
      Optional<Move> move = read(word);
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
    }
    return Optional.of(moves);
  }

  /** Parses a move; empty if the word is invalid. */
  public Optional<Move> read(String word) {
    return switch (word) {
      case "pass" -> Optional.of(new Move.Pass());
      case "swap" -> Optional.of(new Move.Swap());
      case "resign" -> Optional.of(new Move.Resign());
      default -> {
        if (word.startsWith("=")) {
          yield notation(word.substring(1));
        }
        yield word.startsWith("+") ? places(word) : readPoint(word).map(place -> place);
      }
    };
  }

  private static Optional<Move> notation(String encoded) {
    try {
      return Optional.of(new Move.Text(URLDecoder.decode(encoded, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private Optional<Move> places(String word) {
    List<Place> places = new ArrayList<>();
    for (String point : word.length() == 1 ? new String[0] : word.substring(1).split("\\+", -1)) {
      Optional<Place> place = readPoint(point);
      if (place.isEmpty()) {
        return Optional.empty();
      }
      places.add(place.get());
    }
    return Optional.of(new Move.Places(places));
  }

  private Optional<Place> readPoint(String word) {
    Matcher coordinates = COORDINATES.matcher(word);
    if (coordinates.matches()) {
      return Optional.of(
          new Place(
              Integer.parseInt(coordinates.group(1)), Integer.parseInt(coordinates.group(2))));
    }
    return GtpVertex.parse(word)
        .flatMap(
            vertex ->
                vertex instanceof GtpVertex.Point point
                    ? point.on(width, height)
                    : Optional.empty());
  }
}
