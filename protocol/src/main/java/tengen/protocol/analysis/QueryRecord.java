package tengen.protocol.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.gtp.GtpVertex;
import tengen.protocol.json.Json;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.Sgf;
import tengen.protocol.record.SgfProperties;
import tengen.protocol.record.SgfText;
import tengen.protocol.words.MoveText;

/**
 * Reads a game that the web page saved as JSON: the position fields of a query of {@code analysis}
 * and a tree of {@code nodes}, each with its parent's index. A query with {@code moves} alone is
 * read too. The nodes become those of an SGF file, whose properties they may have.
 */
public final class QueryRecord {
  private static final String FAULT = "no game as export writes it";

  private final MoveText words;
  private final StringBuilder sgf = new StringBuilder();

  private QueryRecord(MoveText words) {
    this.words = words;
  }

  /** Tells whether an object has the fields of such a game. */
  public static boolean isQuery(Json.Fields json) {
    return json.get("nodes").isPresent() || json.get("moves").isPresent();
  }

  /** Reads a game. Total. */
  public static RecordReading read(Json.Fields query) {
    try {
      int width = side(query, "boardXSize");
      int height = side(query, "boardYSize");
      var sgf = new QueryRecord(new MoveText(width, height));
      sgf.root(query, width, height);
      sgf.tree(nodes(query));
      return withNeutral(new SgfText(1, sgf.sgf.toString()).tree(), sgf.stones(query, "N"));
    } catch (IllegalArgumentException _) {
      return new RecordReading.Faulty(1, FAULT);
    }
  }

  /** SGF has no stones of nobody. */
  private static RecordReading withNeutral(RecordReading reading, List<Place> neutral) {
    return switch (reading) {
      case RecordReading.Faulty faulty -> faulty;
      case RecordReading.Read(GameRecord game, boolean isGomoku, List<String> notes) -> {
        Setup.Board board = game.setup();
        var setup =
            new Setup.Board(board.width(), board.height(), board.black(), board.white(), neutral);
        yield new RecordReading.Read(
            new GameRecord(game.info(), setup, game.toMove(), game.moves(), game.branches()),
            isGomoku,
            notes);
      }
    };
  }

  private void root(Json.Fields query, int width, int height) {
    sgf.append("(;");
    write("SZ", width + ":" + height);
    write("RU", query.text("rules").orElseThrow(QueryRecord::fault));
    for (Side side : Side.values()) {
      String letter = side == Side.BLACK ? "B" : "W";
      List<String> stones = stones(query, letter).stream().map(Sgf::point).toList();
      sgf.append(stones.isEmpty() ? "" : SgfProperties.write("A" + letter, stones));
    }
    query.get("initialPlayer").ifPresent(player -> write("PL", letter(player)));
  }

  /** The stones of {@code B}, {@code W} or {@code N}, nobody. */
  private List<Place> stones(Json.Fields query, String of) {
    List<Place> places = new ArrayList<>();
    for (Json stone :
        items(query.get("initialStones").orElseGet(() -> new Json.Items(List.of())))) {
      List<Json> pair = pair(stone);
      boolean isNeutral = text(pair.getFirst()).equalsIgnoreCase("N");
      Place place = words.readPlace(text(pair.getLast())).orElseThrow(QueryRecord::fault);
      if ((isNeutral ? "N" : letter(pair.getFirst())).equals(of)) {
        places.add(place);
      }
    }
    return places;
  }

  private record Node(Json.Fields told, List<Integer> children) {}

  /** The nodes with the indices of their children, each behind its parent. */
  private static List<Node> nodes(Json.Fields query) {
    List<Node> nodes = new ArrayList<>();
    Optional<Json> tree = query.get("nodes");
    List<Json> all = items(tree.or(() -> query.get("moves")).orElseThrow(QueryRecord::fault));
    if (tree.isEmpty()) {
      nodes.add(new Node(Json.Fields.NONE, new ArrayList<>()));
    }
    for (Json each : all) {
      if (!nodes.isEmpty()) {
        int parent = tree.isEmpty() ? nodes.size() - 1 : parent(fields(each), nodes.size());
        nodes.get(parent).children().add(nodes.size());
      }
      Json.Fields told = tree.isEmpty() ? Json.Fields.NONE.with("move", each) : fields(each);
      nodes.add(new Node(told, new ArrayList<>()));
    }
    if (nodes.isEmpty()) {
      throw fault();
    }
    return nodes;
  }

  private static int parent(Json.Fields node, int before) {
    long parent = whole(node, "parent");
    if (parent < 0 || parent >= before) {
      throw fault();
    }
    return (int) parent;
  }

  /** Writes the nodes without recursion: a line may be thousands of moves long. */
  private void tree(List<Node> nodes) {
    record Due(String before, int node) {}
    Deque<Due> due = new ArrayDeque<>(List.of(new Due("", 0), new Due(")", -1)));
    while (!due.isEmpty()) {
      Due next = due.pop();
      sgf.append(next.before());
      if (next.node() >= 0) {
        Node node = nodes.get(next.node());
        node(node.told());
        boolean isFork = node.children().size() > 1;
        for (int child : node.children().reversed()) {
          if (isFork) {
            due.push(new Due(")", -1));
          }
          due.push(new Due(isFork ? "(;" : ";", child));
        }
      }
    }
  }

  private void node(Json.Fields told) {
    told.get("move").ifPresent(move -> move(pair(move)));
    told.text("note").filter(note -> !note.isEmpty()).ifPresent(note -> write("C", note));
    told.get("winrates").flatMap(QueryRecord::percent).ifPresent(rate -> write("SBKV", rate));
    String properties = told.text("properties").orElse("");
    if (!SgfProperties.areValid(properties)) {
      throw fault();
    }
    sgf.append(properties);
  }

  private void move(List<Json> pair) {
    Move move = words.read(text(pair.getLast())).orElseThrow(QueryRecord::fault);
    write(letter(pair.getFirst()), Sgf.point(move));
  }

  /** Black's win rate, as the first of the engines has it. */
  private static Optional<String> percent(Json rates) {
    return fields(rates).all().values().stream()
        .filter(Json.Num.class::isInstance)
        .map(rate -> ((Json.Num) rate).value())
        .filter(rate -> rate >= 0 && rate <= 1)
        .findFirst()
        .map(Sgf::percent);
  }

  private void write(String property, String value) {
    sgf.append(SgfProperties.write(property, List.of(value)));
  }

  private static String letter(Json side) {
    return switch (text(side).toLowerCase(Locale.ROOT)) {
      case "b", "black" -> "B";
      case "w", "white" -> "W";
      default -> throw fault();
    };
  }

  private static int side(Json.Fields query, String name) {
    long side = whole(query, name);
    if (side < 1 || side > GtpVertex.MAX_SIDE) {
      throw fault();
    }
    return (int) side;
  }

  private static long whole(Json.Fields in, String name) {
    return in.get(name).orElseThrow(QueryRecord::fault) instanceof Json.Num number
        ? number.whole().orElseThrow(QueryRecord::fault)
        : -1;
  }

  private static List<Json> pair(Json json) {
    List<Json> pair = items(json);
    if (pair.size() != 2) {
      throw fault();
    }
    return pair;
  }

  private static List<Json> items(Json json) {
    if (json instanceof Json.Items(List<Json> all)) {
      return all;
    }
    throw fault();
  }

  private static Json.Fields fields(Json json) {
    if (json instanceof Json.Fields fields) {
      return fields;
    }
    throw fault();
  }

  private static String text(Json json) {
    if (json instanceof Json.Text(String text)) {
      return text;
    }
    throw fault();
  }

  private static IllegalArgumentException fault() {
    return new IllegalArgumentException(FAULT);
  }
}
