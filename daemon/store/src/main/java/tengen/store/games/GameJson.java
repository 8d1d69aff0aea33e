package tengen.store.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.Json;
import tengen.protocol.record.Branch;
import tengen.protocol.record.GameEnd;
import tengen.protocol.words.MoveWords;
import tengen.protocol.words.SetupWords;
import tengen.store.archive.BranchJson;
import tengen.store.archive.EnumNames;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameSummary;
import tengen.store.archive.ScoreJson;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredJson;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;

/** Stored games as JSON, with the names of the database's tables; see {@code docs/archive.md}. */
public final class GameJson {
  private static final String NO_WINNER = "none";

  /** Restricts ids, which become parts of file names. */
  private static final Pattern ID = Pattern.compile("[0-9A-Za-z]{16}");

  private GameJson() {}

  /** Returns a game of a list: the number of its turns instead of the turns. */
  public static Json.Fields of(GameSummary found) {
    return facts(found).with("plies", found.plies());
  }

  /** Returns a complete game. */
  public static Json.Fields of(StoredGame game) {
    var words = MoveWords.of(game.start().setup());
    Json.Fields all =
        facts(GameSummary.of(game))
            .with("date", game.file().date())
            .with("properties", StoredJson.unlessEmpty(game.file().properties()))
            .with("turns", game.turns().stream().map(turn -> of(turn, words)).toList());
    return game.branches().isEmpty()
        ? all
        : all.with(
            "branches",
            game.branches().stream().map(branch -> BranchJson.of(branch, words)).toList());
  }

  private static Json.Fields facts(GameSummary game) {
    Json.Fields facts =
        Json.Fields.NONE
            .with("id", game.id())
            .with("source", game.source())
            .with("owner", game.owners().owner())
            .with("guest", StoredJson.unlessEmpty(game.owners().guest()))
            .with("rules", game.rules())
            .with("setup", game.setup())
            .with("toMove", EnumNames.of(game.toMove()))
            .with("black", of(game.black()))
            .with("white", of(game.white()))
            .with("startedMs", game.startedMs());
    if (game.endedMs().isPresent()) {
      facts = facts.with("endedMs", game.endedMs().getAsLong());
    }
    return facts
        .with("winner", game.end().map(end -> end.winner().map(EnumNames::of).orElse(NO_WINNER)))
        .with("manner", game.end().map(end -> EnumNames.of(end.manner())))
        .with("comment", game.comment());
  }

  private static Json of(StoredPlayer player) {
    return Json.Fields.NONE
        .with("name", player.name())
        .with("engine", player.engine())
        .with("options", player.options());
  }

  private static Json of(StoredTurn turn, MoveWords words) {
    Json.Fields fields =
        Json.Fields.NONE
            .with("side", EnumNames.of(turn.turn().side()))
            .with("move", words.write(turn.turn().move()))
            .with("atMs", turn.atMs())
            .with("comment", StoredJson.unlessEmpty(turn.comment()))
            .with("properties", StoredJson.unlessEmpty(turn.properties()));
    return turn.thought().map(thought -> fields.with("thought", of(thought, words))).orElse(fields);
  }

  private static Json of(StoredEvaluation thought, MoveWords words) {
    Json.Fields spent = Json.Fields.NONE.with("spentMs", thought.spentMs());
    return thought
        .score()
        .map(score -> ScoreJson.with(spent, score))
        .orElse(spent)
        .with("nodes", thought.nodes())
        .with("depth", thought.depth())
        .with("line", words.write(thought.line()));
  }

  /** Parses a game; empty if the JSON is not a game. */
  static Optional<StoredGame> read(Json json) {
    try {
      return json instanceof Json.Fields fields ? Optional.of(game(fields)) : Optional.empty();
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static StoredGame game(Json.Fields json) {
    Setup setup = needed(SetupWords.read(text(json, "setup")));
    var words = MoveWords.of(setup);
    List<StoredTurn> turns = new ArrayList<>();
    if (!(json.get("turns").orElseGet(Json.Null::new) instanceof Json.Items(List<Json> all))) {
      throw new IllegalArgumentException("turns");
    }
    all.forEach(turn -> turns.add(turn(fields(turn), words)));
    return new StoredGame(
        needed(json.text("id").filter(id -> ID.matcher(id).matches())),
        text(json, "source"),
        new GameOwners(text(json, "owner"), json.text("guest").orElse("")),
        new Position(text(json, "rules"), setup, List.of(), side(text(json, "toMove"))),
        player(fields(needed(json.get("black")))),
        player(fields(needed(json.get("white")))),
        whole(json, "startedMs"),
        json.get("endedMs").isPresent()
            ? OptionalLong.of(whole(json, "endedMs"))
            : OptionalLong.empty(),
        json.text("winner").map(winner -> end(winner, text(json, "manner"))),
        text(json, "comment"),
        turns,
        branches(json, words),
        new FileProperties(json.text("date"), StoredJson.properties(json)));
  }

  private static List<Branch> branches(Json.Fields json, MoveWords words) {
    return json.get("branches").isEmpty()
        ? List.of()
        : StoredJson.items(json, "branches").stream()
            .map(branch -> BranchJson.read(branch, words))
            .toList();
  }

  private static GameEnd end(String winner, String manner) {
    return new GameEnd(
        winner.equals(NO_WINNER) ? Optional.empty() : Optional.of(side(winner)),
        constant(GameEnd.Manner.values(), manner));
  }

  private static StoredPlayer player(Json.Fields json) {
    return new StoredPlayer(text(json, "name"), text(json, "engine"), text(json, "options"));
  }

  private static StoredTurn turn(Json.Fields json, MoveWords words) {
    Move move = needed(words.read(text(json, "move")));
    return new StoredTurn(
        new Turn(side(text(json, "side")), move),
        whole(json, "atMs"),
        json.get("thought").map(thought -> thought(fields(thought), words)),
        json.text("comment").orElse(""),
        StoredJson.properties(json));
  }

  private static StoredEvaluation thought(Json.Fields json, MoveWords words) {
    return new StoredEvaluation(
        whole(json, "spentMs"),
        ScoreJson.read(json),
        whole(json, "nodes"),
        Math.clamp(whole(json, "depth"), 0, Integer.MAX_VALUE),
        needed(words.readLine(text(json, "line"))));
  }

  private static Side side(String word) {
    return constant(Side.values(), word);
  }

  private static <E extends Enum<E>> E constant(E[] all, String word) {
    return needed(EnumNames.find(all, word));
  }

  private static Json.Fields fields(Json json) {
    if (json instanceof Json.Fields fields) {
      return fields;
    }
    throw new IllegalArgumentException("no object");
  }

  private static Json.Num number(Json json) {
    if (json instanceof Json.Num number) {
      return number;
    }
    throw new IllegalArgumentException("no number");
  }

  private static String text(Json.Fields json, String name) {
    return needed(json.text(name));
  }

  private static long whole(Json.Fields json, String name) {
    return number(needed(json.get(name))).whole().orElseThrow(IllegalArgumentException::new);
  }

  private static <T> T needed(Optional<T> value) {
    return value.orElseThrow(IllegalArgumentException::new);
  }
}
