package tengen.daemon.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.GameEnd;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.PauseReason;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;
import tengen.protocol.table.TimeLeft;
import tengen.protocol.words.MoveWords;
import tengen.protocol.words.SetupWords;
import tengen.search.Variation;
import tengen.store.archive.ScoreJson;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredJson;

/** Converts table events to the archive's text and back. */
record EventText(MoveWords words) {
  /** The kind of the first event. */
  static final String OPENED = "opened";

  private static final String MOVED = "moved";
  private static final String CHOSEN = "chosen";
  private static final String TAKEN_BACK = "taken-back";
  private static final String PLAYERS = "players";
  private static final String PAUSED = "paused";
  private static final String RESUMED = "resumed";
  private static final String OVER = "over";
  private static final String CLOSED = "closed";
  private static final String SEATED = "seated";
  private static final String REQUESTED = "requested";
  private static final String DECLINED = "declined";
  private static final String REMATCHED = "rematched";

  /** The stored manner of a game that was aborted. */
  private static final String ABORTED = "ABORTED";

  /** Creates the converter for a table with this setup. */
  static EventText of(Setup setup) {
    return new EventText(MoveWords.of(setup));
  }

  /** Creates the converter for the table that begins with a stored event or snapshot. */
  static EventText of(StoredInput opened) {
    return of(setup(StoredJson.fields(opened.text())));
  }

  private static Setup setup(Json.Fields opened) {
    return SetupWords.read(StoredJson.text(opened, "setup")).orElseThrow(EventText::wrong);
  }

  static IllegalArgumentException wrong() {
    return new IllegalArgumentException("not a stored event of a table");
  }

  StoredInput write(TableEvent event) {
    Json.Fields fields = clocks(event.left());
    return switch (event.what()) {
      case TableEvent.Opened opened -> input(event, OPENED, opened(fields, opened));
      case TableEvent.Moved(Turn turn, var thought) ->
          input(event, MOVED, moved(fields, turn, thought));
      case TableEvent.Chosen(var choice, var black, var white) ->
          input(event, CHOSEN, players(fields, black, white).with("choice", choice.text()));
      case TableEvent.TakenBack(int to) -> input(event, TAKEN_BACK, fields.with("to", to));
      case TableEvent.PlayersChanged(var black, var white) ->
          input(event, PLAYERS, players(fields, black, white));
      case TableEvent.Paused paused -> input(event, PAUSED, paused(fields, paused));
      case TableEvent.Resumed(OptionalInt plies, long delayMs) -> {
        Json.Fields go = fields.with("delayMs", delayMs);
        yield input(event, RESUMED, plies.isPresent() ? go.with("plies", plies.getAsInt()) : go);
      }
      case TableEvent.Over over -> input(event, OVER, over(fields, over));
      case TableEvent.Seated seated -> input(event, SEATED, MatchText.seated(fields, seated));
      case TableEvent.Requested(var offer) ->
          input(event, REQUESTED, MatchText.offer(fields, offer));
      case TableEvent.Declined(Side side) ->
          input(event, DECLINED, fields.with("side", side.name()));
      case TableEvent.Rematched(String table) ->
          input(event, REMATCHED, fields.with("next", table));
      case TableEvent.Closed _ -> input(event, CLOSED, fields);
    };
  }

  static Json.Fields clocks(TimeLeft left) {
    return Json.Fields.NONE
        .with("blackMs", left.blackMs())
        .with("whiteMs", left.whiteMs())
        .with("moveMs", left.moveMs());
  }

  static Json.Fields paused(Json.Fields fields, TableEvent.Paused paused) {
    return fields.with("why", paused.why().name()).with("detail", paused.detail());
  }

  static Json.Fields over(Json.Fields fields, TableEvent.Over over) {
    return fields
        .with("winner", over.end().flatMap(GameEnd::winner).map(Side::name))
        .with("manner", over.end().map(end -> end.manner().name()).orElse(ABORTED))
        .with("reason", over.reason());
  }

  private static StoredInput input(TableEvent event, String kind, Json.Fields fields) {
    return new StoredInput(event.seq(), kind, JsonWriter.write(fields), 0, event.atMs());
  }

  Json.Fields moved(Json.Fields fields, Turn turn, Optional<TableThought> thought) {
    Json.Fields move = fields.with("turn", turn(turn));
    return thought.map(it -> thought(move, it)).orElse(move);
  }

  Json.Fields opened(Json.Fields fields, TableEvent.Opened opened) {
    TableOpening opening = opened.opening();
    Position position = opening.position();
    Json.Fields hashes = Json.Fields.NONE;
    for (var each : new EnumMap<>(opened.hashes()).entrySet()) {
      hashes = hashes.with(each.getKey().name(), each.getValue());
    }
    return players(fields, opening.black(), opening.white())
        .with("guest", StoredJson.unlessEmpty(opened.guest()))
        .with("rules", position.rules())
        .with("setup", SetupWords.write(position.setup()))
        .with("toMove", position.toMove().name())
        .with("turns", Json.Items.ofTexts(position.turns().stream().map(this::turn).toList()))
        .with("control", control(opening.control()))
        .with("opening", opening.procedure().text())
        .with("private", opening.isPrivate())
        .with("hashes", hashes);
  }

  private static Json.Fields control(TableClocks control) {
    Json.Fields fields = Json.Fields.NONE.with("incrementMs", control.incrementMs());
    TableClocks.Overtime overtime = control.overtime();
    if (overtime.periods() > 0) {
      fields = fields.with("periods", overtime.periods()).with("periodMs", overtime.periodMs());
    }
    return maybe(maybe(fields, "mainMs", control.mainMs()), "moveMs", control.moveMs());
  }

  private static Json.Fields maybe(Json.Fields fields, String name, OptionalLong value) {
    return value.isPresent() ? fields.with(name, value.getAsLong()) : fields;
  }

  static Json.Fields players(Json.Fields fields, TablePlayer black, TablePlayer white) {
    return fields.with("black", player(black)).with("white", player(white));
  }

  private static Json.Fields player(TablePlayer player) {
    Json.Fields options = Json.Fields.ofTexts(player.options());
    Json.Fields fields = Json.Fields.NONE.with("engine", player.engine()).with("options", options);
    return MatchText.person(
        maybe(maybe(fields, "visits", player.maxVisits()), "timeMs", player.maxTimeMs()), player);
  }

  private String turn(Turn turn) {
    return turn.side() + " " + words.write(turn.move());
  }

  private Json.Fields thought(Json.Fields move, TableThought thought) {
    Json.Fields fields = move.with("spentMs", thought.spentMs()).with("nodes", thought.nodes());
    return thought
        .best()
        .map(
            best ->
                ScoreJson.with(fields, best.score())
                    .with("line", words.write(best.moves()))
                    .with("depth", best.depth())
                    .with("below", best.nodes()))
        .orElse(fields);
  }

  /**
   * Parses a stored event.
   *
   * @throws IllegalArgumentException if it is not an event
   */
  TableEvent read(StoredInput input) {
    Json.Fields fields = StoredJson.fields(input.text());
    return new TableEvent(
        input.number(), input.atMs(), readClocks(fields), what(input.kind(), fields));
  }

  static TimeLeft readClocks(Json.Fields fields) {
    return new TimeLeft(
        StoredJson.whole(fields, "blackMs"),
        StoredJson.whole(fields, "whiteMs"),
        StoredJson.whole(fields, "moveMs"));
  }

  private TableEvent.Content what(String kind, Json.Fields fields) {
    return switch (kind) {
      case OPENED -> readOpened(fields);
      case MOVED -> readMoved(fields);
      case CHOSEN ->
          new TableEvent.Chosen(
              OpeningChoice.named(StoredJson.text(fields, "choice")).orElseThrow(EventText::wrong),
              player(fields, "black"),
              player(fields, "white"));
      case TAKEN_BACK -> new TableEvent.TakenBack(small(fields, "to"));
      case PLAYERS ->
          new TableEvent.PlayersChanged(player(fields, "black"), player(fields, "white"));
      case PAUSED -> readPaused(fields);
      case RESUMED -> new TableEvent.Resumed(plies(fields), StoredJson.whole(fields, "delayMs"));
      case OVER -> readOver(fields);
      case CLOSED -> new TableEvent.Closed();
      case SEATED -> MatchText.readSeated(fields);
      case REQUESTED -> new TableEvent.Requested(MatchText.readOffer(fields));
      case DECLINED -> new TableEvent.Declined(MatchText.readSide(fields));
      case REMATCHED -> new TableEvent.Rematched(StoredJson.text(fields, "next"));
      default -> throw wrong();
    };
  }

  TableEvent.Moved readMoved(Json.Fields fields) {
    return new TableEvent.Moved(readTurn(StoredJson.text(fields, "turn")), thought(fields));
  }

  static TableEvent.Paused readPaused(Json.Fields fields) {
    return new TableEvent.Paused(
        PauseReason.valueOf(StoredJson.text(fields, "why")), StoredJson.text(fields, "detail"));
  }

  static TableEvent.Over readOver(Json.Fields fields) {
    String manner = StoredJson.text(fields, "manner");
    Optional<GameEnd> end =
        manner.equals(ABORTED)
            ? Optional.empty()
            : Optional.of(
                new GameEnd(
                    fields.text("winner").map(Side::valueOf), GameEnd.Manner.valueOf(manner)));
    return new TableEvent.Over(end, StoredJson.text(fields, "reason"));
  }

  static int small(Json.Fields fields, String name) {
    return Math.toIntExact(StoredJson.whole(fields, name));
  }

  static OptionalInt plies(Json.Fields fields) {
    OptionalLong plies = StoredJson.maybeWhole(fields, "plies");
    return plies.isPresent()
        ? OptionalInt.of(Math.toIntExact(plies.getAsLong()))
        : OptionalInt.empty();
  }

  TableEvent.Opened readOpened(Json.Fields fields) {
    List<Turn> turns = new ArrayList<>();
    StoredJson.texts(fields, "turns").forEach(turn -> turns.add(readTurn(turn)));
    var position =
        new Position(
            StoredJson.text(fields, "rules"),
            setup(fields),
            turns,
            Side.valueOf(StoredJson.text(fields, "toMove")));
    Json.Fields hashes = StoredJson.object(fields, "hashes");
    Map<TableRole, String> byRole = new EnumMap<>(TableRole.class);
    hashes
        .all()
        .keySet()
        .forEach(role -> byRole.put(TableRole.valueOf(role), StoredJson.text(hashes, role)));
    return new TableEvent.Opened(
        new TableOpening(
            position,
            player(fields, "black"),
            player(fields, "white"),
            readControl(StoredJson.object(fields, "control")),
            fields
                .text("opening")
                .map(name -> OpeningProcedure.named(name).orElseThrow(EventText::wrong))
                .orElse(OpeningProcedure.NONE),
            fields.get("private").equals(Optional.of(new Json.Flag(true)))),
        byRole,
        fields.text("guest").orElse(""));
  }

  private static TableClocks readControl(Json.Fields control) {
    OptionalLong periodMs = StoredJson.maybeWhole(control, "periodMs");
    return new TableClocks(
        StoredJson.maybeWhole(control, "mainMs"),
        StoredJson.whole(control, "incrementMs"),
        StoredJson.maybeWhole(control, "moveMs"),
        periodMs.isPresent()
            ? new TableClocks.Overtime(small(control, "periods"), periodMs.getAsLong())
            : TableClocks.Overtime.NONE);
  }

  static TablePlayer player(Json.Fields fields, String name) {
    Json.Fields player = StoredJson.object(fields, name);
    Json.Fields options = StoredJson.object(player, "options");
    Map<String, String> byName = new LinkedHashMap<>();
    options.all().keySet().forEach(option -> byName.put(option, StoredJson.text(options, option)));
    return MatchText.readPerson(
        player,
        new TablePlayer(
            StoredJson.text(player, "engine"),
            byName,
            StoredJson.maybeWhole(player, "visits"),
            StoredJson.maybeWhole(player, "timeMs")));
  }

  private Turn readTurn(String text) {
    String[] sideAndMove = text.split(" ", 2);
    Move move = words.read(sideAndMove[sideAndMove.length - 1]).orElseThrow(EventText::wrong);
    return new Turn(Side.valueOf(sideAndMove[0].toUpperCase(Locale.ROOT)), move);
  }

  private Optional<TableThought> thought(Json.Fields fields) {
    return StoredJson.maybeWhole(fields, "spentMs").isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TableThought(
                StoredJson.whole(fields, "spentMs"),
                StoredJson.whole(fields, "nodes"),
                best(fields)));
  }

  private Optional<Variation> best(Json.Fields fields) {
    return ScoreJson.read(fields)
        .map(
            score ->
                new Variation(
                    score,
                    words.readLine(StoredJson.text(fields, "line")).orElseThrow(EventText::wrong),
                    small(fields, "depth"),
                    StoredJson.whole(fields, "below")));
  }
}
