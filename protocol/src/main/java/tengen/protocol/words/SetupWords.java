package tengen.protocol.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Setups of any game as a line: {@code board 15x15 B H8 W J9 K9 N A1} with black, white and neutral
 * stones, whose points {@link MoveWords} writes; or {@code text} and the game's own notation.
 */
public final class SetupWords {
  private static final String BOARD_PREFIX = "board ";
  private static final String TEXT_PREFIX = "text ";
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})x([0-9]{1,3})");

  /** Matches white space before a letter that stands alone. */
  private static final Pattern COLOUR = Pattern.compile(" (?=[BWN] )");

  private SetupWords() {}

  /** Returns a setup as a line. */
  public static String write(Setup setup) {
    return switch (setup) {
      case Setup.Board board ->
          BOARD_PREFIX
              + board.width()
              + "x"
              + board.height()
              + stones(" B ", board, board.black())
              + stones(" W ", board, board.white())
              + stones(" N ", board, board.neutral());
      case Setup.Text(String notation) -> TEXT_PREFIX + notation;
    };
  }

  private static String stones(String colour, Setup.Board board, List<Place> stones) {
    return stones.isEmpty()
        ? ""
        : colour + MoveWords.of(board).write(stones.stream().<Move>map(place -> place).toList());
  }

  /** Parses a setup; empty if the line is invalid. */
  public static Optional<Setup> read(String line) {
    if (line.startsWith(TEXT_PREFIX)) {
      return Optional.of(new Setup.Text(line.substring(TEXT_PREFIX.length())));
    }
    String[] parts =
        COLOUR.split(line.startsWith(BOARD_PREFIX) ? line.substring(BOARD_PREFIX.length()) : "");
    Matcher size = SIZE.matcher(parts[0]);
    return size.matches()
        ? board(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)), parts)
        : Optional.empty();
  }

  /** Parses the parts after the size: a colour's letter, a blank, and its stones. */
  private static Optional<Setup> board(int width, int height, String[] parts) {
    var words = new MoveWords(width, height);
    Map<Character, List<Place>> stones = new TreeMap<>();
    for (int i = 1; i < parts.length; i++) {
      Optional<List<Place>> read =
          words.readLine(parts[i].substring(2)).flatMap(SetupWords::places);
      if (read.isEmpty()) {
        return Optional.empty();
      }
      stones.put(parts[i].charAt(0), read.get());
    }
    return Optional.of(
        new Setup.Board(
            width,
            height,
            stones.getOrDefault('B', List.of()),
            stones.getOrDefault('W', List.of()),
            stones.getOrDefault('N', List.of())));
  }

  private static Optional<List<Place>> places(List<Move> moves) {
    return moves.stream().allMatch(Place.class::isInstance)
        ? Optional.of(moves.stream().map(Place.class::cast).toList())
        : Optional.empty();
  }
}
