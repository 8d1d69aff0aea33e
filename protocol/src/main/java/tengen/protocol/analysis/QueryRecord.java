package tengen.protocol.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.analysis.PositionQuery.PlayedMove;
import tengen.protocol.json.Json;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.Sgf;
import tengen.protocol.record.SgfProperties;
import tengen.protocol.record.SgfText;
import tengen.protocol.words.MoveText;

/**
 * Reads a game that the page saved as JSON: the position fields of a query and a tree of {@code
 * nodes}, each with its parent's index. A query that only has {@code moves} is read too. The nodes
 * become those of an SGF file and may have its properties.
 */
public final class QueryRecord {
  private static final String MOVES = "moves";
  private static final String NODES = "nodes";
  private static final String FAULT = "no game in the format of tengen games export";

  private final PositionQuery query;
  private final MoveText words;
  private final StringBuilder sgf = new StringBuilder();

  private QueryRecord(PositionQuery query) {
    this.query = query;
    this.words =
        new MoveText(
            query.width().orElseThrow(QueryRecord::fault),
            query.height().orElseThrow(QueryRecord::fault));
  }

  /** Returns whether an object has the fields of such a game. */
  public static boolean isQuery(Json.Fields json) {
    return json.get(NODES).isPresent() || json.get(MOVES).isPresent();
  }

  /** Reads a game; accepts any input. */
  public static RecordReading read(Json.Fields json) {
    try {
      boolean hasMoves = json.get(MOVES).isPresent();
      var fields = new QueryFields(hasMoves ? json : json.with(MOVES, List.of()));
      PositionQuery query = AnalysisParser.storedPosition(fields);
      List<Node> nodes = fields.has(NODES) ? tree(fields.objects(NODES)) : line(query.moves());
      requireNoFault(fields);
      return new QueryRecord(query).read(nodes);
    } catch (IllegalArgumentException _) {
      return new RecordReading.Faulty(1, FAULT);
    }
  }

  private RecordReading read(List<Node> nodes) {
    root();
    tree(nodes, 0);
    return withNeutral(new SgfText(1, sgf.toString()).tree(), stones(Optional.empty()));
  }

  /** Adds neutral stones, which SGF does not have. */
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

  private void root() {
    sgf.append("(;");
    write("SZ", words.width() + ":" + words.height());
    write("RU", query.rules().orElseThrow(QueryRecord::fault));
    for (Side side : Side.values()) {
      List<String> stones = stones(Optional.of(side)).stream().map(Sgf::point).toList();
      sgf.append(stones.isEmpty() ? "" : SgfProperties.write("A" + letter(side), stones));
    }
    query.firstPlayer().ifPresent(side -> write("PL", letter(side)));
  }

  /** Returns the stones of a side; empty for neutral ones. */
  private List<Place> stones(Optional<Side> side) {
    return query.stones().stream()
        .filter(stone -> stone.side().equals(side))
        .map(stone -> words.readPlace(stone.vertex()).orElseThrow(QueryRecord::fault))
        .toList();
  }

  /** A node of the tree with the indexes of its children. */
  private record Node(QueryFields fields, Optional<PlayedMove> move, List<Integer> children) {
    Node(QueryFields fields, Optional<PlayedMove> move) {
      this(fields, move, new ArrayList<>());
    }
  }

  private static List<Node> line(List<PlayedMove> moves) {
    var nothing = new QueryFields(Json.Fields.NONE);
    List<Node> nodes = new ArrayList<>(List.of(new Node(nothing, Optional.empty())));
    for (PlayedMove move : moves) {
      nodes.getLast().children().add(nodes.size());
      nodes.add(new Node(nothing, Optional.of(move)));
    }
    return nodes;
  }

  /** Returns the nodes, each after its parent. */
  private static List<Node> tree(List<QueryFields> all) {
    List<Node> nodes = new ArrayList<>();
    for (QueryFields fields : all) {
      if (!nodes.isEmpty()) {
        OptionalLong parent = fields.whole("parent", 0, nodes.size() - 1);
        nodes.get((int) parent.orElseThrow(QueryRecord::fault)).children().add(nodes.size());
      }
      nodes.add(new Node(fields, fields.texts("move").map(QueryRecord::move)));
      requireNoFault(fields);
    }
    if (nodes.isEmpty()) {
      throw fault();
    }
    return nodes;
  }

  private static PlayedMove move(List<String> pair) {
    if (pair.size() != 2) {
      throw fault();
    }
    Side side = QueryFields.sideNamed(pair.getFirst()).orElseThrow(QueryRecord::fault);
    return new PlayedMove(side, pair.getLast());
  }

  /**
   * Writes a node and its subtree without recursion, because a line may have thousands of moves.
   */
  private void tree(List<Node> nodes, int root) {
    record Due(String before, int node) {}
    Deque<Due> due = new ArrayDeque<>(List.of(new Due("", root), new Due(")", -1)));
    while (!due.isEmpty()) {
      Due next = due.pop();
      sgf.append(next.before());
      if (next.node() >= 0) {
        Node node = nodes.get(next.node());
        write(node);
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

  private void write(Node node) {
    node.move().ifPresent(this::write);
    QueryFields fields = node.fields();
    fields.text("note").filter(note -> !note.isEmpty()).ifPresent(note -> write("C", note));
    // Black's win rate by the first engine that has one.
    fields.object("winrates").numbers().stream()
        .filter(rate -> rate >= 0 && rate <= 1)
        .findFirst()
        .ifPresent(rate -> write("SBKV", Sgf.percent(rate)));
    String properties = fields.text("properties").orElse("");
    if (!SgfProperties.areValid(properties)) {
      throw fault();
    }
    requireNoFault(fields);
    sgf.append(properties);
  }

  private void write(PlayedMove move) {
    write(letter(move.side()), Sgf.point(words.read(move.move()).orElseThrow(QueryRecord::fault)));
  }

  private void write(String property, String value) {
    sgf.append(SgfProperties.write(property, List.of(value)));
  }

  private static String letter(Side side) {
    return side == Side.BLACK ? "B" : "W";
  }

  private static void requireNoFault(QueryFields fields) {
    if (fields.fault().isPresent()) {
      throw fault();
    }
  }

  private static IllegalArgumentException fault() {
    return new IllegalArgumentException(FAULT);
  }
}
