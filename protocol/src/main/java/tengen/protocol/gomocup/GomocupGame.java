package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.Effect;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupCommand.Open;
import tengen.protocol.gomocup.GomocupReply.Identity;
import tengen.protocol.gomocup.GomocupState.Thinking;
import tengen.search.Goal;

/** What each command does where nothing keeps it waiting. */
final class GomocupGame {
  private static final String NO_BOARD = "no board yet: START comes first";

  private GomocupGame() {}

  static Step<GomocupState, GomocupReply> perform(
      GomocupState state, Received<GomocupCommand> received) {
    long arrived = received.arrivedNanos();
    return switch (received.command()) {
      case GomocupCommand.Start(int width, int height) -> start(state, width, height);
      case GomocupCommand.RectStart(int width, int height) -> start(state, width, height);
      case GomocupCommand.Restart _ -> restart(state);
      case GomocupCommand.Begin _ -> onBoard(state, (t, game) -> begin(state, t, game, arrived));
      case GomocupCommand.Turn(int x, int y) ->
          onBoard(state, (t, game) -> turn(state, t, game, new Place(x, y), arrived));
      case GomocupCommand.NBest(int lines) ->
          onBoard(
              state,
              (t, game) -> think(state, t, game, new Goal.BestMove(lines, List.of()), arrived));
      case GomocupCommand.Takeback(int x, int y) ->
          onBoard(state, (_, game) -> takeback(state, game, new Place(x, y)));
      case GomocupCommand.Play _ -> Steps.refuse(state, "PLAY answers a SUGGEST, there was none");
      case Open(BlockKind kind) -> Steps.none(state.with(block(state, kind)));
      case GomocupCommand.NumberInfo(InfoKey key, long value) ->
          GomocupInfo.tell(state, key, value);
      case GomocupCommand.FolderInfo _ -> Steps.none(state);
      case GomocupCommand.OtherInfo(String key, String value) ->
          GomocupInfo.ignore(state, key, value);
      case GomocupCommand.About _ -> Steps.reply(state, about(state));
      case GomocupCommand.Stop _ -> GomocupSession.stop(state);
      case GomocupCommand.ShowForbid _ ->
          onBoard(state, (t, game) -> Steps.reply(state, GomocupBlocks.forbidden(t, game)));
      case GomocupCommand.UnsupportedBlock(String name) ->
          unknown(state.with(new Reading.Discarding()), name);
      case GomocupCommand.UnsupportedPath(String name) ->
          unknown(state.with(new Reading.Path()), name);
      case GomocupCommand.Unknown(String text) -> unknown(state, text);
      case GomocupCommand.Stone _, GomocupCommand.Done _ ->
          unknown(state, GomocupPrinter.print(received.command()).strip());
      case GomocupCommand.Malformed(String _, String reason) -> Steps.refuse(state, reason);
      case GomocupCommand.End _ -> Steps.none(state);
    };
  }

  private static Step<GomocupState, GomocupReply> unknown(GomocupState state, String text) {
    return Steps.reply(state, new GomocupReply.UnknownCommand("command " + GomocupText.echo(text)));
  }

  private interface OnBoard {
    Step<GomocupState, GomocupReply> apply(GomocupTable table, Position game);
  }

  /** What needs a board and rules that the engine plays; else one ERROR. */
  private static Step<GomocupState, GomocupReply> onBoard(GomocupState state, OnBoard action) {
    Optional<Position> game = state.board();
    if (game.isEmpty()) {
      return Steps.refuse(state, NO_BOARD);
    }
    return GomocupTable.of(state)
        .map(table -> action.apply(table, table.adopt(game.get(), state)))
        .orElseGet(() -> Steps.refuse(state, GomocupTable.missing(state)));
  }

  private static Step<GomocupState, GomocupReply> start(GomocupState state, int width, int height) {
    Setup.Board empty = Setup.Board.empty(width, height);
    Optional<GomocupTable> table = GomocupTable.of(state);
    if (table.isEmpty()) {
      return Steps.refuse(state, GomocupTable.missing(state));
    }
    return table
        .get()
        .objection(empty)
        .map(why -> Steps.refuse(state, why))
        .orElseGet(() -> newGame(state, Position.start(table.get().rules().id(), empty)));
  }

  private static Step<GomocupState, GomocupReply> newGame(GomocupState state, Position start) {
    return Steps.of(
        state.with(start), new Effect.NewGame<>(start), new Effect.Send<>(new GomocupReply.Ok()));
  }

  private static Step<GomocupState, GomocupReply> restart(GomocupState state) {
    return state
        .board()
        .flatMap(GomocupBlocks::size)
        .map(size -> start(state, size.width(), size.height()))
        .orElseGet(() -> Steps.refuse(state, NO_BOARD));
  }

  private static Step<GomocupState, GomocupReply> begin(
      GomocupState state, GomocupTable table, Position game, long arrived) {
    boolean empty =
        game.turns().isEmpty() && GomocupBlocks.size(game).filter(game.setup()::equals).isPresent();
    return empty
        ? think(state, table, game.withToMove(Side.BLACK), Goal.BEST_MOVE, arrived)
        : Steps.refuse(state, "BEGIN needs an empty board");
  }

  private static Step<GomocupState, GomocupReply> turn(
      GomocupState state, GomocupTable table, Position game, Place place, long arrived) {
    Optional<String> why = table.over(game).or(() -> table.rules().objection(game, place));
    return why.map(text -> Steps.refuse(state, "TURN " + place.x() + "," + place.y() + ": " + text))
        .orElseGet(() -> think(state, table, game.play(place), Goal.BEST_MOVE, arrived));
  }

  /** Searches for a move in this position, which is the game from now on. */
  static Step<GomocupState, GomocupReply> think(
      GomocupState state, GomocupTable table, Position position, Goal goal, long arrived) {
    Optional<String> why =
        GomocupBlocks.size(position).flatMap(table::objection).or(() -> table.over(position));
    return why.map(text -> Steps.refuse(state, text))
        .orElseGet(() -> search(state, position, state.with(position), goal, arrived));
  }

  /**
   * Searches; {@code during} is the state while it runs, {@code state} what a failure goes back to.
   */
  static Step<GomocupState, GomocupReply> search(
      GomocupState state, Position position, GomocupState during, Goal goal, long arrived) {
    long ticket = state.searches() + 1;
    boolean opening = goal instanceof Goal.Opening;
    return Steps.of(
        during.with(new Thinking(ticket, state.board().orElse(position), opening, false)),
        new Effect.StartSearch<>(
            ticket,
            position,
            goal,
            state.settings().limits(),
            arrived,
            state.settings().reportEveryMs()));
  }

  private static Step<GomocupState, GomocupReply> takeback(
      GomocupState state, Position game, Place place) {
    Optional<Position> without =
        game.turns().isEmpty() ? fromSetup(game, place) : fromTurns(game, place);
    return without
        .map(position -> Steps.reply(state.with(position), new GomocupReply.Ok()))
        .orElseGet(
            () ->
                Steps.refuse(
                    state, "TAKEBACK " + place.x() + "," + place.y() + ": not the last stone"));
  }

  private static Optional<Position> fromTurns(Position game, Place place) {
    Turn last = game.turns().getLast();
    return last.move().equals(place) ? game.undo() : Optional.empty();
  }

  /** The stones of a BOARD have no order, so each of them may have been the last. */
  private static Optional<Position> fromSetup(Position game, Place place) {
    if (!(game.setup() instanceof Setup.Board board)) {
      return Optional.empty();
    }
    boolean black = board.black().contains(place);
    if (!black && !board.white().contains(place)) {
      return Optional.empty();
    }
    var rest =
        new Setup.Board(
            board.width(),
            board.height(),
            without(board.black(), place),
            without(board.white(), place),
            board.neutral());
    return Optional.of(
        new Position(game.rules(), rest, List.of(), black ? Side.BLACK : Side.WHITE));
  }

  private static List<Place> without(List<Place> stones, Place place) {
    var rest = new ArrayList<>(stones);
    rest.remove(place);
    return rest;
  }

  private static Reading block(GomocupState state, BlockKind kind) {
    return state
        .board()
        .flatMap(GomocupBlocks::size)
        .map(size -> Reading.Block.open(kind, size.width(), size.height()))
        .orElseGet(() -> Reading.Block.faulty(kind, NO_BOARD));
  }

  /** Managers show these four; there is no country of programs, so it says where it belongs. */
  private static GomocupReply about(GomocupState state) {
    SessionOffer.OfferedEngine engine = GomocupTable.engine(state);
    return new Identity(
        List.of(
            new Identity.Field("name", SessionOffer.NAME),
            new Identity.Field("version", state.offer().version() + " " + engine.id()),
            new Identity.Field("author", engine.author()),
            new Identity.Field("country", "international")));
  }
}
