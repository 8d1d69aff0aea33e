package tengen.daemon.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.daemon.archive.KeptGame;
import tengen.daemon.archive.KeptInput;
import tengen.daemon.archive.KeptPlayer;
import tengen.daemon.archive.KeptSession;
import tengen.daemon.archive.KeptThought;
import tengen.daemon.archive.KeptTurn;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableThought;

/** Tables as the archive has them: as sessions that heard events, and their games as games. */
final class KeptTables {
  /** Where a table stands in place of a protocol. */
  static final String PROTOCOL = "table";

  /** The source of games that everybody may see. */
  private static final String PUBLIC = "table";

  private KeptTables() {}

  /** The events of a table. */
  static List<TableEvent> events(KeptSession kept) {
    EventText text = EventText.of(kept.inputs().getFirst());
    return kept.inputs().stream().map(text::read).toList();
  }

  /** What they make. */
  static TableGame game(Map<String, GameRules> rules, List<TableEvent> events) {
    String id =
        events.getFirst().what() instanceof TableEvent.Opened opened
            ? opened.opening().position().rules()
            : "";
    GameRules referee =
        Optional.ofNullable(rules.get(id))
            .orElseThrow(() -> new IllegalArgumentException("no referee knows " + id));
    TableGame game = TableGame.begin(referee, events.getFirst());
    for (TableEvent event : events.subList(1, events.size())) {
      game = game.with(event);
    }
    return game;
  }

  /** The events as they are kept. */
  static List<KeptInput> inputs(EventText text, List<TableEvent> events) {
    return events.stream().map(text::write).toList();
  }

  /** The game of a table, which has its id. */
  static KeptGame game(String id, String owner, TableGame game) {
    Position position = game.position();
    Side first = game.made().isEmpty() ? position.toMove() : game.made().getFirst().turn().side();
    KeptGame kept =
        new KeptGame(
            id,
            game.opened().opening().isPrivate() ? KeptGame.PRIVATE_TABLE : PUBLIC,
            owner,
            new Position(position.rules(), position.setup(), List.of(), first),
            player(game.seats().black()),
            player(game.seats().white()),
            game.startedMs(),
            OptionalLong.empty(),
            Optional.empty(),
            "",
            game.made().stream().map(KeptTables::turn).toList(),
            List.of());
    return game.over().map(over -> kept.ended(over.end(), game.last().atMs())).orElse(kept);
  }

  private static KeptPlayer player(TablePlayer player) {
    return KeptPlayer.engine(player.engine(), player.options());
  }

  private static KeptTurn turn(TableGame.Made made) {
    return new KeptTurn(made.turn(), made.atMs(), made.thought().map(KeptTables::thought));
  }

  private static KeptThought thought(TableThought thought) {
    return KeptThought.of(thought.spentMs(), thought.nodes(), thought.best());
  }
}
