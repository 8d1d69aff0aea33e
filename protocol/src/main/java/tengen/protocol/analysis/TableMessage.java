package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.Json;
import tengen.protocol.record.GameEnd;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeats;
import tengen.protocol.table.TableThought;
import tengen.protocol.table.TableView;
import tengen.protocol.table.TimeLeft;
import tengen.protocol.words.MoveText;

/** Prints messages of the tables. */
final class TableMessage {
  private static final double SECOND_MS = 1000;

  /** Maximum length of a game's text in a list of tables, in UTF-16 characters. */
  private static final int MAX_LISTED_CHARACTERS = 256;

  private TableMessage() {}

  static AnalysisReply of(TableNews news) {
    return switch (news) {
      case TableNews.Done(String id, String table, long seq, var tokens, var role) -> {
        Json.Fields done =
            Json.Fields.NONE
                .with("id", id)
                .with("table", table)
                .with("seq", seq)
                .with("role", role.map(TableRole::text));
        Json.Fields keys = Json.Fields.NONE;
        for (var each : new TreeMap<>(tokens).entrySet()) {
          keys = keys.with(each.getKey().text(), each.getValue());
        }
        yield new AnalysisReply(tokens.isEmpty() ? done : done.with("tokens", keys));
      }
      case TableNews.Rejected(String id, var fault) -> AnalysisReply.error(Optional.of(id), fault);
      case TableNews.Listed(String id, List<TableView> tables) ->
          new AnalysisReply(
              Json.Fields.NONE
                  .with("id", id)
                  .with("action", Action.TABLES.text())
                  .with("tables", tables.stream().map(TableMessage::row).toList()));
      case TableNews.Shown(TableView view) -> new AnalysisReply(snapshot(view));
      case TableNews.EventSent(String table, Setup setup, TableEvent event, boolean isArchived) ->
          new AnalysisReply(
              what(head(table, event.seq()), event.what(), MoveText.of(setup))
                  .with("clocks", clocks(event.left()))
                  .with("archived", isArchived));
      case TableNews.Away(String table, var leftMs) ->
          new AnalysisReply(
              event(table).with("kind", "away").with("away", MatchMessage.away(leftMs)));
      case TableNews.Elsewhere(String table) ->
          new AnalysisReply(event(table).with("kind", "elsewhere"));
    };
  }

  private static Json.Fields head(String table, long seq) {
    return event(table).with("seq", seq);
  }

  private static Json.Fields event(String table) {
    return Json.Fields.NONE.with("event", "table").with("table", table);
  }

  private static Json.Fields what(Json.Fields head, TableEvent.Content what, MoveText text) {
    return switch (what) {
      case TableEvent.Opened _ -> head.with("kind", "opened");
      case TableEvent.Moved(var turn, var thought) -> {
        Json.Fields move =
            head.with("kind", "move")
                .with("side", ResultMessage.letter(turn.side()))
                .with("move", text.write(turn.move()));
        yield thought.map(it -> move.with("thought", thought(it, turn.side(), text))).orElse(move);
      }
      case TableEvent.Chosen(var choice, TablePlayer black, TablePlayer white) ->
          players(head.with("kind", "chosen").with("choice", choice.text()), black, white);
      case TableEvent.TakenBack(int to) -> head.with("kind", "undo").with("to", to);
      case TableEvent.PlayersChanged(TablePlayer black, TablePlayer white) ->
          players(head.with("kind", "players"), black, white);
      case TableEvent.Paused paused -> paused(head.with("kind", "paused"), paused);
      case TableEvent.Resumed(var plies, long delayMs) -> {
        Json.Fields go = head.with("kind", "go").with("delay", delayMs / SECOND_MS);
        yield plies.isPresent() ? go.with("plies", plies.getAsInt()) : go;
      }
      case TableEvent.Over over -> over(head.with("kind", "over"), over);
      case TableEvent.Seated seated -> MatchMessage.seated(head.with("kind", "seated"), seated);
      case TableEvent.Requested(var offer) ->
          MatchMessage.offer(head.with("kind", "request"), offer);
      case TableEvent.Declined(Side side) ->
          head.with("kind", "declined").with("side", ResultMessage.letter(side));
      case TableEvent.Rematched(String next) -> head.with("kind", "rematch").with("next", next);
      case TableEvent.Closed _ -> head.with("kind", "closed");
    };
  }

  private static Json.Fields paused(Json.Fields head, TableEvent.Paused paused) {
    Json.Fields why = head.with("why", paused.why().text());
    return paused.detail().isEmpty() ? why : why.with("detail", paused.detail());
  }

  private static Json.Fields over(Json.Fields head, TableEvent.Over over) {
    return head.with("winner", over.end().flatMap(GameEnd::winner).map(ResultMessage::letter))
        .with("manner", over.end().map(end -> end.manner().text()).orElse("aborted"))
        .with("reason", over.reason());
  }

  private static Json.Fields thought(TableThought thought, Side side, MoveText text) {
    Json.Fields fields =
        Json.Fields.NONE
            .with("time", thought.spentMs() / SECOND_MS)
            .with("visits", thought.nodes());
    return thought
        .best()
        .map(
            best ->
                ResultMessage.withProof(
                    fields
                        .with(
                            "winrate",
                            ResultMessage.rounded(
                                SearchQuery.Perspective.BLACK.winRate(
                                    best.score().asWinRate(), side)))
                        .with("depth", best.depth())
                        .with(
                            "pv",
                            Json.Items.ofTexts(best.moves().stream().map(text::write).toList())),
                    best.score()))
        .orElse(fields);
  }

  private static Json.Fields clocks(TimeLeft left) {
    Json.Fields clocks = Json.Fields.NONE;
    clocks = limited(clocks, "black", left.blackMs());
    clocks = limited(clocks, "white", left.whiteMs());
    return limited(clocks, "move", left.moveMs());
  }

  private static Json.Fields limited(Json.Fields clocks, String name, long ms) {
    return ms == TimeLeft.UNLIMITED ? clocks : clocks.with(name, ms / SECOND_MS);
  }

  private static Json.Fields players(Json.Fields head, TablePlayer black, TablePlayer white) {
    return head.with("black", player(black)).with("white", player(white));
  }

  private static Json.Fields player(TablePlayer player) {
    if (player.isHuman()) {
      return MatchMessage.person(player);
    }
    Json.Fields options = Json.Fields.ofTexts(new TreeMap<>(player.options()));
    Json.Fields fields = Json.Fields.NONE.with("engine", player.engine()).with("options", options);
    if (player.maxVisits().isPresent()) {
      fields = fields.with("maxVisits", player.maxVisits().getAsLong());
    }
    return player.maxTimeMs().isPresent()
        ? fields.with("maxTime", player.maxTimeMs().getAsLong() / SECOND_MS)
        : fields;
  }

  /** Returns a row of the list of tables. */
  private static Json.Fields row(TableView view) {
    Json.Fields head = Json.Fields.NONE.with("table", view.table()).with("seq", view.seq());
    return withState(game(head, view.position(), TableMessage::listed), view)
        .with("plies", view.position().turns().size())
        .with("watchers", view.watchers());
  }

  /** Returns the complete state of a table. */
  private static Json.Fields snapshot(TableView view) {
    Position position = view.position();
    MoveText text = MoveText.of(position.setup());
    List<Json.Items> moves =
        position.turns().stream()
            .map(
                turn ->
                    Json.Items.ofTexts(
                        List.of(ResultMessage.letter(turn.side()), text.write(turn.move()))))
            .toList();
    Json.Fields fields =
        game(
                head(view.table(), view.seq()).with("kind", "snapshot"),
                position,
                UnaryOperator.identity())
            .with("moves", moves);
    return MatchMessage.match(opening(withState(fields, view), view.seats()), view)
        .with("toMove", ResultMessage.letter(position.toMove()))
        .with("clock", control(view.control()))
        .with("clocks", clocks(view.left()))
        .with("delay", view.delayMs() / SECOND_MS)
        .with("private", view.isPrivate())
        .with("watchers", view.watchers());
  }

  private static Json.Fields opening(Json.Fields fields, TableSeats seats) {
    return seats.procedure() == OpeningProcedure.NONE
        ? fields
        : fields
            .with("opening", seats.procedure().text())
            .with(
                "choices",
                Json.Items.ofTexts(seats.choices().stream().map(OpeningChoice::text).toList()));
  }

  /** Returns a text, cut if it is long. */
  private static String listed(String text) {
    return text.length() <= MAX_LISTED_CHARACTERS
        ? text
        : text.substring(0, MAX_LISTED_CHARACTERS) + "…";
  }

  /**
   * Adds the game in the form of a query.
   *
   * @param shown converts the text of a game without a board
   */
  private static Json.Fields game(
      Json.Fields head, Position position, UnaryOperator<String> shown) {
    return switch (position.setup()) {
      case Setup.Text(String start) ->
          head.with("game", shown.apply((position.rules() + " " + start).strip()));
      case Setup.Board board -> {
        Json.Fields fields =
            head.with("rules", position.rules())
                .with("boardXSize", board.width())
                .with("boardYSize", board.height());
        List<Json> stones = PositionMessage.stones(board, MoveText.of(board));
        Json.Fields begun = stones.isEmpty() ? fields : fields.with("initialStones", stones);
        yield first(position) == Side.BLACK ? begun : begun.with("initialPlayer", "W");
      }
    };
  }

  /** Returns the side of the first turn. */
  private static Side first(Position position) {
    List<Turn> turns = position.turns();
    return turns.isEmpty() ? position.toMove() : turns.getFirst().side();
  }

  private static Json.Fields withState(Json.Fields head, TableView view) {
    Json.Fields fields =
        players(head, view.seats().black(), view.seats().white()).with("started", view.startedMs());
    if (view.over().isPresent()) {
      return fields.with("over", over(Json.Fields.NONE, view.over().get()));
    }
    return view.paused()
        .map(it -> fields.with("paused", paused(Json.Fields.NONE, it)))
        .orElse(fields);
  }

  private static Json.Fields control(TableClocks control) {
    Json.Fields fields = Json.Fields.NONE;
    if (control.mainMs().isPresent()) {
      fields =
          fields
              .with("mainTime", control.mainMs().getAsLong() / SECOND_MS)
              .with("increment", control.incrementMs() / SECOND_MS);
    }
    TableClocks.Overtime overtime = control.overtime();
    if (overtime.periods() > 0) {
      fields =
          fields
              .with("periods", overtime.periods())
              .with("periodTime", overtime.periodMs() / SECOND_MS);
    }
    return control.moveMs().isPresent()
        ? fields.with("moveTime", control.moveMs().getAsLong() / SECOND_MS)
        : fields;
  }
}
