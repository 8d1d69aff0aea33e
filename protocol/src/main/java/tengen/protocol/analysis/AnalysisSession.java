package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import tengen.protocol.Effect;
import tengen.protocol.GamesQuestion;
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
import tengen.protocol.analysis.AnalysisCommand.Analyze;
import tengen.protocol.analysis.AnalysisCommand.AskTables;
import tengen.protocol.analysis.AnalysisCommand.ClearCache;
import tengen.protocol.analysis.AnalysisCommand.DescribePosition;
import tengen.protocol.analysis.AnalysisCommand.FindGames;
import tengen.protocol.analysis.AnalysisCommand.Hello;
import tengen.protocol.analysis.AnalysisCommand.Inspect;
import tengen.protocol.analysis.AnalysisCommand.Malformed;
import tengen.protocol.analysis.AnalysisCommand.OpenTable;
import tengen.protocol.analysis.AnalysisCommand.QueryModels;
import tengen.protocol.analysis.AnalysisCommand.QueryVersion;
import tengen.protocol.analysis.AnalysisCommand.Terminate;
import tengen.protocol.analysis.AnalysisState.Phase;
import tengen.protocol.analysis.SearchSlots.SearchSlot;
import tengen.protocol.analysis.SearchSlots.Task;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The state machine of an analysis session. Runs a few queries at a time by priority. Each id and
 * turn gets optional reports and then exactly one end; queries end in any order. At the end of the
 * input all open queries are completed.
 */
final class AnalysisSession
    implements SessionMachine<AnalysisState, AnalysisCommand, AnalysisReply> {
  private static final QueryError BUSY =
      QueryError.of(ErrorCode.BUSY, "no engine was free, or it did not answer");

  @Override
  public AnalysisState start(SessionOffer offer) {
    return AnalysisState.start(offer);
  }

  @Override
  public List<AnalysisCommand> parse(AnalysisState state, Line line) {
    return AnalysisParser.line(line).stream().toList();
  }

  /** Returns false: queries are started or queued by priority as they arrive. */
  @Override
  public boolean hasNext(AnalysisState state) {
    return false;
  }

  @Override
  public long pendingBytes(AnalysisState state) {
    return state.queries().bytes();
  }

  /**
   * Returns a heartbeat for clients that have sent {@code tengen-hello}; others do not expect
   * events.
   */
  @Override
  public Optional<AnalysisReply> heartbeat(AnalysisState state) {
    return state.hasGreeted() ? Optional.of(AnalysisReply.BEAT) : Optional.empty();
  }

  @Override
  public String print(AnalysisReply reply) {
    return AnalysisPrinter.reply(reply);
  }

  @Override
  public Step<AnalysisState, AnalysisReply> next(
      AnalysisState state, SessionInput<AnalysisCommand> input) {
    return state.phase() == Phase.CLOSED
        ? state.step()
        : react(state, input).then(AnalysisSession::fill).then(AnalysisSession::closeIfDone);
  }

  private static Step<AnalysisState, AnalysisReply> react(
      AnalysisState state, SessionInput<AnalysisCommand> input) {
    return switch (input) {
      case Received<AnalysisCommand>(AnalysisCommand command, int _, long arrivedNanos) ->
          received(state, command, arrivedNanos);
      case Progressed<AnalysisCommand>(long ticket, SearchProgress progress, long _) ->
          progressed(state, ticket, progress);
      case Finished<AnalysisCommand>(long ticket, SearchResult result, long _) ->
          ended(state, ticket, task -> end(task, result));
      case Inspected<AnalysisCommand>(long ticket, Finding finding) ->
          ended(state, ticket, task -> end(task, finding));
      case Failed<AnalysisCommand>(long ticket, String reason) ->
          state.queries().lookups().get(ticket).isPresent()
              ? answered(state, ticket, lookup -> lookup.failed(reason))
              : ended(
                  state,
                  ticket,
                  task ->
                      AnalysisReply.failed(task.part(), QueryError.of(ErrorCode.REFUSED, reason)));
      case GamesFound<AnalysisCommand>(long ticket, var found) ->
          answered(state, ticket, lookup -> lookup.answer(found));
      case FromTable<AnalysisCommand>(TableNews news) -> state.step().send(TableMessage.of(news));
      case Continued<AnalysisCommand> _, FileRead<AnalysisCommand> _ -> state.step();
      case Disconnected<AnalysisCommand> _ -> state.with(Phase.LEAVING).step();
    };
  }

  private static Step<AnalysisState, AnalysisReply> received(
      AnalysisState state, AnalysisCommand command, long arrivedNanos) {
    try {
      return done(state, command, arrivedNanos);
    } catch (RulesException fault) {
      return state
          .step()
          .and(fault.note())
          .send(
              AnalysisReply.error(
                  id(command), QueryError.of(ErrorCode.REFUSED, fault.clientMessage())));
    }
  }

  /** Returns the id of a command that needs rules. */
  private static Optional<String> id(AnalysisCommand command) {
    return switch (command) {
      case Analyze query -> Optional.of(query.id());
      case Inspect query -> Optional.of(query.id());
      case DescribePosition query -> Optional.of(query.id());
      case Hello hello -> Optional.of(hello.id());
      case OpenTable table -> Optional.of(table.id());
      case Terminate _,
          ClearCache _,
          QueryVersion _,
          QueryModels _,
          AskTables _,
          FindGames _,
          Malformed _ ->
          Optional.empty();
    };
  }

  private static Step<AnalysisState, AnalysisReply> done(
      AnalysisState state, AnalysisCommand command, long arrivedNanos) {
    return switch (command) {
      case Analyze query -> new QueryStart(state, query.id(), query.text()).analyze(query);
      case Inspect query ->
          new QueryStart(state, query.id(), query.text()).inspect(query, arrivedNanos);
      case DescribePosition(String id, PositionQuery position) ->
          state
              .step()
              .send(
                  switch (new GameFinder(state.offer()).find(position)) {
                    case QueriedGame.NoGame(QueryError fault) ->
                        AnalysisReply.error(Optional.of(id), fault);
                    case QueriedGame.Game(QueriedGame game) -> PositionMessage.of(id, game);
                  });
      case Terminate terminate -> terminate(state, terminate);
      case ClearCache(var query) -> clearCache(state).send(new AnalysisReply(query));
      case QueryVersion(var query) ->
          state.step().send(new OfferMessage(state.offer()).version(query));
      case QueryModels(var query) ->
          state.step().send(new OfferMessage(state.offer()).models(query));
      case Hello hello ->
          state
              .greeted()
              .step()
              .send(new OfferMessage(state.offer()).hello(hello, state.hasGreeted()));
      case OpenTable table -> TableCommands.open(state, table);
      case AskTables(TableRequest request) -> TableCommands.ask(state, request);
      case FindGames(String id, GamesQuestion question) -> {
        OpenQueries asked = state.queries().with(new Lookup(id, question));
        yield state.with(asked).step().and(new Effect.FindGames<>(asked.lastNumber(), question));
      }
      case Malformed(Optional<String> id, QueryError fault) ->
          state.step().send(AnalysisReply.error(id, fault));
    };
  }

  private static Step<AnalysisState, AnalysisReply> answered(
      AnalysisState state, long ticket, Function<Lookup, AnalysisReply> answer) {
    return state
        .queries()
        .lookups()
        .get(ticket)
        .map(
            lookup ->
                state.with(state.queries().answered(ticket)).step().send(answer.apply(lookup)))
        .orElseGet(state::step);
  }

  /** Ends queued parts at once without results, and running parts with their results so far. */
  private static Step<AnalysisState, AnalysisReply> terminate(
      AnalysisState state, Terminate terminate) {
    Predicate<QueryPart> isMeant = part -> isMeant(part, terminate);
    List<QueryPart> waiting =
        terminate
            .target()
            .map(state.queries()::waiting)
            .orElseGet(() -> state.queries().waiting().values());
    return dropWaiting(state, waiting.stream().filter(isMeant).toList())
        .then(now -> stop(now, isMeant))
        .send(new AnalysisReply(terminate.query()));
  }

  private static boolean isMeant(QueryPart part, Terminate terminate) {
    boolean isTarget = terminate.target().isEmpty() || terminate.target().get().equals(part.id());
    Optional<Set<Integer>> turns = terminate.turns();
    return isTarget
        && (turns.isEmpty()
            || (part instanceof QueryPart.Analysis analysis
                && turns.get().contains(analysis.turn())));
  }

  private static Step<AnalysisState, AnalysisReply> dropWaiting(
      AnalysisState state, List<QueryPart> dropped) {
    OpenQueries queries = state.queries();
    for (QueryPart part : dropped) {
      queries = queries.ended(part);
    }
    return state
        .with(queries)
        .step()
        .sendAll(dropped.stream().map(AnalysisReply::noResults).toList());
  }

  private static Step<AnalysisState, AnalysisReply> stop(
      AnalysisState state, Predicate<QueryPart> isMeant) {
    Step<AnalysisState, AnalysisReply> step = state.step();
    for (int i = 0; i < SearchSlots.MAX_SEARCHES; i++) {
      int number = i;
      Optional<Task> task =
          state.slots().get(number).task().filter(each -> isMeant.test(each.part()));
      if (task.isPresent()) {
        step =
            step.and(new Effect.StopSearch<>(task.get().part().rank().number()))
                .then(now -> now.with(now.slots().stopped(number)).step());
      }
    }
    return step;
  }

  /** Clears engines by starting a new game, at which they forget the previous one. */
  private static Step<AnalysisState, AnalysisReply> clearCache(AnalysisState state) {
    Step<AnalysisState, AnalysisReply> step = state.step();
    for (int number = 0; number < SearchSlots.MAX_SEARCHES; number++) {
      int slot = number;
      step =
          step.and(
              state.slots().get(number).game().stream()
                  .map(game -> new Effect.NewGame<AnalysisReply>(slot, game))
                  .toList());
    }
    return step;
  }

  private static Step<AnalysisState, AnalysisReply> progressed(
      AnalysisState state, long ticket, SearchProgress progress) {
    OptionalInt number = state.slots().with(ticket);
    boolean hasMoves = progress.lines().stream().anyMatch(line -> !line.moves().isEmpty());
    return number.isPresent()
            && hasMoves
            && part(state, number.getAsInt()) instanceof QueryPart.Analysis analysis
            && analysis.search().wantsReports()
        ? state.step().send(new ResultMessage(analysis).report(progress))
        : state.step();
  }

  private static QueryPart part(AnalysisState state, int number) {
    return state.slots().get(number).task().orElseThrow().part();
  }

  /** Returns the last reply of a task. */
  private interface Ending {
    AnalysisReply of(Task task);
  }

  private static Step<AnalysisState, AnalysisReply> ended(
      AnalysisState state, long ticket, Ending ending) {
    OptionalInt number = state.slots().with(ticket);
    if (number.isEmpty()) {
      return state.step();
    }
    Task task = state.slots().get(number.getAsInt()).task().orElseThrow();
    return state
        .with(state.slots().ended(number.getAsInt()))
        .with(state.queries().ended(task.part()))
        .step()
        .send(ending.of(task));
  }

  /**
   * Returns the last reply for a search result. A result without any searched position comes from
   * the host and not from the engine.
   */
  private static AnalysisReply end(Task task, SearchResult result) {
    boolean isSearched = result.last().nodes() > 0 || !result.last().lines().isEmpty();
    if (isSearched && task.part() instanceof QueryPart.Analysis analysis) {
      return new ResultMessage(analysis).end(result);
    }
    return task.isStopped()
        ? AnalysisReply.noResults(task.part())
        : AnalysisReply.failed(task.part(), BUSY);
  }

  private static AnalysisReply end(Task task, Finding finding) {
    return task.part() instanceof QueryPart.Inspection inspection
        ? PositionMessage.of(inspection, finding)
        : AnalysisReply.failed(task.part(), BUSY);
  }

  /** Starts queued parts while there are free slots. */
  private static Step<AnalysisState, AnalysisReply> fill(AnalysisState state) {
    Optional<QueryPart> next = state.queries().next();
    OptionalInt slot = next.map(state.slots()::idleFor).orElseGet(OptionalInt::empty);
    return slot.isPresent()
        ? begin(state, slot.getAsInt(), next.orElseThrow()).then(AnalysisSession::fill)
        : state.step();
  }

  private static Step<AnalysisState, AnalysisReply> begin(
      AnalysisState state, int number, QueryPart part) {
    return state
        .with(state.slots().begun(number, part))
        .with(state.queries().taken(part))
        .step()
        .and(preparation(state, number, part))
        .and(start(number, part));
  }

  /**
   * Returns effects that choose the engine and its options if the slot has others, and start the
   * game if the slot has another.
   */
  private static List<Effect<AnalysisReply>> preparation(
      AnalysisState state, int number, QueryPart part) {
    SearchSlot slot = state.slots().get(number);
    EngineChoice present =
        slot.engine().orElseGet(() -> new EngineChoice(state.offer().engines().getFirst().id()));
    if (!present.equals(part.engine())) {
      List<Effect<AnalysisReply>> effects = new ArrayList<>();
      effects.add(new Effect.UseEngine<>(number, part.engine().id()));
      part.engine()
          .options()
          .forEach((name, value) -> effects.add(new Effect.Configure<>(number, name, value)));
      return effects;
    }
    return slot.game().isPresent() && !slot.knows(part)
        ? List.of(new Effect.NewGame<>(number, SearchSlots.startOf(part)))
        : List.of();
  }

  private static Effect<AnalysisReply> start(int number, QueryPart part) {
    return switch (part) {
      case QueryPart.Analysis analysis ->
          new Effect.StartSearch<>(
              number,
              analysis.rank().number(),
              analysis.position(),
              analysis.goal(),
              analysis.limits(),
              OptionalLong.empty(),
              analysis.search().reportEveryMs());
      case QueryPart.Inspection inspection ->
          new Effect.Inspect<>(
              number,
              inspection.rank().number(),
              inspection.position(),
              inspection.topic(),
              inspection.limits(),
              inspection.arrivedNanos());
    };
  }

  private static Step<AnalysisState, AnalysisReply> closeIfDone(AnalysisState state) {
    return state.phase() == Phase.LEAVING && state.queries().isEmpty()
        ? state.with(Phase.CLOSED).step().and(new Effect.Close<>("end of input"))
        : state.step();
  }
}
