package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Purpose;
import tengen.protocol.gomocup.GomocupState.Searching;
import tengen.search.Ability;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.SearchResult;

/** The searches of a session: starts them, and answers the client at their ends. */
final class GomocupSearches {
  private GomocupSearches() {}

  /** Asks a question about the position on the board. */
  static Step<GomocupState, GomocupReply> ask(
      GomocupState state,
      GomocupVariant variant,
      Ruling game,
      GomocupCommand.Asking asking,
      long arrived) {
    return switch (asking) {
      case GomocupCommand.NBest(int lines) -> think(state, variant, game, lines, arrived);
      case GomocupCommand.SearchDefend _ -> searchDefend(state, variant, game, arrived);
      case GomocupCommand.Balance wanted ->
          balance(state, variant, game, new Purpose.Play(), wanted, arrived);
      case GomocupCommand.SwapStep(int step) -> Swap2Steps.ask(state, variant, game, step, arrived);
      case GomocupCommand.SoosorvStart _ ->
          OpeningSearches.askForThree(state, variant, emptied(variant, game), arrived);
      case GomocupCommand.Ponder(OptionalLong forMs) ->
          ponder(state, variant, game, forMs, arrived);
      case GomocupCommand.Ask(Question question) ->
          GomocupQuestions.ask(state, game, question, arrived);
    };
  }

  /** Searches for a move in this position, which becomes the game. */
  static Step<GomocupState, GomocupReply> think(
      GomocupState state, GomocupVariant variant, Ruling game, int lines, long arrived) {
    return objection(variant, game)
        .map(state::reject)
        .orElseGet(
            () ->
                search(
                    state,
                    game,
                    state.with(game),
                    new Purpose.Play(),
                    bestMove(state, variant, game, lines),
                    arrived));
  }

  private static Goal bestMove(GomocupState state, GomocupVariant variant, Ruling game, int lines) {
    return new Goal.BestMove(lines, restrictions(state, variant, game));
  }

  private static List<Restriction> restrictions(
      GomocupState state, GomocupVariant variant, Ruling game) {
    Set<Ability> abilities = GomocupVariant.engine(state).abilities();
    if (state.exclusions().equals(Exclusions.NONE) || !abilities.contains(Ability.RESTRICTIONS)) {
      return List.of();
    }
    boolean inLines = abilities.contains(Ability.LINE_RESTRICTIONS);
    Side toMove = game.position().toMove();
    return variant
        .rules()
        .board(game.position())
        .map(stones -> state.exclusions().restrictions(stones, toMove, inLines))
        .orElse(List.of());
  }

  /** Searches with a variation for each empty point. */
  private static Step<GomocupState, GomocupReply> searchDefend(
      GomocupState state, GomocupVariant variant, Ruling game, long arrived) {
    int points =
        GomocupBlocks.size(game.position()).map(size -> size.width() * size.height()).orElse(1);
    return think(state, variant, game, Math.max(1, points - stones(game)), arrived);
  }

  /**
   * Searches for points that make the game even. As in Rapfi the bias is for the side that plays
   * the last of them: of one point the side to move, of two its opponent. The position becomes the
   * game.
   */
  static Step<GomocupState, GomocupReply> balance(
      GomocupState state,
      GomocupVariant variant,
      Ruling game,
      Purpose purpose,
      GomocupCommand.Balance wanted,
      long arrived) {
    SessionOffer.OfferedEngine engine = GomocupVariant.engine(state);
    if (!engine.abilities().contains(Ability.BALANCE)) {
      return state.reject(engine.id() + " cannot balance openings");
    }
    long bias = wanted.points() == 1 ? wanted.bias() : -wanted.bias();
    var goal = new Goal.Balance(wanted.points(), GomocupInfoLines.winRate(bias));
    return objection(variant, game)
        .or(() -> noRoom(variant, game, wanted.points()))
        .map(state::reject)
        .orElseGet(() -> search(state, game, state.with(game), purpose, goal, arrived));
  }

  private static Optional<String> noRoom(GomocupVariant variant, Ruling game, int points) {
    return variant
        .rules()
        .board(game.position())
        .filter(
            board ->
                board.width() * board.height()
                    < points + board.black().size() + board.white().size() + board.neutral().size())
        .map(_ -> "the board has no room for " + points + " stones");
  }

  /**
   * Asks the question of an opening procedure, which plays no stone.
   *
   * @param during the state while the engine thinks, if nothing speaks against the question
   */
  static Step<GomocupState, GomocupReply> opening(
      GomocupState state,
      GomocupState during,
      GomocupVariant variant,
      Ruling asked,
      Purpose purpose,
      String procedure,
      long arrived) {
    if (!variant.playable().openings().contains(procedure)) {
      return state.reject(procedure + " is not supported by " + variant.engine());
    }
    return objection(variant, asked)
        .map(state::reject)
        .orElseGet(
            () -> search(state, asked, during, purpose, new Goal.Opening(procedure), arrived));
  }

  /** Returns the ruling of an empty board of the game's size. */
  static Ruling emptied(GomocupVariant variant, Ruling game) {
    return GomocupBlocks.size(game.position())
        .map(empty -> variant.judge(empty, Side.BLACK))
        .orElse(game);
  }

  /** Returns the number of stones on the board. */
  static int stones(Ruling game) {
    Position position = game.position();
    int laid =
        position.setup() instanceof Setup.Board board
            ? board.black().size() + board.white().size() + board.neutral().size()
            : 0;
    return laid + position.turns().size();
  }

  /** Searches the position without an answer. */
  private static Step<GomocupState, GomocupReply> ponder(
      GomocupState state, GomocupVariant variant, Ruling game, OptionalLong forMs, long arrived) {
    Limits limits =
        forMs.isPresent()
            ? Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(forMs.getAsLong()))
            : Limits.UNTIL_STOPPED;
    return objection(variant, game).isPresent()
        ? state.step()
        : start(state, game, state, new Purpose.Ponder(), Goal.BEST_MOVE, limits, arrived);
  }

  /** Starts pondering after an own move if the client wants it. */
  static Step<GomocupState, GomocupReply> ponderOn(GomocupState state, long arrived) {
    boolean wanted = state.settings().style().pondering() && state.waiting().commands().isEmpty();
    Optional<GomocupVariant> variant = wanted ? GomocupVariant.of(state) : Optional.empty();
    return variant
        .flatMap(
            played ->
                state
                    .game()
                    .map(game -> ponder(state, played, game, OptionalLong.empty(), arrived)))
        .orElseGet(state::step);
  }

  /** Returns why there is nothing to search in this position. */
  static Optional<String> objection(GomocupVariant variant, Ruling game) {
    return GomocupBlocks.size(game.position())
        .flatMap(variant::objection)
        .or(() -> GomocupVariant.over(game));
  }

  /**
   * Starts a search.
   *
   * @param state the state to restore if the search fails
   * @param during the state while it runs
   */
  static Step<GomocupState, GomocupReply> search(
      GomocupState state,
      Ruling game,
      GomocupState during,
      Purpose purpose,
      Goal goal,
      long arrived) {
    return start(state, game, during, purpose, goal, state.settings().limits(), arrived);
  }

  private static Step<GomocupState, GomocupReply> start(
      GomocupState state,
      Ruling game,
      GomocupState during,
      Purpose purpose,
      Goal goal,
      Limits limits,
      long arrived) {
    long ticket = state.searches() + 1;
    return during
        .with(new Searching(ticket, state.game().orElse(game), state.suggested(), purpose, arrived))
        .step()
        .and(
            new Effect.StartSearch<>(
                ticket, game.position(), goal, limits, arrived, state.settings().reportEveryMs()));
  }

  /** Answers the client, and plays the move if the search was for the game's next one. */
  static Step<GomocupState, GomocupReply> answer(
      GomocupState state, Searching search, SearchResult result) {
    GomocupState idle = state.idle();
    Move move = result.move();
    Optional<Step<GomocupState, GomocupReply>> step =
        switch (search.purpose()) {
          case Purpose.Play _ when state.settings().style().suggesting() ->
              suggested(idle, search, move);
          case Purpose.Play _ -> played(idle, search, move);
          case Purpose.ReplyOnly _ -> replied(idle, move);
          case Purpose.SwapStep _ -> Swap2Steps.answer(idle, move);
          case Purpose.Opening(var question) ->
              OpeningAnswers.of(idle, question, result, search.arrivedNanos());
          case Purpose.Ponder _, Purpose.Answer _ -> Optional.empty();
        };
    return step.orElseGet(() -> none(state, search, "no move found"));
  }

  /** Reports a search without an answer and restores the game from before its command. */
  static Step<GomocupState, GomocupReply> none(
      GomocupState state, Searching search, String reason) {
    return state.restored(search).reject(reason);
  }

  private static Optional<Step<GomocupState, GomocupReply>> suggested(
      GomocupState state, Searching search, Move move) {
    return move instanceof Place place
        ? Optional.of(suggest(state.withSuggestedMove(), state.client().wire(place)))
        : played(state, search, move);
  }

  private static Step<GomocupState, GomocupReply> suggest(GomocupState state, Place wire) {
    return state.step().send(new GomocupReply.Suggest(wire.x(), wire.y()));
  }

  private static Optional<Step<GomocupState, GomocupReply>> played(
      GomocupState state, Searching search, Move move) {
    List<Place> places = places(move);
    if (places.isEmpty()) {
      return Optional.empty();
    }
    GomocupState after =
        state
            .game()
            .map(game -> places.stream().reduce(game, Ruling::play, (_, last) -> last))
            .map(state::with)
            .orElse(state);
    return replied(after, move).map(step -> step.then(now -> ponderOn(now, search.arrivedNanos())));
  }

  private static Optional<Step<GomocupState, GomocupReply>> replied(GomocupState state, Move move) {
    if (move instanceof Move.Swap) {
      return Optional.of(state.step().send(new GomocupReply.SwapColours()));
    }
    List<Place> wire = places(move).stream().map(state.client()::wire).toList();
    return wire.isEmpty()
        ? Optional.empty()
        : Optional.of(state.step().send(new GomocupReply.Moves(wire)));
  }

  private static List<Place> places(Move move) {
    return switch (move) {
      case Place place -> List.of(place);
      case Move.Places(List<Place> points) -> points;
      case Move.Swap _, Move.Text _, Move.Pass _, Move.Resign _ -> List.of();
    };
  }
}
