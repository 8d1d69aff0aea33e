package tengen.gomoku;

import java.io.Serial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Parser of opening book files. A line is a header with rules and board size for all lines that
 * follow, or a tab-separated position: stones, best move, win rate of the side to move, and nodes
 * searched. Stones are in playing order; a hyphen is the empty board.
 *
 * <pre>
 * # comment
 * gomoku-freestyle 15x15
 * -                    7,7    0.571    4000000
 * 7,7 8,8 9,6          6,8    0.513    1200000
 * </pre>
 */
final class BookReader {
  private static final Pattern HEAD = Pattern.compile("([a-z-]+) (\\d{1,2})x(\\d{1,2})");
  private static final Pattern POSITION =
      Pattern.compile(
          "(-|\\d{1,2},\\d{1,2}(?: \\d{1,2},\\d{1,2})*)\t(\\d{1,2},\\d{1,2})"
              + "\t([01](?:\\.\\d+)?)\t(\\d{1,18})");
  private static final Pattern POINT = Pattern.compile("(\\d{1,2}),(\\d{1,2})");

  private final List<OpeningBook.Line> found = new ArrayList<>();
  private String rules = "";
  private Setup.Board empty = Setup.Board.empty(0, 0);
  private int number;

  /** A line that is not valid in a book. */
  static final class BadLineException extends Exception {
    @Serial private static final long serialVersionUID = 1;

    BadLineException(int number, String why) {
      super("line " + number + ": " + why);
    }
  }

  List<OpeningBook.Line> read(Stream<String> lines) throws BadLineException {
    for (String line : (Iterable<String>) lines::iterator) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        take(line);
      }
    }
    return found;
  }

  private void take(String line) throws BadLineException {
    Matcher head = HEAD.matcher(line);
    Matcher position = POSITION.matcher(line);
    if (head.matches()) {
      rules = head.group(1);
      empty = Setup.Board.empty(Integer.parseInt(head.group(2)), Integer.parseInt(head.group(3)));
    } else if (!position.matches()) {
      throw bad(
          "neither RULES WIDTHxHEIGHT nor STONES, MOVE, WIN RATE and NODES with tabs between");
    } else if (rules.isEmpty()) {
      throw bad("a position before any RULES WIDTHxHEIGHT");
    } else {
      take(position);
    }
  }

  private void take(Matcher position) throws BadLineException {
    List<Place> stones = points(position.group(1));
    List<Place> move = points(position.group(2));
    double winRate = Double.parseDouble(position.group(3));
    List<Place> all = Stream.concat(stones.stream(), move.stream()).toList();
    if (all.size() != new HashSet<>(all).size() || !all.stream().allMatch(this::isOnBoard)) {
      throw bad("a point twice or off the board");
    }
    if (winRate > 1) {
      throw bad("a win rate above 1");
    }
    var entry = new OpeningBook.Entry(move.getFirst(), winRate, Long.parseLong(position.group(4)));
    found.add(new OpeningBook.Line(rules, board(empty, stones), entry));
  }

  /** Returns a board with stones given in playing order, Black first. */
  static Setup.Board board(Setup.Board empty, List<Place> stones) {
    return new Setup.Board(
        empty.width(), empty.height(), every(stones, 0), every(stones, 1), List.of());
  }

  private static List<Place> every(List<Place> stones, int first) {
    return IntStream.iterate(first, i -> i < stones.size(), i -> i + 2)
        .mapToObj(stones::get)
        .toList();
  }

  static List<Place> points(String text) {
    return POINT
        .matcher(text)
        .results()
        .map(found -> new Place(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))))
        .toList();
  }

  private boolean isOnBoard(Place point) {
    return point.x() < empty.width() && point.y() < empty.height();
  }

  private BadLineException bad(String why) {
    return new BadLineException(number, why);
  }
}
