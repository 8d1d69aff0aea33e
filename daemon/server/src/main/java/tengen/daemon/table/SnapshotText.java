package tengen.daemon.table;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableSeats;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredJson;

/** Converts a table's state to and from the snapshot that replaces its events in the archive. */
record SnapshotText(EventText text) {
  /** The input kind of a snapshot. */
  static final String SNAPSHOT = "snapshot";

  /** Writes the state of an open table, under the number of its last event. */
  StoredInput write(TableGame game) {
    TableGame.Last last = game.last();
    TableSeats seats = game.seats();
    Json.Fields fields =
        text.opened(EventText.clocks(last.left()), game.opened())
            .with("startedMs", game.startedMs())
            .with("sinceMs", game.sinceMs())
            .with("delayMs", game.delayMs())
            .with("made", game.made().stream().map(this::made).toList())
            .with("next", game.toMove().name())
            .with(
                "choices",
                Json.Items.ofTexts(seats.choices().stream().map(OpeningChoice::text).toList()))
            .with("seats", EventText.players(Json.Fields.NONE, seats.black(), seats.white()));
    if (game.steps().isPresent()) {
      fields = fields.with("plies", game.steps().getAsInt());
    }
    if (game.paused().isPresent()) {
      fields = fields.with("paused", EventText.paused(Json.Fields.NONE, game.paused().get()));
    }
    if (game.over().isPresent()) {
      fields = fields.with("over", EventText.over(Json.Fields.NONE, game.over().get()));
    }
    fields = MatchText.match(fields, game.match());
    return new StoredInput(last.seq(), SNAPSHOT, JsonWriter.write(fields), 0, last.atMs());
  }

  private Json.Fields made(TableGame.TimedTurn made) {
    return text.moved(Json.Fields.NONE.with("atMs", made.atMs()), made.turn(), made.thought());
  }

  /**
   * Reads a snapshot.
   *
   * @throws IllegalArgumentException if the text is not a snapshot
   */
  TableGame read(GameRules rules, StoredInput input) {
    Json.Fields fields = StoredJson.fields(input.text());
    TableEvent.Opened opened = text.readOpened(fields);
    List<TableGame.TimedTurn> made =
        StoredJson.items(fields, "made").stream().map(this::readTimedTurn).toList();
    Position start = opened.opening().position();
    var position =
        new Position(
            start.rules(),
            start.setup(),
            made.stream().map(TableGame.TimedTurn::turn).toList(),
            Side.valueOf(StoredJson.text(fields, "next")));
    return new TableGame(
        rules,
        opened,
        StoredJson.whole(fields, "startedMs"),
        new TableGame.Last(input.number(), input.atMs(), EventText.readClocks(fields)),
        StoredJson.whole(fields, "sinceMs"),
        rules.judge(position),
        made,
        seats(fields, opened),
        object(fields, "paused").map(EventText::readPaused),
        EventText.plies(fields),
        StoredJson.whole(fields, "delayMs"),
        object(fields, "over").map(EventText::readOver),
        MatchText.readMatch(fields),
        false);
  }

  private TableGame.TimedTurn readTimedTurn(Json.Fields fields) {
    TableEvent.Moved moved = text.readMoved(fields);
    return new TableGame.TimedTurn(moved.turn(), StoredJson.whole(fields, "atMs"), moved.thought());
  }

  private static TableSeats seats(Json.Fields fields, TableEvent.Opened opened) {
    Json.Fields seats = StoredJson.object(fields, "seats");
    return new TableSeats(
        opened.opening().procedure(),
        StoredJson.texts(fields, "choices").stream()
            .map(name -> OpeningChoice.named(name).orElseThrow(EventText::wrong))
            .toList(),
        EventText.player(seats, "black"),
        EventText.player(seats, "white"));
  }

  private static Optional<Json.Fields> object(Json.Fields fields, String name) {
    return fields.get(name).isPresent()
        ? Optional.of(StoredJson.object(fields, name))
        : Optional.empty();
  }
}
