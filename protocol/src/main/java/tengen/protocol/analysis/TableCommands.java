package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.Effect;
import tengen.protocol.Step;
import tengen.protocol.analysis.AnalysisCommand.OpenTable;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableSeat;

/** Sends a client's requests to the tables. */
final class TableCommands {
  private static final QueryError SILENT =
      QueryError.of(ErrorCode.DENIED, "send tengen-hello before you ask for events");

  private static final QueryError CLOSED =
      QueryError.of(ErrorCode.DENIED, "tables.open-seats is false here; invite a player instead");

  private TableCommands() {}

  static Step<AnalysisState, AnalysisReply> open(AnalysisState state, OpenTable table) {
    return switch (new GameFinder(state.offer()).find(table.position())) {
      case QueriedGame.NoGame(QueryError fault) -> reject(state, table.id(), fault);
      case QueriedGame.Game(QueriedGame game) -> {
        var opening =
            new TableOpening(
                game.last().position(),
                table.players().black(),
                table.players().white(),
                table.control(),
                table.procedure(),
                table.isPrivate());
        Optional<QueryError> fault =
            openSeat(state, opening).or(() -> OpeningCheck.fault(state.offer(), opening));
        yield fault.isPresent()
            ? reject(state, table.id(), fault.get())
            : state
                .step()
                .and(
                    new Effect.AtTable<>(
                        new TableRequest.Open(table.id(), opening).again(table.isAgain())));
      }
    };
  }

  private static Optional<QueryError> openSeat(AnalysisState state, TableOpening opening) {
    boolean isOpen =
        opening.black().seat() == TableSeat.OPEN || opening.white().seat() == TableSeat.OPEN;
    return isOpen && !state.offer().settings().hasOpenSeats()
        ? Optional.of(CLOSED)
        : Optional.empty();
  }

  /**
   * Sends a request. Clients that have not sent {@code tengen-hello} may not watch, because they do
   * not expect events.
   */
  static Step<AnalysisState, AnalysisReply> ask(AnalysisState state, TableRequest request) {
    return request instanceof TableRequest.Watch && !state.hasGreeted()
        ? reject(state, request.id(), SILENT)
        : state.step().and(new Effect.AtTable<>(request));
  }

  private static Step<AnalysisState, AnalysisReply> reject(
      AnalysisState state, String id, QueryError fault) {
    return state.step().send(AnalysisReply.error(Optional.of(id), fault));
  }
}
