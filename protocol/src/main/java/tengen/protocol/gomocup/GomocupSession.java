package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.Effect;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Thinking;
import tengen.protocol.gomocup.GomocupState.Waiting;
import tengen.search.SearchResult;

/**
 * The session: commands in order, and what they do to a search.
 *
 * <p>While a search runs, INFO, ABOUT, stops and unknown lines act at once. Everything else has it
 * answer now and waits for its answer, with all that must stay behind it: what belongs to a block
 * that waits. So each thinking command gets exactly one final line, and none is dropped but by END.
 */
final class GomocupSession {
  private GomocupSession() {}

  static Step<GomocupState, GomocupReply> next(
      GomocupState state, SessionInput<GomocupCommand> input) {
    if (state.reading() instanceof Reading.Ended) {
      return Steps.none(state);
    }
    return switch (input) {
      case Received<GomocupCommand> received -> received(state, received);
      case SessionInput.Progressed<GomocupCommand>(long ticket, var progress, long elapsedMs) ->
          running(state, ticket)
              .map(_ -> Steps.replies(state, GomocupThoughts.news(state, progress, elapsedMs)))
              .orElse(Steps.none(state));
      case SessionInput.Finished<GomocupCommand>(long ticket, var result, long elapsedMs) ->
          running(state, ticket)
              .map(search -> concluded(state, search, result, elapsedMs))
              .orElse(Steps.none(state));
      case SessionInput.Failed<GomocupCommand>(long ticket, String reason) ->
          running(state, ticket)
              .map(search -> goOn(failed(state, search, reason)))
              .orElse(Steps.none(state));
      case SessionInput.Inspected<GomocupCommand> _, SessionInput.FileRead<GomocupCommand> _ ->
          Steps.none(state);
      case SessionInput.Disconnected<GomocupCommand> _ -> end(state, "end of input");
    };
  }

  private static Optional<Thinking> running(GomocupState state, long ticket) {
    return state.thinking().filter(search -> search.ticket() == ticket);
  }

  private static Step<GomocupState, GomocupReply> received(
      GomocupState state, Received<GomocupCommand> received) {
    if (received.command() instanceof GomocupCommand.End) {
      return end(state, "END");
    }
    return state.thinking().isPresent() && mustWait(state, received.command())
        ? await(state, received)
        : perform(state, received);
  }

  private static Step<GomocupState, GomocupReply> end(GomocupState state, String why) {
    var ended = state.with(new Reading.Ended()).with(Waiting.NOTHING).idle();
    Effect<GomocupReply> close = new Effect.Close<>(why);
    return state
        .thinking()
        .map(search -> Steps.of(ended, new Effect.DropSearch<>(search.ticket()), close))
        .orElse(Steps.of(ended, close));
  }

  private static boolean mustWait(GomocupState state, GomocupCommand command) {
    Waiting waiting = state.waiting();
    if (waiting.commands().isEmpty()) {
      return !belongsTo(state.reading(), command) && !atOnce(command);
    }
    boolean behindData = !(waiting.end() instanceof Reading.Commands);
    return behindData || !atOnce(command) || reads(command);
  }

  /** Whether the line is no command, but what an earlier command still reads. */
  private static boolean belongsTo(Reading reading, GomocupCommand command) {
    return switch (reading) {
      case Reading.Path _ -> true;
      case Reading.Discarding _, Reading.Block _ -> isData(command);
      case Reading.Commands _, Reading.Ended _ -> false;
    };
  }

  private static boolean isData(GomocupCommand command) {
    return command instanceof GomocupCommand.Stone
        || command instanceof GomocupCommand.Done
        || command instanceof GomocupCommand.Unknown;
  }

  private static boolean reads(GomocupCommand command) {
    return command instanceof GomocupCommand.UnsupportedBlock
        || command instanceof GomocupCommand.UnsupportedPath;
  }

  private static boolean atOnce(GomocupCommand command) {
    return switch (command) {
      case GomocupCommand.NumberInfo _,
          GomocupCommand.FolderInfo _,
          GomocupCommand.OtherInfo _,
          GomocupCommand.About _,
          GomocupCommand.Stop _,
          GomocupCommand.ShowForbid _,
          GomocupCommand.UnsupportedBlock _,
          GomocupCommand.UnsupportedPath _,
          GomocupCommand.Stone _,
          GomocupCommand.Done _,
          GomocupCommand.Unknown _,
          GomocupCommand.End _ ->
          true;
      case GomocupCommand.Start _,
          GomocupCommand.RectStart _,
          GomocupCommand.Begin _,
          GomocupCommand.Turn _,
          GomocupCommand.Open _,
          GomocupCommand.Restart _,
          GomocupCommand.Takeback _,
          GomocupCommand.Play _,
          GomocupCommand.NBest _,
          GomocupCommand.Malformed _ ->
          false;
    };
  }

  private static Step<GomocupState, GomocupReply> await(
      GomocupState state, Received<GomocupCommand> received) {
    Waiting before = state.waiting();
    var longer =
        new Waiting(before.commands().add(received), endAfter(before.end(), received.command()));
    return stop(state.with(longer).with(new Reading.Commands()));
  }

  /** What follows this command in the queue. What kind of data it is, shows when it is its turn. */
  private static Reading endAfter(Reading end, GomocupCommand command) {
    if (end instanceof Reading.Path) {
      return new Reading.Commands();
    }
    return switch (command) {
      case GomocupCommand.Open _, GomocupCommand.UnsupportedBlock _ -> new Reading.Discarding();
      case GomocupCommand.UnsupportedPath _ -> new Reading.Path();
      case GomocupCommand.Stone _, GomocupCommand.Unknown _ -> end;
      default -> new Reading.Commands();
    };
  }

  /** Has the running search answer now, once. */
  static Step<GomocupState, GomocupReply> stop(GomocupState state) {
    return state
        .thinking()
        .filter(search -> !search.stopping())
        .map(
            search ->
                Steps.of(state.with(search.stopped()), new Effect.StopSearch<>(search.ticket())))
        .orElse(Steps.none(state));
  }

  /** After a search: what waits, until the next search or the end of the queue. */
  private static Step<GomocupState, GomocupReply> goOn(Step<GomocupState, GomocupReply> first) {
    var effects = new ArrayList<>(first.effects());
    GomocupState state = first.state();
    while (state.thinking().isEmpty()) {
      var taken = state.waiting().commands().take();
      if (taken.isEmpty()) {
        return new Step<>(state.with(Waiting.NOTHING), effects);
      }
      var rest = new Waiting(taken.get().rest(), state.waiting().end());
      var step = perform(state.with(rest), taken.get().first());
      effects.addAll(step.effects());
      state = step.state();
    }
    if (state.waiting().commands().isEmpty()) {
      return new Step<>(state.with(Waiting.NOTHING), effects);
    }
    var stopped = stop(state);
    effects.addAll(stopped.effects());
    return new Step<>(stopped.state(), effects);
  }

  private static Step<GomocupState, GomocupReply> concluded(
      GomocupState state, Thinking search, SearchResult result, long elapsedMs) {
    var effects =
        new ArrayList<>(
            Steps.replies(state, GomocupThoughts.conclusion(state, result.last(), elapsedMs))
                .effects());
    var answered = goOn(answered(state, search, result.move()));
    effects.addAll(answered.effects());
    return new Step<>(answered.state(), effects);
  }

  private static Step<GomocupState, GomocupReply> answered(
      GomocupState state, Thinking search, Move move) {
    GomocupState idle = state.idle();
    return switch (move) {
      case Place place when search.opening() -> Steps.reply(idle, new GomocupReply.Moves(place));
      case Place place -> Steps.reply(played(idle, place), new GomocupReply.Moves(place));
      case Move.Places(List<Place> points) when search.opening() && !points.isEmpty() ->
          Steps.reply(idle, new GomocupReply.Moves(points));
      case Move.Swap _ when search.opening() -> Steps.reply(idle, new GomocupReply.SwapColours());
      case Move.Places _, Move.Swap _, Move.Text _, Move.Pass _, Move.Resign _ ->
          failed(state, search, "no move found");
    };
  }

  private static GomocupState played(GomocupState state, Place place) {
    return state.board().map(game -> state.with(game.play(place))).orElse(state);
  }

  private static Step<GomocupState, GomocupReply> failed(
      GomocupState state, Thinking search, String reason) {
    return Steps.refuse(state.idle().with(search.before()), reason);
  }

  private static Step<GomocupState, GomocupReply> perform(
      GomocupState state, Received<GomocupCommand> received) {
    return switch (state.reading()) {
      case Reading.Commands _ -> GomocupGame.perform(state, received);
      case Reading.Path _ -> Steps.none(state.with(new Reading.Commands()));
      case Reading.Discarding _ -> discard(state, received);
      case Reading.Block block -> collect(state, block, received);
      case Reading.Ended _ -> Steps.none(state);
    };
  }

  private static Step<GomocupState, GomocupReply> discard(
      GomocupState state, Received<GomocupCommand> received) {
    GomocupState after = state.with(new Reading.Commands());
    if (!isData(received.command())) {
      return GomocupGame.perform(after, received);
    }
    return Steps.none(received.command() instanceof GomocupCommand.Done ? after : state);
  }

  private static Step<GomocupState, GomocupReply> collect(
      GomocupState state, Reading.Block block, Received<GomocupCommand> received) {
    return switch (received.command()) {
      case GomocupCommand.Stone stone -> Steps.none(state.with(block.add(stone)));
      case GomocupCommand.Unknown(String text) ->
          Steps.none(
              state.with(
                  block.spoilt(
                      block.kind() + " " + GomocupText.echo(text) + ": x,y,f or DONE expected")));
      case GomocupCommand.Done _ ->
          GomocupBlocks.done(state.with(new Reading.Commands()), block, received.arrivedNanos());
      default ->
          Steps.after(
              new Effect.Send<>(
                  new GomocupReply.Failure(block.kind() + " ended by another command, not DONE")),
              GomocupGame.perform(state.with(new Reading.Commands()), received));
    };
  }
}
