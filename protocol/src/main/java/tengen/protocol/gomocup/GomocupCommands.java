package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.Effect;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupCommand.Open;
import tengen.protocol.gomocup.GomocupReply.Identity;

/** Executes commands that need not wait for a search. */
final class GomocupCommands {
  private static final String NO_BOARD = "no board: send START first";

  private GomocupCommands() {}

  static Step<GomocupState, GomocupReply> execute(
      GomocupState state, Received<GomocupCommand> received) {
    return GomocupInfoCommand.updateConventions(state, received.command())
        .then(now -> perform(now, received));
  }

  private static Step<GomocupState, GomocupReply> perform(
      GomocupState state, Received<GomocupCommand> received) {
    long arrived = received.arrivedNanos();
    return switch (received.command()) {
      case GomocupCommand.Start(int width, int height) -> start(state, width, height);
      case GomocupCommand.RectStart(int width, int height) -> start(state, width, height);
      case GomocupCommand.Restart _ -> restart(state);
      case GomocupCommand.Begin _ ->
          onBoard(state, (variant, game) -> begin(state, variant, game, arrived));
      case GomocupCommand.Turn(int x, int y) ->
          onBoard(
              state, (variant, game) -> turn(state, variant, game, place(state, x, y), arrived));
      case GomocupCommand.Asking asking ->
          onBoard(
              state, (variant, game) -> GomocupSearches.ask(state, variant, game, asking, arrived));
      case GomocupCommand.Takeback(int x, int y) ->
          onBoard(
              state,
              (variant, game) -> takeback(state, variant, game.position(), place(state, x, y)));
      case GomocupCommand.Play(int x, int y) ->
          onBoard(state, (_, game) -> play(state, game, place(state, x, y)));
      case Open(BlockKind kind, int number) -> state.with(block(state, kind, number)).step();
      case GomocupCommand.NumberInfo(InfoKey key, long value) ->
          GomocupInfoCommand.set(state, key, value);
      case GomocupCommand.FolderInfo(String path) ->
          state.step().and(new Effect.AllowDirectory<>(GomocupText.utf8(path)));
      case GomocupCommand.OtherInfo(String key, String value) ->
          GomocupInfoCommand.ignore(state, key, value);
      case GomocupCommand.About _ -> state.step().send(about(state));
      case GomocupCommand.Stop _ -> GomocupSession.stop(state);
      case GomocupCommand.ShowForbid _ ->
          onBoard(
              state,
              (variant, game) ->
                  state.step().send(GomocupBlocks.forbidden(state.client(), variant, game)));
      case GomocupCommand.HashClear _ -> forget(state);
      case GomocupCommand.Forbid(boolean added, Side side, int first, int second) ->
          state
              .with(state.exclusions().withForbidden(side, place(state, first, second), added))
              .step();
      case GomocupCommand.Quiet(PassiveCommand word) -> GomocupQuestions.quiet(state, word);
      case GomocupCommand.IgnoredBlock(String name) -> GomocupQuestions.ignoredBlock(state, name);
      case GomocupCommand.IgnoredPath(String name) -> GomocupQuestions.ignoredPath(state, name);
      case GomocupCommand.Unknown(String text) -> unknown(state, text);
      case GomocupCommand.Stone _, GomocupCommand.Done _ ->
          unknown(state, GomocupPrinter.print(received.command()).strip());
      case GomocupCommand.Malformed(String _, String reason) -> state.reject(reason);
      case GomocupCommand.End _, GomocupCommand.PathLine _ -> state.step();
    };
  }

  private static Place place(GomocupState state, int first, int second) {
    return state.client().place(first, second);
  }

  static Step<GomocupState, GomocupReply> unknown(GomocupState state, String text) {
    return state.step().send(new GomocupReply.UnknownCommand("command " + GomocupText.echo(text)));
  }

  private interface OnBoard {
    Step<GomocupState, GomocupReply> apply(GomocupVariant variant, Ruling game);
  }

  /**
   * Runs an action that needs a board and rules that the engine plays; otherwise replies with an
   * ERROR.
   */
  private static Step<GomocupState, GomocupReply> onBoard(GomocupState state, OnBoard action) {
    Optional<Ruling> game = state.game();
    if (game.isEmpty()) {
      return state.reject(NO_BOARD);
    }
    return GomocupVariant.of(state)
        .map(variant -> action.apply(variant, variant.adopt(game.get(), state)))
        .orElseGet(() -> state.reject(GomocupVariant.missing(state)));
  }

  private static Step<GomocupState, GomocupReply> start(GomocupState state, int width, int height) {
    Setup.Board empty = Setup.Board.empty(width, height);
    Optional<GomocupVariant> variant = GomocupVariant.of(state);
    if (variant.isEmpty()) {
      return state.reject(GomocupVariant.missing(state));
    }
    return variant
        .get()
        .objection(empty)
        .map(state::reject)
        .orElseGet(() -> newGame(state, variant.get().judge(empty, Side.BLACK)));
  }

  private static Step<GomocupState, GomocupReply> newGame(GomocupState state, Ruling start) {
    return state
        .with(start)
        .step()
        .and(new Effect.NewGame<>(start.position()))
        .send(new GomocupReply.Ok());
  }

  private static Step<GomocupState, GomocupReply> restart(GomocupState state) {
    return state
        .position()
        .flatMap(GomocupBlocks::size)
        .map(size -> start(state, size.width(), size.height()))
        .orElseGet(() -> state.reject(NO_BOARD));
  }

  private static Step<GomocupState, GomocupReply> begin(
      GomocupState state, GomocupVariant variant, Ruling game, long arrived) {
    Position position = game.position();
    boolean isEmpty =
        position.turns().isEmpty()
            && GomocupBlocks.size(position).filter(position.setup()::equals).isPresent();
    return isEmpty
        ? GomocupSearches.think(state, variant, game.withToMove(Side.BLACK), 1, arrived)
        : state.reject("BEGIN needs an empty board");
  }

  private static Step<GomocupState, GomocupReply> turn(
      GomocupState state, GomocupVariant variant, Ruling game, Place place, long arrived) {
    Optional<String> why = unanswered(state).or(() -> objection(game, place));
    return why.map(text -> state.reject("TURN " + state.client().text(place) + ": " + text))
        .orElseGet(() -> GomocupSearches.think(state, variant, game.play(place), 1, arrived));
  }

  private static Optional<String> objection(Ruling game, Place place) {
    return GomocupVariant.over(game).or(() -> game.objection(place));
  }

  private static Optional<String> unanswered(GomocupState state) {
    return state.suggested() ? Optional.of("PLAY answers a SUGGEST") : Optional.empty();
  }

  /** Plays the manager's move in place of the suggested one. */
  private static Step<GomocupState, GomocupReply> play(
      GomocupState state, Ruling game, Place place) {
    if (!state.suggested()) {
      return state.reject("PLAY must follow a SUGGEST");
    }
    return objection(game, place)
        .map(text -> state.reject("PLAY " + state.client().text(place) + ": " + text))
        .orElseGet(
            () ->
                state
                    .with(game.play(place))
                    .step()
                    .send(new GomocupReply.Moves(state.client().wire(place))));
  }

  /** Starts the game again in the engine, which clears its searches. */
  private static Step<GomocupState, GomocupReply> forget(GomocupState state) {
    return state
        .position()
        .map(position -> state.step().and(new Effect.NewGame<GomocupReply>(position)))
        .orElseGet(state::step);
  }

  private static Step<GomocupState, GomocupReply> takeback(
      GomocupState state, GomocupVariant variant, Position game, Place place) {
    if (state.suggested()) {
      return state.reject("TAKEBACK: answer the SUGGEST with PLAY first");
    }
    Optional<Position> without =
        game.turns().isEmpty() ? fromSetup(game, place) : fromTurns(game, place);
    return without
        .map(variant.rules()::judge)
        .map(left -> state.with(left).step().send(new GomocupReply.Ok()))
        .orElseGet(
            () -> state.reject("TAKEBACK " + state.client().text(place) + ": not the last stone"));
  }

  private static Optional<Position> fromTurns(Position game, Place place) {
    Turn last = game.turns().getLast();
    return last.move().equals(place) ? game.undo() : Optional.empty();
  }

  /**
   * Returns the position without a stone of its setup. Stones of a BOARD have no order, so any of
   * them may have been the last.
   */
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

  /** Starts a block for a board in the client's order of coordinates. */
  private static InputMode block(GomocupState state, BlockKind kind, int number) {
    if (kind.excludes()) {
      return InputMode.Block.open(kind);
    }
    return state
        .position()
        .flatMap(GomocupBlocks::size)
        .map(size -> state.client().place(size.width(), size.height()))
        .map(sides -> InputMode.Block.open(kind, number, sides.x(), sides.y()))
        .orElseGet(() -> InputMode.Block.faulty(kind, NO_BOARD));
  }

  /**
   * Returns the four fields that managers show. A program has no country; the field is {@code
   * international}.
   */
  private static GomocupReply about(GomocupState state) {
    SessionOffer.OfferedEngine engine = GomocupVariant.engine(state);
    return new Identity(
        List.of(
            new Identity.Field("name", SessionOffer.NAME),
            new Identity.Field("version", state.offer().version() + " " + engine.id()),
            new Identity.Field("author", engine.author()),
            new Identity.Field("country", "international")));
  }
}
