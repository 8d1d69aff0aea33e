package tengen.protocol.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/** Makes a record of a game's lines; used once. */
final class SgfReader {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})(?::([0-9]{1,3}))?");
  private static final Pattern PERCENT =
      Pattern.compile("100(\\.0{1,20})?|[0-9]{1,2}(\\.[0-9]{1,20})?");
  private static final Pattern MILLISECONDS = Pattern.compile("[0-9]{1,15}");

  private final List<SgfLine> lines;
  private final SgfNode root;
  private final SgfPoints points;
  private final Map<Place, Side> stones = new HashMap<>();
  private Side toMove = Side.BLACK;
  private int stonesLeft;
  private boolean hasMoved;

  private SgfReader(List<SgfLine> lines) throws RecordFault {
    this.lines = lines;
    this.root = lines.getFirst().nodes().getFirst();
    this.points = size(root, game(root));
    this.stonesLeft = 2 * points.width() * points.height();
  }

  /** The record that these lines are, the first of them the main line. */
  static GameRecord read(List<SgfLine> lines) throws RecordFault {
    return new SgfReader(lines).read();
  }

  private static int game(SgfNode root) throws RecordFault {
    return switch (root.simpleText("GM")) {
      case "", "1" -> Sgf.GO;
      case "4" -> Sgf.GOMOKU;
      case String other ->
          throw new RecordFault(root.line(), "GM[" + other + "]; games are 1 (Go) and 4 (Gomoku)");
    };
  }

  private static SgfPoints size(SgfNode root, int game) throws RecordFault {
    Optional<String> told = root.value("SZ");
    if (told.isEmpty()) {
      int usual = game == Sgf.GO ? 19 : 15;
      return new SgfPoints(usual, usual);
    }
    Matcher sides = SIZE.matcher(told.get().strip());
    if (sides.matches()) {
      int width = Integer.parseInt(sides.group(1));
      int height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
      if (Math.min(width, height) >= 1 && Math.max(width, height) <= GameRecord.MAX_SIDE) {
        return new SgfPoints(width, height);
      }
    }
    throw new RecordFault(
        root.line(), "SZ[" + brief(told.get()) + "]; sides are 1 to " + GameRecord.MAX_SIDE);
  }

  private GameRecord read() throws RecordFault {
    var tree = new SgfBranches();
    for (SgfLine line : lines) {
      tree.begin(line);
      for (SgfNode node : line.nodes()) {
        tree.add(moves(node));
      }
    }
    List<Branch> branches = tree.branches();
    return new GameRecord(info(), setup(), toMove, tree.mainLine(), branches);
  }

  private List<RecordedMove> moves(SgfNode node) throws RecordFault {
    List<RecordedMove> moves = new ArrayList<>();
    for (String property : node.properties().keySet()) {
      switch (property) {
        case "AB" -> set(node, property, Optional.of(Side.BLACK));
        case "AW" -> set(node, property, Optional.of(Side.WHITE));
        case "AE" -> set(node, property, Optional.empty());
        case "PL" -> toMove = isWhite(node.simpleText(property)) ? Side.WHITE : Side.BLACK;
        case "B" -> moves.add(move(node, property, Side.BLACK));
        case "W" -> moves.add(move(node, property, Side.WHITE));
        default -> {} // markup, and what concerns the game as a whole
      }
    }
    hasMoved |= !moves.isEmpty();
    return moves;
  }

  /** Reads a colour; some programs write {@code w} or {@code white}. */
  private static boolean isWhite(String colour) {
    return colour.regionMatches(true, 0, "W", 0, 1);
  }

  private void set(SgfNode node, String property, Optional<Side> side) throws RecordFault {
    if (hasMoved) {
      throw new RecordFault(node.line(), property + " after a move; setup comes before all moves");
    }
    for (String value : node.values(property)) {
      List<Place> places = points.points(value.strip());
      stonesLeft -= places.size();
      if (places.isEmpty()) {
        throw noPoint(node, property, value);
      }
      if (stonesLeft < 0) {
        throw new RecordFault(node.line(), "more setup than the board has points");
      }
      for (Place place : places) {
        side.ifPresentOrElse(owner -> stones.put(place, owner), () -> stones.remove(place));
      }
    }
  }

  private RecordedMove move(SgfNode node, String property, Side side) throws RecordFault {
    String value = node.value(property).orElse("").strip();
    Optional<Move> move = points.move(value);
    if (move.isEmpty()) {
      throw noPoint(node, property, value);
    }
    return new RecordedMove(
        new Turn(side, move.get()),
        node.value("C").orElse(""),
        winRate(node.simpleText("SBKV")),
        milliseconds(node.simpleText("MS")));
  }

  private RecordFault noPoint(SgfNode node, String property, String value) {
    String board = points.width() + "x" + points.height();
    return new RecordFault(
        node.line(), property + "[" + brief(value) + "]; points of a board " + board);
  }

  private static OptionalDouble winRate(String percent) {
    return PERCENT.matcher(percent).matches()
        ? OptionalDouble.of(new BigDecimal(percent).movePointLeft(2).doubleValue())
        : OptionalDouble.empty();
  }

  private static OptionalLong milliseconds(String text) {
    return MILLISECONDS.matcher(text).matches()
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  private Setup.Board setup() {
    Map<Side, List<Place>> bySide = new EnumMap<>(Side.class);
    stones.forEach(
        (place, side) -> bySide.computeIfAbsent(side, _ -> new ArrayList<>()).add(place));
    return new Setup.Board(
        points.width(),
        points.height(),
        bySide.getOrDefault(Side.BLACK, List.of()),
        bySide.getOrDefault(Side.WHITE, List.of()),
        List.of());
  }

  private GameInfo info() {
    boolean moves = root.properties().containsKey("B") || root.properties().containsKey("W");
    return new GameInfo(
        root.simpleText("PB"),
        root.simpleText("PW"),
        Optional.of(root.simpleText("RU")).filter(text -> !text.isEmpty()).map(SgfReader::rules),
        end(root.simpleText("RE")),
        root.simpleText("DT"),
        root.value("C").filter(_ -> !moves).or(() -> root.value("GC")).orElse(""));
  }

  private static String rules(String text) {
    return text.equalsIgnoreCase(Sgf.NOGO) ? Sgf.NOGO.toLowerCase(Locale.ROOT) : text;
  }

  /**
   * {@code B+R}, {@code W+}, {@code 0}; what is neither won nor drawn, such as Void, is unknown.
   */
  private static Optional<GameEnd> end(String result) {
    String upper = result.toUpperCase(Locale.ROOT);
    if (upper.equals("0") || upper.equals("DRAW")) {
      return Optional.of(GameEnd.DRAWN);
    }
    if (!upper.startsWith("B+") && !upper.startsWith("W+")) {
      return Optional.empty();
    }
    Side winner = upper.startsWith("B") ? Side.BLACK : Side.WHITE;
    return Optional.of(GameEnd.won(winner, manner(upper.substring(2))));
  }

  private static GameEnd.Manner manner(String text) {
    return switch (text) {
      case "R", "RESIGN" -> GameEnd.Manner.RESIGNED;
      case "T", "TIME" -> GameEnd.Manner.TIME;
      case "F", "FORFEIT" -> GameEnd.Manner.FORFEIT;
      default -> GameEnd.Manner.BY_RULES;
    };
  }

  /** Enough of a value to know it by. */
  private static String brief(String value) {
    String line = value.replace('\n', ' ');
    return line.length() <= 20 ? line : line.substring(0, 20) + "…";
  }
}
