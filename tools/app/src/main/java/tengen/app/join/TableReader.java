package tengen.app.join;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.Json;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TimeLeft;
import tengen.protocol.words.MoveText;
import tengen.store.archive.StoredJson;

/**
 * Reads tables from the server's messages. The methods throw an {@link IllegalArgumentException} if
 * a message is not understood, and what the rules throw for an illegal game.
 *
 * @param rules known referees, by id
 */
record TableReader(Map<String, GameRules> rules) {

  /** Returns a table from its snapshot. */
  KnownTable snapshot(Json.Fields message) {
    Position position = position(message);
    GameRules referee = referee(position.rules());
    Map<Side, KnownTable.Player> players = new EnumMap<>(Side.class);
    players.put(Side.BLACK, player(StoredJson.object(message, "black")));
    players.put(Side.WHITE, player(StoredJson.object(message, "white")));
    return new KnownTable(
        StoredJson.whole(message, "seq"),
        referee,
        referee.judge(position),
        players,
        message.text("opening"),
        control(StoredJson.object(message, "clock")),
        left(message),
        new KnownTable.Status(
            message.get("paused").isPresent(),
            message.get("over").map(_ -> end(StoredJson.object(message, "over"))),
            message.get("request").map(_ -> request(StoredJson.object(message, "request"))),
            message.text("next")));
  }

  /** Returns a table after an event. */
  KnownTable event(KnownTable before, Json.Fields message) {
    KnownTable table = before.at(StoredJson.whole(message, "seq"), left(message));
    return switch (StoredJson.text(message, "kind")) {
      case "move" -> table.moved(side(message), move(table, StoredJson.text(message, "move")));
      case "undo" -> table.takenBack(Math.toIntExact(StoredJson.whole(message, "to")));
      case "seated" -> table.seated(side(message), message.text("name").orElse(""));
      case "paused" -> table.with(table.status().paused(true));
      case "go" -> table.with(table.status().paused(false));
      case "over" -> table.with(table.status().over(end(message)));
      case "request" -> table.with(table.status().asked(Optional.of(request(message))));
      case "declined" -> table.with(table.status().asked(Optional.empty()));
      case "rematch" -> table.with(table.status().followedBy(StoredJson.text(message, "next")));
      default -> table;
    };
  }

  private GameRules referee(String id) {
    return Optional.ofNullable(rules.get(id))
        .orElseThrow(() -> new IllegalArgumentException("unknown game " + id));
  }

  private Position position(Json.Fields message) {
    Optional<String> game = message.text("game");
    String id = game.map(text -> text.split(" ", 2)[0]).or(() -> message.text("rules")).orElse("");
    Setup setup =
        game.<Setup>map(text -> new Setup.Text(text.substring(id.length()).strip()))
            .orElseGet(() -> board(referee(id), message));
    List<Turn> turns = new ArrayList<>();
    for (List<String> pair : pairs(message, "moves")) {
      turns.add(new Turn(sideNamed(pair.getFirst()), move(setup, pair.getLast())));
    }
    return new Position(id, setup, turns, sideNamed(StoredJson.text(message, "toMove")));
  }

  private static Setup board(GameRules referee, Json.Fields message) {
    Setup.Board empty =
        referee.initialBoard(
            Math.toIntExact(StoredJson.whole(message, "boardXSize")),
            Math.toIntExact(StoredJson.whole(message, "boardYSize")));
    if (message.get("initialStones").isEmpty()) {
      return empty;
    }
    Map<String, List<Place>> stones =
        Map.of("B", new ArrayList<>(), "W", new ArrayList<>(), "N", new ArrayList<>());
    for (List<String> pair : pairs(message, "initialStones")) {
      Place place =
          MoveText.of(empty)
              .readPlace(pair.getLast())
              .orElseThrow(() -> new IllegalArgumentException("unknown point " + pair.getLast()));
      stones.getOrDefault(pair.getFirst(), new ArrayList<>()).add(place);
    }
    return new Setup.Board(
        empty.width(),
        empty.height(),
        stones.getOrDefault("B", List.of()),
        stones.getOrDefault("W", List.of()),
        stones.getOrDefault("N", List.of()));
  }

  private static List<List<String>> pairs(Json.Fields message, String name) {
    if (!(message.get(name).orElseGet(Json.Null::new) instanceof Json.Items(List<Json> items))) {
      throw new IllegalArgumentException(name);
    }
    List<List<String>> pairs = new ArrayList<>();
    for (Json item : items) {
      pairs.add(StoredJson.texts(Json.Fields.NONE.with(name, item), name));
    }
    return pairs;
  }

  private static Move move(KnownTable table, String text) {
    return move(table.position().setup(), text);
  }

  private static Move move(Setup setup, String text) {
    return MoveText.of(setup)
        .read(text)
        .orElseThrow(() -> new IllegalArgumentException("unknown move " + text));
  }

  private static Side side(Json.Fields message) {
    return sideNamed(StoredJson.text(message, "side"));
  }

  private static Side sideNamed(String letter) {
    return switch (letter) {
      case "B" -> Side.BLACK;
      case "W" -> Side.WHITE;
      default -> throw new IllegalArgumentException("unknown side " + letter);
    };
  }

  private static KnownTable.Player player(Json.Fields player) {
    String name = player.text("name").or(() -> player.text("engine")).orElse("");
    return new KnownTable.Player(name, player.text("seat"));
  }

  private static KnownTable.End end(Json.Fields over) {
    return new KnownTable.End(
        over.text("winner").map(TableReader::sideNamed),
        StoredJson.text(over, "manner"),
        StoredJson.text(over, "reason"));
  }

  private static KnownTable.Request request(Json.Fields request) {
    return new KnownTable.Request(
        StoredJson.whole(request, "seq"), side(request), StoredJson.text(request, "what"));
  }

  private static TableClocks control(Json.Fields clock) {
    OptionalLong periods = StoredJson.maybeWhole(clock, "periods");
    return new TableClocks(
        ms(clock, "mainTime"),
        ms(clock, "increment").orElse(0),
        ms(clock, "moveTime"),
        periods.isPresent()
            ? new TableClocks.Overtime(
                Math.toIntExact(periods.getAsLong()), ms(clock, "periodTime").orElseThrow())
            : TableClocks.Overtime.NONE);
  }

  private static TimeLeft left(Json.Fields message) {
    Json.Fields clocks = StoredJson.object(message, "clocks");
    return new TimeLeft(
        ms(clocks, "black").orElse(TimeLeft.UNLIMITED),
        ms(clocks, "white").orElse(TimeLeft.UNLIMITED),
        ms(clocks, "move").orElse(TimeLeft.UNLIMITED));
  }

  private static OptionalLong ms(Json.Fields in, String name) {
    OptionalDouble seconds = StoredJson.number(in, name);
    return seconds.isPresent()
        ? OptionalLong.of(Math.round(seconds.getAsDouble() * 1000))
        : OptionalLong.empty();
  }
}
