package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import tengen.protocol.gomocup.GomocupState.Purpose;
import tengen.protocol.gomocup.GomocupState.Searching;
import tengen.protocol.gomocup.GomocupState.Waiting;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The state machine of a Gomocup session.
 *
 * <p>While a search runs, INFO, ABOUT, stops and unknown lines act at once. Any other command makes
 * the search answer now and waits for the answer; its data lines wait with it. So each searching
 * command gets exactly one final line; only END drops commands.
 */
final class GomocupSession implements SessionMachine<GomocupState, GomocupCommand, GomocupReply> {
  @Override
  public GomocupState start(SessionOffer offer) {
    return GomocupState.initial(offer);
  }

  @Override
  public List<GomocupCommand> parse(GomocupState state, Line line) {
    List<GomocupCommand> commands = GomocupParser.parse(line);
    return commands.isEmpty() || !awaitsPath(state) || isEnd(line)
        ? commands
        : List.of(new GomocupCommand.PathLine(line.text()));
  }

  /** Returns whether a line is END alone; a path may begin with this word. */
  private static boolean isEnd(Line line) {
    return line.text().strip().equalsIgnoreCase("END");
  }

  /** Returns whether the next line is a path and not a command. */
  private static boolean awaitsPath(GomocupState state) {
    Waiting waiting = state.waiting();
    InputMode next = waiting.commands().isEmpty() ? state.mode() : waiting.end();
    return next instanceof InputMode.Path;
  }

  @Override
  public Step<GomocupState, GomocupReply> next(
      GomocupState state, SessionInput<GomocupCommand> input) {
    return state.mode() instanceof InputMode.Ended
        ? state.step()
        : withEvents(state, react(state, input))
            .then(GomocupSession::performNext)
            .then(GomocupSession::settle);
  }

  @Override
  public boolean hasNext(GomocupState state) {
    return isReady(state);
  }

  /** Returns whether a queued command can be executed now. */
  private static boolean isReady(GomocupState state) {
    return state.search().isEmpty() && !state.waiting().commands().isEmpty();
  }

  @Override
  public long pendingBytes(GomocupState state) {
    return state.waiting().commands().bytes();
  }

  @Override
  public String print(GomocupReply reply) {
    return reply.line() + '\n';
  }

  private static Step<GomocupState, GomocupReply> withEvents(
      GomocupState before, Step<GomocupState, GomocupReply> step) {
    return GameEvents.prepend(before, step, GomocupState::game);
  }

  private static Step<GomocupState, GomocupReply> react(
      GomocupState state, SessionInput<GomocupCommand> input) {
    Optional<Step<GomocupState, GomocupReply>> step =
        switch (input) {
          case Received<GomocupCommand> received -> Optional.of(received(state, received));
          case Progressed<GomocupCommand>(long ticket, var progress, long elapsedMs) ->
              running(state, ticket).map(search -> progressed(state, search, progress, elapsedMs));
          case Finished<GomocupCommand>(long ticket, var result, long elapsedMs) ->
              running(state, ticket).map(search -> finished(state, search, result, elapsedMs));
          case Failed<GomocupCommand>(long ticket, String reason) ->
              running(state, ticket).map(search -> failed(state, search, reason));
          case Inspected<GomocupCommand>(long ticket, var finding) ->
              running(state, ticket).map(_ -> GomocupQuestions.answer(state.idle(), finding));
          case FileRead<GomocupCommand> _,
              Continued<GomocupCommand> _,
              FromTable<GomocupCommand> _,
              GamesFound<GomocupCommand> _ ->
              Optional.empty();
          case Disconnected<GomocupCommand> _ -> Optional.of(end(state, "end of input"));
        };
    return step.orElseGet(state::step);
  }

  private static Optional<Searching> running(GomocupState state, long ticket) {
    return state.search().filter(search -> search.ticket() == ticket);
  }

  private static Step<GomocupState, GomocupReply> received(
      GomocupState state, Received<GomocupCommand> received) {
    if (received.command() instanceof GomocupCommand.End) {
      return end(state, "END");
    }
    boolean isBusy = state.search().isPresent() || isReady(state);
    return isBusy && mustWait(state, received.command())
        ? await(state, received)
        : perform(state, received);
  }

  private static Step<GomocupState, GomocupReply> end(GomocupState state, String why) {
    var drop = state.search().map(search -> new Effect.DropSearch<GomocupReply>(search.ticket()));
    return state
        .with(new InputMode.Ended())
        .with(Waiting.NOTHING)
        .idle()
        .step()
        .and(drop.stream().toList())
        .and(new Effect.Close<>(why));
  }

  private static boolean mustWait(GomocupState state, GomocupCommand command) {
    Waiting waiting = state.waiting();
    if (waiting.commands().isEmpty()) {
      return !belongsTo(state.mode(), command) && !isImmediate(command);
    }
    boolean behindData = !(waiting.end() instanceof InputMode.Commands);
    boolean isForWaiting = command instanceof GomocupCommand.Stop;
    return behindData || isForWaiting || !isImmediate(command) || reads(command);
  }

  /** Returns whether a line is data of an earlier command. */
  private static boolean belongsTo(InputMode mode, GomocupCommand command) {
    return switch (mode) {
      case InputMode.Path _ -> true;
      case InputMode.Discarding _, InputMode.Block _, InputMode.Offers _ ->
          command instanceof GomocupCommand.Data;
      case InputMode.Commands _, InputMode.Ended _ -> false;
    };
  }

  /** Returns whether a command is followed by further lines, or is such a line. */
  private static boolean reads(GomocupCommand command) {
    return command instanceof GomocupCommand.Open
        || command instanceof GomocupCommand.Stone
        || command instanceof GomocupCommand.IgnoredBlock
        || command instanceof GomocupCommand.IgnoredPath;
  }

  private static boolean isImmediate(GomocupCommand command) {
    return command instanceof GomocupCommand.Immediate
        || command instanceof GomocupCommand.Data
        || (command instanceof GomocupCommand.Open(BlockKind kind, int _) && kind.isImmediate());
  }

  private static Step<GomocupState, GomocupReply> await(
      GomocupState state, Received<GomocupCommand> received) {
    Waiting before = state.waiting();
    var longer =
        new Waiting(before.commands().add(received), endAfter(before.end(), received.command()));
    return broken(state).then(now -> answerNow(now.with(longer).with(new InputMode.Commands())));
  }

  /** Aborts an open block that gets no DONE. */
  private static Step<GomocupState, GomocupReply> broken(GomocupState state) {
    return switch (state.mode()) {
      case InputMode.Block block -> broken(state, block);
      case InputMode.Offers(var block, int _) -> broken(state, block);
      case InputMode.Commands _, InputMode.Path _, InputMode.Discarding _, InputMode.Ended _ ->
          state.step();
    };
  }

  private static Step<GomocupState, GomocupReply> broken(
      GomocupState state, InputMode.Block block) {
    return GomocupBlocks.done(
        state, block.withFault(block.kind() + " ended by another command, not DONE"), 0);
  }

  /**
   * Returns how the line after this queued command will be read. The kind of its data is decided
   * when the command is executed.
   */
  private static InputMode endAfter(InputMode end, GomocupCommand command) {
    if (end instanceof InputMode.Path) {
      return new InputMode.Commands();
    }
    return switch (command) {
      case GomocupCommand.Open _, GomocupCommand.IgnoredBlock _ -> new InputMode.Discarding();
      case GomocupCommand.IgnoredPath _ -> new InputMode.Path();
      case GomocupCommand.Data data when !data.isLast() -> end;
      default -> new InputMode.Commands();
    };
  }

  /** Makes the running search answer now; sent at most once. */
  static Step<GomocupState, GomocupReply> stop(GomocupState state) {
    return state
        .search()
        .filter(search -> !search.stopping())
        .map(
            search ->
                state.with(search.stopped()).step().and(new Effect.StopSearch<>(search.ticket())))
        .orElseGet(state::step);
  }

  /**
   * Makes the running search answer now unless it is a question, which ends soon and has no earlier
   * answer.
   */
  private static Step<GomocupState, GomocupReply> answerNow(GomocupState state) {
    boolean asks =
        state.search().filter(search -> search.purpose() instanceof Purpose.Answer).isPresent();
    return asks ? state.step() : stop(state);
  }

  /** Executes the oldest queued command if possible. */
  private static Step<GomocupState, GomocupReply> performNext(GomocupState state) {
    return isReady(state)
        ? state.waiting().commands().take().map(taken -> perform(state, taken)).orElseThrow()
        : state.step();
  }

  private static Step<GomocupState, GomocupReply> perform(
      GomocupState state, Taken<GomocupCommand> taken) {
    var rest = state.with(new Waiting(taken.rest(), state.waiting().end()));
    return withEvents(state, perform(rest, taken.first()));
  }

  /** Makes a search answer now if commands are queued. */
  private static Step<GomocupState, GomocupReply> settle(GomocupState state) {
    return state.waiting().commands().isEmpty()
        ? state.with(Waiting.NOTHING).step()
        : answerNow(state);
  }

  private static Step<GomocupState, GomocupReply> progressed(
      GomocupState state, Searching search, SearchProgress progress, long elapsedMs) {
    return search.isMove()
        ? GomocupInfoLines.progress(state, search, progress, elapsedMs)
        : state.step();
  }

  private static Step<GomocupState, GomocupReply> finished(
      GomocupState state, Searching search, SearchResult result, long elapsedMs) {
    if (!search.isMove()) {
      return state.idle().step();
    }
    return state
        .step()
        .sendAll(GomocupInfoLines.conclusion(state, result.last(), elapsedMs))
        .then(now -> GomocupSearches.answer(now, search, result));
  }

  private static Step<GomocupState, GomocupReply> failed(
      GomocupState state, Searching search, String reason) {
    return search.purpose() instanceof Purpose.Ponder
        ? state.idle().step().and(new Effect.Note<>("pondering failed: " + reason))
        : GomocupSearches.none(state, search, reason);
  }

  private static Step<GomocupState, GomocupReply> perform(
      GomocupState state, Received<GomocupCommand> received) {
    return switch (state.mode()) {
      case InputMode.Commands _ -> GomocupCommands.execute(state, received);
      case InputMode.Path _ -> state.with(new InputMode.Commands()).step();
      case InputMode.Discarding _ -> discard(state, received);
      case InputMode.Block block ->
          collect(state, received, data -> stones(state, block, data, received.arrivedNanos()));
      case InputMode.Offers offers ->
          collect(state, received, data -> fifths(state, offers, data, received.arrivedNanos()));
      case InputMode.Ended _ -> state.step();
    };
  }

  private static Step<GomocupState, GomocupReply> discard(
      GomocupState state, Received<GomocupCommand> received) {
    GomocupState after = state.with(new InputMode.Commands());
    if (!(received.command() instanceof GomocupCommand.Data data)) {
      return GomocupCommands.execute(after, received);
    }
    return data.isLast() ? after.step() : state.step();
  }

  /** Adds a data line to the current command, or aborts it at another command. */
  private static Step<GomocupState, GomocupReply> collect(
      GomocupState state,
      Received<GomocupCommand> received,
      Function<GomocupCommand.Data, Step<GomocupState, GomocupReply>> with) {
    return received.command() instanceof GomocupCommand.Data data
        ? with.apply(data)
        : broken(state)
            .then(now -> GomocupCommands.execute(now.with(new InputMode.Commands()), received));
  }

  private static Step<GomocupState, GomocupReply> stones(
      GomocupState state, InputMode.Block block, GomocupCommand.Data data, long arrivedNanos) {
    GomocupState after = state.with(new InputMode.Commands());
    return switch (data) {
      case GomocupCommand.Stone stone -> state.with(block.add(stone)).step();
      case GomocupCommand.Unknown unknown when unknown.isLast() ->
          GomocupBlocks.done(after, withFault(block, unknown.text()), arrivedNanos);
      case GomocupCommand.Unknown(String text) -> state.with(withFault(block, text)).step();
      case GomocupCommand.Done _ ->
          OpeningStep.linesWithOffers(block)
              .map(lines -> state.with(new InputMode.Offers(block, lines)).step())
              .orElseGet(() -> GomocupBlocks.done(after, block, arrivedNanos));
    };
  }

  private static InputMode.Block withFault(InputMode.Block block, String text) {
    String form = block.kind().coloured() ? "x,y,f" : "x,y";
    return block.withFault(
        block.kind() + " " + GomocupText.echo(text) + ": " + form + " or DONE expected");
  }

  /** Adds the fifth moves after DONE; any other line ends them. */
  private static Step<GomocupState, GomocupReply> fifths(
      GomocupState state, InputMode.Offers offers, GomocupCommand.Data data, long arrivedNanos) {
    InputMode.Block longer =
        switch (data) {
          case GomocupCommand.Stone stone -> offers.block().add(stone);
          case GomocupCommand.Unknown(String text) -> withFault(offers.block(), text);
          case GomocupCommand.Done _ ->
              offers.block().withFault(offers.block().kind() + ": moves missing");
        };
    boolean awaitsMore = longer.fault().isEmpty() && longer.stones().size() < offers.lines();
    return awaitsMore
        ? state.with(new InputMode.Offers(longer, offers.lines())).step()
        : GomocupBlocks.done(state.with(new InputMode.Commands()), longer, arrivedNanos);
  }
}
