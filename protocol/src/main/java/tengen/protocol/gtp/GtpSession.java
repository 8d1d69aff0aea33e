package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.DoubleSupplier;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.CommandQueue.Taken;
import tengen.protocol.Effect;
import tengen.protocol.GameEvents;
import tengen.protocol.Line;
import tengen.protocol.RulesException;
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
import tengen.protocol.gtp.GtpState.Analyzing;
import tengen.protocol.gtp.GtpState.EngineRequest;
import tengen.protocol.gtp.GtpState.FinishedAnalysis;
import tengen.protocol.gtp.GtpState.Inspecting;
import tengen.protocol.gtp.GtpState.Loading;
import tengen.protocol.gtp.GtpState.Phase;
import tengen.protocol.gtp.GtpState.Searching;
import tengen.protocol.record.GameEnd;
import tengen.search.Finding;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The state machine of a GTP session.
 *
 * <p>Each command gets one reply, in the order of the commands, so commands wait while a search
 * runs. Three inputs act at once. {@code # interrupt} makes the search answer now. {@code quit} and
 * the end of the input do so too, and queued commands are then answered without searching. {@code
 * time_left} for the side that thinks changes its deadline, although its reply waits. An analysis,
 * and a search that may be cancelled, ends with the next line of any kind; if that line is queued
 * already, it ends as soon as it starts.
 */
final class GtpSession implements SessionMachine<GtpState, GtpLine, GtpReply> {
  /** The text in place of the move if the client has cancelled a search. */
  private static final String CANCELLED = "cancelled";

  private final GtpTable table;
  private final GtpClientSettings settings;
  private final DoubleSupplier cpuSeconds;

  /**
   * Creates the machine of a dialect.
   *
   * @param settings of a new session
   * @param cpuSeconds returns the processor time so far
   */
  GtpSession(GtpTable table, GtpClientSettings settings, DoubleSupplier cpuSeconds) {
    this.table = table;
    this.settings = settings;
    this.cpuSeconds = cpuSeconds;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the first engine has no game with known rules
   */
  @Override
  public GtpState start(SessionOffer offer) {
    return GtpState.start(new GtpHost(offer, table, cpuSeconds), settings);
  }

  @Override
  public List<GtpLine> parse(GtpState state, Line line) {
    return List.of(GtpParser.line(line, table).orElse(new GtpLine(new GtpCommand.Blank())));
  }

  @Override
  public List<GtpLine> parseBrief(GtpState state, Line line) {
    return GtpParser.shortLine(line, table, row -> row.isBrief().test(state)).stream().toList();
  }

  @Override
  public Step<GtpState, GtpReply> next(GtpState state, SessionInput<GtpLine> input) {
    return state.phase() == Phase.CLOSED
        ? state.step()
        : reacted(state, input).then(GtpSession::executeNext).then(GtpSession::closeIfLast);
  }

  @Override
  public boolean hasNext(GtpState state) {
    return isReady(state);
  }

  /** Returns whether a queued command can be executed now. */
  private static boolean isReady(GtpState state) {
    return !state.isBusy() && state.phase() != Phase.CLOSED && !state.pending().isEmpty();
  }

  @Override
  public long pendingBytes(GtpState state) {
    return state.pending().bytes();
  }

  @Override
  public String print(GtpReply reply) {
    return GtpPrinter.reply(reply);
  }

  private static Step<GtpState, GtpReply> withEvents(
      GtpState before, Step<GtpState, GtpReply> step) {
    return GameEvents.prepend(before, step, state -> Optional.of(state.game().ruling()));
  }

  /** Handles an input. If the rules fail on the answer to a request, the request fails. */
  private static Step<GtpState, GtpReply> reacted(GtpState state, SessionInput<GtpLine> input) {
    try {
      return withEvents(state, react(state, input));
    } catch (RulesException fault) {
      Optional<Step<GtpState, GtpReply>> step =
          switch (input) {
            case Finished<GtpLine>(long ticket, SearchResult _, long _) ->
                engineRequest(state, ticket)
                    .map(request -> failed(state, request, fault.clientMessage()));
            case FileRead<GtpLine>(long ticket, Optional<String> _) ->
                loading(state, ticket)
                    .map(
                        it ->
                            state
                                .idle()
                                .step()
                                .send(new GtpReply.Failure(it.id(), fault.clientMessage())));
            default -> Optional.empty();
          };
      return step.orElseGet(state::step).and(fault.note());
    }
  }

  private static Step<GtpState, GtpReply> react(GtpState state, SessionInput<GtpLine> input) {
    Optional<Step<GtpState, GtpReply>> step =
        switch (input) {
          case Received<GtpLine> received -> Optional.of(received(state, received));
          case Progressed<GtpLine>(long ticket, SearchProgress progress, long _) ->
              engineRequest(state, ticket).map(request -> report(state, request, progress, false));
          case Finished<GtpLine>(long ticket, SearchResult result, long _) ->
              engineRequest(state, ticket).map(request -> finished(state, request, result));
          case Inspected<GtpLine>(long ticket, Finding finding) ->
              engineRequest(state, ticket).map(_ -> inspected(state, finding));
          case Failed<GtpLine>(long ticket, String reason) ->
              engineRequest(state, ticket).map(request -> failed(state, request, reason));
          case FileRead<GtpLine>(long ticket, Optional<String> bytes) ->
              loading(state, ticket).map(loading -> loaded(state.idle(), loading, bytes));
          case FromTable<GtpLine> _, GamesFound<GtpLine> _, Continued<GtpLine> _ ->
              Optional.empty();
          case Disconnected<GtpLine> _ -> Optional.of(leave(state));
        };
    return step.orElseGet(state::step);
  }

  /** Returns the request that the engine works on, if it has this ticket. */
  private static Optional<EngineRequest> engineRequest(GtpState state, long ticket) {
    return state.inFlight(EngineRequest.class).filter(request -> request.ticket() == ticket);
  }

  private static Optional<Loading> loading(GtpState state, long ticket) {
    return state.inFlight(Loading.class).filter(loading -> loading.ticket() == ticket);
  }

  private static Step<GtpState, GtpReply> received(GtpState state, Received<GtpLine> received) {
    GtpCommand command = received.command().command();
    boolean interrupts = command instanceof GtpCommand.Interrupt;
    Step<GtpState, GtpReply> handled =
        interrupts || endsWithNextLine(state) ? stop(cancelled(state)) : state.step();
    // A line without a reply is queued only behind commands, where it may end an analysis.
    boolean isSilent = interrupts || command instanceof GtpCommand.Blank;
    return isSilent && state.pending().isEmpty()
        ? handled
        : handled.then(now -> queue(now, received));
  }

  private static Step<GtpState, GtpReply> queue(GtpState state, Received<GtpLine> received) {
    Step<GtpState, GtpReply> queued = state.withPending(state.pending().add(received)).step();
    GtpCommand command = received.command().command();
    if (command instanceof GtpCommand.Quit && state.isBusy()) {
      return queued.then(GtpSession::leave);
    }
    return command instanceof GtpClocks.TimeLeft left
        ? queued.and(limitChange(state, left).stream().toList())
        : queued;
  }

  /** Returns new limits for the running search if it is that side's. */
  private static Optional<Effect<GtpReply>> limitChange(GtpState state, GtpClocks.TimeLeft left) {
    var clock = state.clocks().withTimeLeft(left).of(left.side()).clock();
    return state
        .inFlight(Searching.class)
        .filter(search -> search.request().side() == left.side())
        .map(search -> new Effect.ChangeLimits<>(search.ticket(), Limits.NONE.withClock(clock)));
  }

  private static Step<GtpState, GtpReply> leave(GtpState state) {
    return stop(state).then(stopped -> stopped.withPhase(Phase.LEAVING).step());
  }

  /** Makes the engine answer now; an analysis ends by this. */
  private static Step<GtpState, GtpReply> stop(GtpState state) {
    return state
        .inFlight()
        .map(
            request ->
                switch (request) {
                  case FinishedAnalysis _ -> state.idle().step().send(GtpReply.END);
                  case Analyzing analyzing when analyzing.stopping() -> state.step();
                  case Analyzing analyzing -> stop(state.stopping(analyzing), analyzing);
                  case Searching searching -> stop(state, searching);
                  case Inspecting inspecting -> stop(state, inspecting);
                  case Loading _ -> state.step();
                })
        .orElseGet(state::step);
  }

  private static Step<GtpState, GtpReply> stop(GtpState after, EngineRequest request) {
    return after.step().and(new Effect.StopSearch<>(request.ticket()));
  }

  /** Returns whether an analysis or a cancellable search is in flight. */
  private static boolean endsWithNextLine(GtpState state) {
    return state.inFlight(Analyzing.class).isPresent()
        || state.inFlight(FinishedAnalysis.class).isPresent()
        || cancellable(state).isPresent();
  }

  private static Optional<Searching> cancellable(GtpState state) {
    return state.inFlight(Searching.class).filter(search -> search.request().isCancellable());
  }

  private static GtpState cancelled(GtpState state) {
    return cancellable(state).map(state::cancelled).orElse(state);
  }

  /** Sends an info line to a client that asked for them, and graphics to GoGui. */
  private static Step<GtpState, GtpReply> report(
      GtpState state, EngineRequest request, SearchProgress progress, boolean isLast) {
    Step<GtpState, GtpReply> step = state.step().and(drawing(state, request, progress, isLast));
    return analysis(request)
        .flatMap(analysis -> GtpInfoLine.of(analysis, progress, state.game(), isLast))
        .map(line -> step.send(new GtpReply.Part(line)))
        .orElse(step);
  }

  private static List<Effect.StandardErrorText<GtpReply>> drawing(
      GtpState state, EngineRequest request, SearchProgress progress, boolean isLast) {
    if (!state.settings().isGogui() || !(request instanceof Searching search)) {
      return List.of();
    }
    Optional<String> text =
        isLast
            ? Optional.of(GtpGraphics.CLEAR)
            : GtpGraphics.draw(progress, search.request().side(), state.game());
    return text.map(Effect.StandardErrorText<GtpReply>::new).stream().toList();
  }

  private static Optional<GtpAnalysis> analysis(EngineRequest request) {
    return switch (request) {
      case Searching searching -> searching.request().analysis();
      case Analyzing analyzing when !analyzing.stopping() -> Optional.of(analyzing.analysis());
      case Analyzing _, Inspecting _ -> Optional.empty();
    };
  }

  private static Step<GtpState, GtpReply> finished(
      GtpState state, EngineRequest request, SearchResult result) {
    return report(state, request, result.last(), true)
        .then(
            now ->
                switch (request) {
                  case Searching search -> moved(now, search, result.move());
                  case Analyzing analysis when analysis.stopping() ->
                      now.idle().step().send(GtpReply.END);
                  case Analyzing analysis -> now.finished(analysis.id()).step();
                  case Inspecting _ -> now.step();
                });
  }

  private static Step<GtpState, GtpReply> moved(GtpState state, Searching search, Move move) {
    if (search.cancelled()) {
      return answer(state.idle().step(), search, CANCELLED);
    }
    GtpMoveRequest request = search.request();
    GtpGame game = state.game();
    Optional<GtpGame> played =
        switch (move) {
          case Move.Place _, Move.Text _, Move.Pass _ -> game.played(request.side(), move);
          case Move.Resign _ -> Optional.of(game.resigned(request.side()));
          case Move.Places _, Move.Swap _ -> Optional.empty();
        };
    if (played.isEmpty()) {
      return failed(state, search, GtpErrors.NO_MOVE);
    }
    GtpState after = request.plays() ? charged(state, request.side(), played.get()) : state;
    Step<GtpState, GtpReply> step = after.idle().step();
    if (move instanceof Move.Resign && request.plays()) {
      step = step.and(new Effect.GameEnded<>(GameEnd.resigned(request.side())));
    }
    return answer(step, search, game.text(move));
  }

  private static Step<GtpState, GtpReply> answer(
      Step<GtpState, GtpReply> step, Searching search, String move) {
    return search.request().analysis().isPresent()
        ? play(step, move)
        : step.send(new GtpReply.Success(search.id(), move));
  }

  /** Ends an analysis that plays a move. */
  private static Step<GtpState, GtpReply> play(Step<GtpState, GtpReply> step, String move) {
    return step.send(new GtpReply.Part("play " + move)).send(GtpReply.END);
  }

  private static GtpState charged(GtpState state, Side side, GtpGame game) {
    GtpClock clock = state.clocks().of(side).afterMove();
    return state.withClocks(state.clocks().with(side, clock)).withGame(game);
  }

  private static Step<GtpState, GtpReply> inspected(GtpState state, Finding finding) {
    Inspecting request = state.inFlight(Inspecting.class).orElseThrow();
    String text = GtpTopics.print(finding, request.form(), request.side(), state.game().height());
    return state.idle().step().send(new GtpReply.Success(request.id(), text));
  }

  private static Step<GtpState, GtpReply> failed(
      GtpState state, EngineRequest request, String reason) {
    Step<GtpState, GtpReply> idle = state.idle().step();
    if (request instanceof Inspecting(var _, OptionalInt id, var _, var form)
        && form == GtpTopics.Form.WINNER) {
      return idle.send(new GtpReply.Success(id, GtpTopics.UNKNOWN));
    }
    boolean hasReplyBegun =
        switch (request) {
          case Searching searching -> searching.request().analysis().isPresent();
          case Analyzing _ -> true;
          case Inspecting _ -> false;
        };
    // A reply whose first lines were sent cannot become a failure.
    return hasReplyBegun
        ? idle.and(new Effect.Note<>("analysis: " + reason)).send(GtpReply.END)
        : idle.send(new GtpReply.Failure(request.id(), reason));
  }

  private static Step<GtpState, GtpReply> loaded(
      GtpState state, Loading loading, Optional<String> bytes) {
    return reply(state, loading.id(), GtpRecords.load(state, bytes, loading.asked()));
  }

  /** Executes the oldest queued command if possible. */
  private static Step<GtpState, GtpReply> executeNext(GtpState state) {
    return isReady(state)
        ? state.pending().take().map(taken -> execute(state, taken)).orElseThrow()
        : state.step();
  }

  private static Step<GtpState, GtpReply> execute(GtpState state, Taken<GtpLine> taken) {
    GtpState after = state.withPending(taken.rest());
    try {
      return withEvents(state, execute(after, taken.first()));
    } catch (RulesException fault) {
      OptionalInt id = taken.first().command().id();
      return after.step().and(fault.note()).send(new GtpReply.Failure(id, fault.clientMessage()));
    }
  }

  private static Step<GtpState, GtpReply> closeIfLast(GtpState state) {
    return state.phase() == Phase.LEAVING && !state.isBusy() && state.pending().isEmpty()
        ? close(state.step(), "end of input")
        : state.step();
  }

  private static Step<GtpState, GtpReply> close(Step<GtpState, GtpReply> last, String why) {
    return last.and(new Effect.Close<>(why)).then(state -> state.withPhase(Phase.CLOSED).step());
  }

  private static Step<GtpState, GtpReply> execute(GtpState state, Received<GtpLine> received) {
    OptionalInt id = received.command().id();
    long arrived = received.arrivedNanos();
    return switch (received.command().command().run(state)) {
      case GtpOutcome.Reply reply -> reply(state, id, reply);
      case GtpOutcome.Search(GtpMoveRequest request) ->
          GtpRequests.search(state.searching(id, request), arrived);
      case GtpOutcome.Analyze(GtpAnalysis analysis, Side side) ->
          GtpRequests.analyze(state.analyzing(id, analysis), side, arrived);
      case GtpOutcome.NothingToAnalyze _ ->
          GtpRequests.open(state.finished(id), id).then(GtpSession::answerNow);
      case GtpOutcome.AnalyzedMove(GtpState after, String move) ->
          play(GtpRequests.open(after, id), move);
      case GtpOutcome.Inspect(String topic, Side side, GtpTopics.Form form) ->
          GtpRequests.inspect(state.inspecting(id, side, form), topic, arrived);
      case GtpOutcome.ReadFile(GtpRecords.Asked asked) -> {
        GtpState loading = state.loading(id, asked);
        yield loading.step().and(new Effect.ReadFile<>(loading.lastTicket(), asked.file()));
      }
      case GtpOutcome.EndSession _ ->
          close(state.step().send(new GtpReply.Success(id, "")), "quit");
      case GtpOutcome.NoReply _ -> state.step();
    };
  }

  private static Step<GtpState, GtpReply> reply(
      GtpState state, OptionalInt id, GtpOutcome.Reply reply) {
    return switch (reply) {
      case GtpOutcome.Success(GtpState after, String text, List<Effect<GtpReply>> before) ->
          new Step<>(after, before).send(new GtpReply.Success(id, text));
      case GtpOutcome.Rejected(String message, Optional<String> note) ->
          state
              .step()
              .and(note.map(text -> new Effect.Note<GtpReply>(text)).stream().toList())
              .send(new GtpReply.Failure(id, message));
    };
  }

  /**
   * Ends a search whose answer is not waited for: the client is leaving, or has sent more after an
   * analysis.
   */
  static Step<GtpState, GtpReply> answerNow(GtpState state) {
    if (endsWithNextLine(state) && !state.pending().isEmpty()) {
      return stop(cancelled(state));
    }
    return state.phase() == Phase.LEAVING ? stop(state) : state.step();
  }
}
