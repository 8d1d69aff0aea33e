package tengen.protocol.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/**
 * Piskvork's records of Gomoku games, {@code .psq}: Petr Laštovička, Piskvork, {@code savePsq} and
 * {@code openPsq} in {@code source/game.cpp}.
 *
 * <pre>
 * Piskvorky 15x15, 11:11, 0     size; levels of the two players; the first (0) or second (1) begins
 * 8,8,1200                      x,y from the top left, from 1; milliseconds
 * 9,9,950
 * pbrain-one.zip                names of the two players, only of tournaments
 * pbrain-two.zip
 * 0                             the end: 0 by the rules, 15 on time, -1 unknown
 * Tengen gomoku-renju 0123456789abcdef     rules and id, only of games that Tengen has stored
 * </pre>
 *
 * <p>The format has neither rules nor winner. The player who begins is Black. Piskvork reads
 * nothing after the names.
 */
public final class Psq {
  private static final Pattern HEADER =
      Pattern.compile("Piskvorky ([0-9]{1,3})x([0-9]{1,3}), *[0-9]{1,9}:[0-9]{1,9}, *([01])");
  private static final Pattern MOVE =
      Pattern.compile("([0-9]{1,3}),([0-9]{1,3})(?:,(-?[0-9]{1,15}))?");
  private static final Pattern CODE = Pattern.compile("-?[0-9]{1,9}");

  private static final Pattern ORIGIN =
      Pattern.compile("Tengen ([a-z0-9-]{1,64}) ([0-9A-Za-z]{16})");

  /**
   * Maximum number of lines: a header, the moves of a full board, two names, a code, and a game's
   * rules and id.
   */
  private static final int MAX_LINES = GameRecord.MAX_SIDE * GameRecord.MAX_SIDE + 5;

  /** Piskvork's names of people. */
  private static final List<String> NO_NAMES = List.of("homo-1", "homo-2");

  private Psq() {}

  /** Reads a file's text; accepts any text. */
  public static RecordReading parse(String text) {
    try {
      return new RecordReading.Read(
          read(text.lines().limit(MAX_LINES).map(String::trim).toList()), true, List.of());
    } catch (RecordException fault) {
      return fault.reading();
    }
  }

  private static GameRecord read(List<String> lines) throws RecordException {
    Matcher header = HEADER.matcher(lines.isEmpty() ? "" : lines.getFirst());
    if (!header.matches()) {
      throw new RecordException(1, "no header; it reads \"Piskvorky 15x15, 11:11, 0\"");
    }
    var board = Setup.Board.empty(side(header.group(1)), side(header.group(2)));
    List<RecordedMove> moves = new ArrayList<>();
    int at = 1;
    for (; at < lines.size(); at++) {
      Matcher move = MOVE.matcher(lines.get(at));
      if (!move.matches()) {
        break;
      }
      if (moves.size() == board.width() * board.height()) {
        throw new RecordException(at + 1, "more moves than the board has points");
      }
      moves.add(move(move, moves.size(), board, at + 1));
    }
    GameInfo info = info(lines.subList(at, lines.size()), header.group(3).equals("0"));
    return new GameRecord(info, board, Side.BLACK, moves);
  }

  /** Reads the lines after the moves. */
  private static GameInfo info(List<String> trailer, boolean firstBegins) {
    List<String> names = names(trailer);
    Matcher origin = ORIGIN.matcher(trailer.size() > 3 ? trailer.get(3) : "");
    boolean isOurs = origin.matches();
    return new GameInfo(
        names.get(firstBegins ? 0 : 1),
        names.get(firstBegins ? 1 : 0),
        isOurs ? Optional.of(origin.group(1)) : Optional.empty(),
        Optional.empty(),
        "",
        "",
        isOurs ? origin.group(2) : "",
        "");
  }

  private static int side(String digits) throws RecordException {
    int side = Integer.parseInt(digits);
    if (side < 1 || side > GameRecord.MAX_SIDE) {
      throw new RecordException(1, "a side of " + side + "; sides are 1 to " + GameRecord.MAX_SIDE);
    }
    return side;
  }

  private static RecordedMove move(Matcher move, int number, Setup.Board board, int line)
      throws RecordException {
    int x = Integer.parseInt(move.group(1)) - 1;
    int y = Integer.parseInt(move.group(2)) - 1;
    if (x < 0 || y < 0 || x >= board.width() || y >= board.height()) {
      String last = board.width() + "," + board.height();
      throw new RecordException(line, move.group() + "; points are 1,1 to " + last);
    }
    long ms = move.group(3) == null ? 0 : Math.max(0, Long.parseLong(move.group(3)));
    var turn = new Turn(side(number), new Place(x, y));
    return new RecordedMove(turn, "", OptionalDouble.empty(), OptionalLong.of(ms));
  }

  private static Side side(int number) {
    return number % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  /**
   * Returns the two lines of names before the code, if there are any; Piskvork writes none for
   * people.
   */
  private static List<String> names(List<String> trailer) {
    List<String> names = trailer.stream().limit(2).map(Psq::known).toList();
    boolean named = names.size() == 2 && !CODE.matcher(trailer.getFirst()).matches();
    return named ? names : List.of("", "");
  }

  private static String known(String name) {
    return NO_NAMES.contains(name) ? "" : name;
  }

  /**
   * Returns the file of a game; empty if the format cannot hold it. It holds only Gomoku from an
   * empty board, without passes, with alternating sides, and with names that cannot be read as
   * something else. The file has players, board, moves and times, and for a stored game its rules
   * and id.
   *
   * @param family of the rules
   */
  public static Optional<String> print(GameRecord record, String family) {
    boolean isRepresentable =
        family.equals(Sgf.GOMOKU_FAMILY)
            && hasPlainBoard(record)
            && alternates(record)
            && canName(record.info());
    return isRepresentable ? Optional.of(write(record)) : Optional.empty();
  }

  private static boolean hasPlainBoard(GameRecord record) {
    Setup.Board board = record.setup();
    return board.equals(Setup.Board.empty(board.width(), board.height()));
  }

  private static boolean alternates(GameRecord record) {
    for (int i = 0; i < record.moves().size(); i++) {
      Turn turn = record.moves().get(i).turn();
      if (turn.side() != side(i) || !(turn.move() instanceof Place)) {
        return false;
      }
    }
    return record.toMove() == Side.BLACK;
  }

  private static boolean canName(GameInfo info) {
    return Stream.of(info.black(), info.white())
        .noneMatch(name -> MOVE.matcher(name).matches() || CODE.matcher(name).matches());
  }

  private static String write(GameRecord record) {
    Setup.Board board = record.setup();
    var out = new StringBuilder();
    out.append(
        String.format(Locale.ROOT, "Piskvorky %dx%d, 11:11, 0\n", board.width(), board.height()));
    for (RecordedMove move : record.moves()) {
      if (move.turn().move() instanceof Place(int x, int y)) {
        out.append(
            String.format(Locale.ROOT, "%d,%d,%d\n", x + 1, y + 1, move.spentMs().orElse(0)));
      }
    }
    out.append(name(record.info().black(), 0)).append('\n');
    out.append(name(record.info().white(), 1)).append('\n');
    out.append(record.info().end().map(Psq::code).orElse(-1)).append('\n');
    return out.append(origin(record.info())).toString();
  }

  private static String origin(GameInfo info) {
    String line = "Tengen " + info.rules().orElse("") + " " + info.id();
    return ORIGIN.matcher(line).matches() ? line + "\n" : "";
  }

  private static String name(String name, int player) {
    return name.isEmpty() ? NO_NAMES.get(player) : name.replace('\n', ' ');
  }

  private static int code(GameEnd end) {
    return end.manner() == GameEnd.Manner.TIME ? 15 : 0;
  }
}
