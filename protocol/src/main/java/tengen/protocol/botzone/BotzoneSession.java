package tengen.protocol.botzone;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.CommandQueue.Taken;
import tengen.protocol.Effect;
import tengen.protocol.GameEvents;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionInput.Continued;
import tengen.protocol.SessionInput.Disconnected;
import tengen.protocol.SessionInput.Failed;
import tengen.protocol.SessionInput.FileRead;
import tengen.protocol.SessionInput.Finished;
import tengen.protocol.SessionInput.FromTable;
import tengen.protocol.SessionInput.GamesFound;
import tengen.protocol.SessionInput.Inspected;
import tengen.protocol.SessionInput.Progressed;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionMachine;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.botzone.BotzoneState.Phase;
import tengen.search.Ability;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.SearchResult;

/**
 * The state machine of a Botzone session, with an answer for each request in order.
 *
 * <p>A client that ends its input after a request starts a new bot for each; other clients can keep
 * it running. So the end of the input stops no search.
 */
final class BotzoneSession implements SessionMachine<BotzoneState, BotzoneCommand, BotzoneReply> {
  @Override
  public BotzoneState start(SessionOffer offer) {
    return BotzoneState.initial(offer);
  }

  @Override
  public List<BotzoneCommand> parse(BotzoneState state, Line line) {
    return BotzoneParser.parse(line);
  }

  @Override
  public Step<BotzoneState, BotzoneReply> next(
      BotzoneState state, SessionInput<BotzoneCommand> input) {
    return state.phase() == Phase.CLOSED
        ? state.step()
        : GameEvents.prepend(state, react(state, input), BotzoneState::game)
            .then(BotzoneSession::executeNext)
            .then(BotzoneSession::closeIfLast);
  }

  @Override
  public boolean hasNext(BotzoneState state) {
    return isReady(state);
  }

  @Override
  public long pendingBytes(BotzoneState state) {
    return state.pending().bytes();
  }

  @Override
  public String print(BotzoneReply reply) {
    return BotzonePrinter.print(reply);
  }

  /** Returns whether a queued request can be executed now. */
  private static boolean isReady(BotzoneState state) {
    return state.search().isEmpty() && state.phase() != Phase.CLOSED && !state.pending().isEmpty();
  }

  private static Step<BotzoneState, BotzoneReply> react(
      BotzoneState state, SessionInput<BotzoneCommand> input) {
    return switch (input) {
      case Received<BotzoneCommand> received -> state.with(state.pending().add(received)).step();
      case Finished<BotzoneCommand>(long ticket, var result, long _)
          when isRunning(state, ticket) ->
          finished(state.idle(), result);
      case Failed<BotzoneCommand>(long ticket, String reason) when isRunning(state, ticket) ->
          reject(state.idle(), reason);
      case Disconnected<BotzoneCommand> _ -> state.with(Phase.LEAVING).step();
      case Finished<BotzoneCommand> _,
          Failed<BotzoneCommand> _,
          Progressed<BotzoneCommand> _,
          Inspected<BotzoneCommand> _,
          FileRead<BotzoneCommand> _,
          FromTable<BotzoneCommand> _,
          GamesFound<BotzoneCommand> _,
          Continued<BotzoneCommand> _ ->
          state.step();
    };
  }

  private static boolean isRunning(BotzoneState state, long ticket) {
    return state.search().isPresent() && state.search().getAsLong() == ticket;
  }

  private static Step<BotzoneState, BotzoneReply> executeNext(BotzoneState state) {
    return isReady(state)
        ? state.pending().take().map(taken -> execute(state, taken)).orElseThrow()
        : state.step();
  }

  private static Step<BotzoneState, BotzoneReply> execute(
      BotzoneState state, Taken<BotzoneCommand> taken) {
    return GameEvents.prepend(
        state, execute(state.with(taken.rest()), taken.first()), BotzoneState::game);
  }

  private static Step<BotzoneState, BotzoneReply> execute(
      BotzoneState state, Received<BotzoneCommand> received) {
    return switch (received.command()) {
      case BotzoneCommand.History(var requests, var responses, var saved) ->
          think(
              state.with(saved),
              BotzoneGame.start(state.offer()).play(requests, responses),
              received.arrivedNanos());
      case BotzoneCommand.Request(var move) ->
          think(
              state,
              state
                  .game()
                  .map(BotzoneGame::of)
                  .orElseGet(() -> BotzoneGame.start(state.offer()))
                  .play("request", move),
              received.arrivedNanos());
      case BotzoneCommand.Malformed(String reason) -> reject(state, reason);
    };
  }

  private static Step<BotzoneState, BotzoneReply> think(
      BotzoneState state, BotzoneGame game, long arrivedNanos) {
    BotzoneState now = state.with(game.ruling());
    return game.objection()
        .map(why -> reject(now, why))
        .orElseGet(() -> search(now.searching(), game.ruling(), arrivedNanos));
  }

  private static Step<BotzoneState, BotzoneReply> search(
      BotzoneState state, Ruling game, long arrivedNanos) {
    return state
        .step()
        .and(
            new Effect.StartSearch<>(
                state.searches(),
                game.position(),
                goal(state, game.position()),
                Limits.NONE,
                arrivedNanos,
                Long.MAX_VALUE));
  }

  /**
   * Returns the goal of a search. Botzone's NoGo has an additional rule: Black may not open in the
   * centre.
   */
  private static Goal goal(BotzoneState state, Position position) {
    boolean mayRestrict =
        state.offer().engines().getFirst().abilities().contains(Ability.RESTRICTIONS);
    return mayRestrict && position.rules().equals("nogo") && position.turns().isEmpty()
        ? centre(position.setup())
            .map(centre -> new Restriction(Side.BLACK, false, List.of(centre), 1))
            .<Goal>map(offCentre -> new Goal.BestMove(1, List.of(offCentre)))
            .orElse(Goal.BEST_MOVE)
        : Goal.BEST_MOVE;
  }

  private static Optional<Place> centre(Setup setup) {
    return setup instanceof Setup.Board board && board.width() % 2 == 1 && board.height() % 2 == 1
        ? Optional.of(new Place(board.width() / 2, board.height() / 2))
        : Optional.empty();
  }

  private static Step<BotzoneState, BotzoneReply> finished(
      BotzoneState state, SearchResult result) {
    return switch (result.move()) {
      case Place place -> moved(state, place, BotzoneDebug.text(result.last()));
      case Move.Resign _ -> reject(state, "the engine resigns");
      case Move.Places _, Move.Swap _, Move.Text _, Move.Pass _ -> reject(state, "no move found");
    };
  }

  private static Step<BotzoneState, BotzoneReply> moved(
      BotzoneState state, Place place, String debug) {
    Step<BotzoneState, BotzoneReply> answered =
        state
            .with(state.game().orElseThrow().play(place))
            .step()
            .send(new BotzoneReply.Answer(BotzoneMove.of(place), debug, state.saved()));
    return state.hasMoreReplies() ? answered.send(new BotzoneReply.KeepRunning()) : answered;
  }

  /** Answers without a move, which loses the game, so the bot does not keep running. */
  private static Step<BotzoneState, BotzoneReply> reject(BotzoneState state, String why) {
    return state.step().send(new BotzoneReply.Answer(BotzoneMove.NONE, why, state.saved()));
  }

  private static Step<BotzoneState, BotzoneReply> closeIfLast(BotzoneState state) {
    return state.phase() == Phase.LEAVING && state.search().isEmpty() && state.pending().isEmpty()
        ? state.with(Phase.CLOSED).step().and(new Effect.Close<>("end of input"))
        : state.step();
  }
}
