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
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/** Converts the lines of a game to a record. Used once. */
final class SgfReader {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})(?::([0-9]{1,3}))?");
  private static final Pattern PERCENT =
      Pattern.compile("100(\\.0{1,20})?|[0-9]{1,2}(\\.[0-9]{1,20})?");
  private static final Pattern MILLISECONDS = Pattern.compile("[0-9]{1,15}");

  private static final Pattern ID = Pattern.compile("[0-9A-Za-z]{16}");

  /** Root properties that a record has as fields, or that describe the file and not the game. */
  private static final Set<String> FIELDS =
      Set.of("FF", "GM", "CA", "AP", "SZ", "RU", "PB", "PW", "DT");

  /** Properties of which a real game has at least one. */
  private static final Set<String> SIGNS =
      Set.of("FF", "GM", "CA", "AP", "SZ", "RU", "PB", "PW", "B", "W", "AB", "AW");

  private final List<SgfLine> lines;
  private final SgfNode root;
  private final SgfPoints points;
  private final Map<Place, Side> stones = new HashMap<>();
  private Side toMove = Side.BLACK;
  private final SgfBranches.Words words = new SgfBranches.Words();
  private int stonesLeft;
  private int charsLeft = SgfProperties.MAX_CHARS;
  private boolean hasMoved;

  private SgfReader(List<SgfLine> lines) throws RecordException {
    this.lines = lines;
    this.root = lines.getFirst().nodes().getFirst();
    this.points = size(root, game(root));
    this.stonesLeft = 2 * points.width() * points.height();
  }

  /** Returns the record of these lines, the first of which is the main line. */
  static RecordReading.Read read(List<SgfLine> lines) throws RecordException {
    if (lines.stream().flatMap(line -> line.nodes().stream()).noneMatch(SgfReader::hasSign)) {
      throw new RecordException(1, "no game: it has neither a board size nor a move");
    }
    return new SgfReader(lines).read();
  }

  private static boolean hasSign(SgfNode node) {
    return node.properties().keySet().stream().anyMatch(SIGNS::contains);
  }

  private static int game(SgfNode root) throws RecordException {
    return switch (root.simpleText("GM")) {
      case "", "1" -> Sgf.GO;
      case "4" -> Sgf.GOMOKU;
      case String other ->
          throw new RecordException(
              root.line(), "GM[" + other + "]; games are 1 (Go) and 4 (Gomoku)");
    };
  }

  private static SgfPoints size(SgfNode root, int game) throws RecordException {
    Optional<String> declared = root.value("SZ");
    if (declared.isEmpty()) {
      int usual = game == Sgf.GO ? 19 : 15;
      return new SgfPoints(usual, usual);
    }
    Matcher sides = SIZE.matcher(declared.get().trim());
    if (sides.matches()) {
      int width = Integer.parseInt(sides.group(1));
      int height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
      if (Math.min(width, height) >= 1 && Math.max(width, height) <= GameRecord.MAX_SIDE) {
        return new SgfPoints(width, height);
      }
    }
    throw new RecordException(
        root.line(), "SZ[" + brief(declared.get()) + "]; sides are 1 to " + GameRecord.MAX_SIDE);
  }

  private RecordReading.Read read() throws RecordException {
    var tree = new SgfBranches();
    int nodesOfAllLines =
        lines.stream()
            .skip(1)
            .filter(line -> line.of() == 0)
            .mapToInt(SgfLine::depth)
            .min()
            .orElse(Integer.MAX_VALUE);
    for (int number = 0; number < lines.size(); number++) {
      tree.begin(lines.get(number));
      List<SgfNode> nodes = lines.get(number).nodes();
      for (int i = 0; i < nodes.size(); i++) {
        setUp(nodes.get(i), number == 0 && i < nodesOfAllLines);
        read(nodes.get(i), tree, number == 0 && i == 0);
      }
    }
    List<Branch> branches = tree.branches();
    return new RecordReading.Read(
        new GameRecord(info(), setup(), toMove, tree.mainLine(), branches),
        game(root) == Sgf.GOMOKU,
        notes());
  }

  private List<String> notes() {
    return charsLeft >= 0
        ? List.of()
        : List.of("properties beyond " + SgfProperties.MAX_CHARS + " characters were left out");
  }

  /** Reads a node's moves and annotations; its setup has been read before. */
  private void read(SgfNode node, SgfBranches tree, boolean isRoot) throws RecordException {
    List<RecordedMove> moves = new ArrayList<>();
    for (String property : node.properties().keySet()) {
      switch (property) {
        case "B" -> moves.add(move(node, property, Side.BLACK));
        case "W" -> moves.add(move(node, property, Side.WHITE));
        default -> {} // not a move
      }
    }
    hasMoved |= !moves.isEmpty();
    String remark = node.value("C").orElse("");
    String otherProperties = otherProperties(node, isRoot, !moves.isEmpty());
    if (isRoot) {
      words.add("", otherProperties);
      otherProperties = "";
    }
    if (!moves.isEmpty()) {
      moves.set(moves.size() - 1, withThought(node, moves.getLast()).with(remark, otherProperties));
    }
    tree.add(moves);
    if (moves.isEmpty() && !tree.annotate(remark, otherProperties)) {
      words.add(remark, otherProperties);
    }
  }

  private static RecordedMove withThought(SgfNode node, RecordedMove move) {
    return new RecordedMove(
        move.turn(), "", winRate(node.simpleText("SBKV")), milliseconds(node.simpleText("MS")));
  }

  /** Returns the properties that no field of the record has, up to the maximum length. */
  private String otherProperties(SgfNode node, boolean isRoot, boolean hasMoves) {
    var text = new StringBuilder();
    for (var property : node.properties().entrySet()) {
      String name = property.getKey();
      if (isRoot
          ? isStoredOnlyAtRoot(node, name, hasMoves)
          : isStoredAsText(node, name, hasMoves)) {
        text.append(SgfProperties.write(name, property.getValue()));
      }
    }
    charsLeft -= text.length();
    return charsLeft >= 0 ? text.toString() : "";
  }

  private boolean isStoredOnlyAtRoot(SgfNode node, String property, boolean hasMoves) {
    return switch (property) {
      case "RE" -> end(node.simpleText(property)).isEmpty();
      case "ID" -> !ID.matcher(node.simpleText(property)).matches();
      case "GC" -> node.properties().containsKey("C");
      default -> !FIELDS.contains(property) && isStoredAsText(node, property, hasMoves);
    };
  }

  private boolean isStoredAsText(SgfNode node, String property, boolean hasMoves) {
    return switch (property) {
      case "", "B", "W", "AB", "AW", "AE", "C" -> false;
      case "PL" -> hasMoved;
      case "SBKV" -> !hasMoves || winRate(node.simpleText(property)).isEmpty();
      case "MS" -> !hasMoves || milliseconds(node.simpleText(property)).isEmpty();
      default -> true;
    };
  }

  /** Parses a colour; some programs write {@code w} or {@code white}. */
  private static boolean isWhite(String colour) {
    return colour.regionMatches(true, 0, "W", 0, 1);
  }

  /**
   * Reads a node's setup, which precedes its moves.
   *
   * @param isInAllLines whether each line goes through this node
   */
  private void setUp(SgfNode node, boolean isInAllLines) throws RecordException {
    for (String property : node.properties().keySet()) {
      switch (property) {
        case "AB" -> set(node, property, Optional.of(Side.BLACK), isInAllLines);
        case "AW" -> set(node, property, Optional.of(Side.WHITE), isInAllLines);
        case "AE" -> set(node, property, Optional.empty(), isInAllLines);
        case "PL" -> toMove = isWhite(node.simpleText(property)) ? Side.WHITE : Side.BLACK;
        default -> {} // no setup
      }
    }
  }

  private void set(SgfNode node, String property, Optional<Side> side, boolean isInAllLines)
      throws RecordException {
    if (hasMoved) {
      throw new RecordException(
          node.line(), property + " after a move; setup comes before all moves");
    }
    if (!isInAllLines) {
      throw new RecordException(
          node.line(), property + " beside a branch; setup comes before all branches");
    }
    for (String untrimmed : node.values(property)) {
      String value = untrimmed.trim();
      List<Place> places = points.points(value);
      stonesLeft -= places.size();
      if (places.isEmpty() && !value.isEmpty()) {
        throw noPoint(node, property, value);
      }
      if (stonesLeft < 0) {
        throw new RecordException(node.line(), "more setup than the board has points");
      }
      for (Place place : places) {
        side.ifPresentOrElse(owner -> stones.put(place, owner), () -> stones.remove(place));
      }
    }
  }

  private RecordedMove move(SgfNode node, String property, Side side) throws RecordException {
    String value = node.value(property).orElse("").trim();
    Optional<Move> move = points.move(value);
    if (move.isEmpty()) {
      throw noPoint(node, property, value);
    }
    return new RecordedMove(new Turn(side, move.get()));
  }

  private RecordException noPoint(SgfNode node, String property, String value) {
    String board = points.width() + "x" + points.height();
    return new RecordException(
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
    boolean hasComment = root.properties().containsKey("C");
    return new GameInfo(
        root.simpleText("PB"),
        root.simpleText("PW"),
        Optional.of(root.simpleText("RU")).filter(text -> !text.isEmpty()).map(SgfReader::rules),
        end(root.simpleText("RE")),
        root.simpleText("DT"),
        SgfNode.joined(hasComment ? "" : root.value("GC").orElse(""), words.comment()),
        ID.matcher(root.simpleText("ID")).matches() ? root.simpleText("ID") : "",
        words.properties());
  }

  private static String rules(String text) {
    return text.equalsIgnoreCase(Sgf.NOGO) ? Sgf.NOGO.toLowerCase(Locale.ROOT) : text;
  }

  /** Parses {@code B+R}, {@code W+} or {@code 0}; empty for other results, such as Void. */
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

  /** Returns the beginning of a value for a message. */
  private static String brief(String value) {
    String line = value.replace('\n', ' ');
    return line.length() <= 20 ? line : line.substring(0, 20) + "…";
  }
}
