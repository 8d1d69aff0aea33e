package tengen.daemon.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.daemon.session.MessageHistory;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableThought;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredJson;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredSession;
import tengen.store.archive.StoredTurn;

/**
 * Converts tables from and to their stored form: a table is stored as a session whose inputs are
 * events, and its game as a game.
 */
final class StoredTables {
  /** Marks a stored session as a table, in the place of a protocol's name. */
  static final String PROTOCOL = "table";

  /** The source of games that all clients may see. */
  private static final String PUBLIC = "table";

  private static final int MAX_RECENT_EVENTS = 256;

  /** Maximum total length of the stored texts of the recent events, in UTF-16 characters. */
  private static final int MAX_RECENT_CHARACTERS = 64 << 10;

  private StoredTables() {}

  /**
   * A table read from the archive.
   *
   * @param game its current game
   * @param events the newest events
   * @param characters total length of the stored texts
   */
  record Stored(TableGame game, MessageHistory<TableEvent> events, long characters) {}

  /**
   * Creates an empty history of a table's newest events, for watchers that reconnect. A watcher
   * that missed more gets a snapshot.
   */
  static MessageHistory<TableEvent> recentEvents() {
    return new MessageHistory<>(MAX_RECENT_EVENTS, MAX_RECENT_CHARACTERS, _ -> true);
  }

  /**
   * Reads a table from its first event or a snapshot, and the later events.
   *
   * @throws IllegalArgumentException if no referee supports its rules, or the input is not a table
   */
  static Stored read(Map<String, GameRules> rules, StoredSession saved) {
    StoredInput first = saved.inputs().getFirst();
    EventText text = EventText.of(first);
    GameRules referee = referee(rules, StoredJson.text(StoredJson.fields(first.text()), "rules"));
    MessageHistory<TableEvent> events = recentEvents();
    TableGame game;
    if (first.kind().equals(SnapshotText.SNAPSHOT)) {
      game = new SnapshotText(text).read(referee, first);
      events.skip(first.number());
    } else {
      TableEvent opened = text.read(first);
      game = TableGame.begin(referee, opened);
      events.addAndShrink(opened, first.text().length());
    }
    for (StoredInput input : saved.inputs().subList(1, saved.inputs().size())) {
      TableEvent event = text.read(input);
      events.addAndShrink(event, input.text().length());
      game = game.with(event);
    }
    long characters = saved.inputs().stream().mapToLong(input -> input.text().length()).sum();
    return new Stored(game, events, characters);
  }

  private static GameRules referee(Map<String, GameRules> rules, String id) {
    return Optional.ofNullable(rules.get(id))
        .orElseThrow(() -> new IllegalArgumentException("no rules with the id " + id));
  }

  /** Creates the game of a table from its first event. */
  static TableGame begin(Map<String, GameRules> rules, TableEvent first) {
    if (!(first.what() instanceof TableEvent.Opened(TableOpening opening, var _, var _))) {
      throw EventText.wrong();
    }
    return TableGame.begin(referee(rules, opening.position().rules()), first);
  }

  /**
   * Returns a table's game as it is stored, under the table's id.
   *
   * @param owner the account that opened the table; empty without a login
   */
  static StoredGame game(String id, String owner, TableGame game) {
    Position position = game.position();
    Side first = game.made().isEmpty() ? position.toMove() : game.made().getFirst().turn().side();
    StoredGame saved =
        new StoredGame(
            id,
            game.opened().opening().isPrivate() ? StoredGame.PRIVATE_TABLE : PUBLIC,
            new GameOwners(owner, game.opened().guest()),
            new Position(position.rules(), position.setup(), List.of(), first),
            player(game.seats().black()),
            player(game.seats().white()),
            game.startedMs(),
            OptionalLong.empty(),
            Optional.empty(),
            "",
            game.made().stream().map(StoredTables::turn).toList(),
            List.of(),
            FileProperties.NONE);
    return game.over()
        .flatMap(TableEvent.Over::end)
        .map(end -> saved.ended(end, game.last().atMs()))
        .orElse(saved);
  }

  private static StoredPlayer player(TablePlayer player) {
    return player.isHuman()
        ? StoredPlayer.UNKNOWN.named(player.name())
        : StoredPlayer.engine(player.engine(), player.options());
  }

  private static StoredTurn turn(TableGame.TimedTurn made) {
    return new StoredTurn(made.turn(), made.atMs(), made.thought().map(StoredTables::thought));
  }

  private static StoredEvaluation thought(TableThought thought) {
    return StoredEvaluation.of(thought.spentMs(), thought.nodes(), thought.best());
  }
}
