package tengen.daemon.table;

import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.SessionOffer;
import tengen.protocol.analysis.OpeningCheck;
import tengen.protocol.analysis.PlayerCheck;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableSeat;

/**
 * Validates requests against the engines of the client's listener, and normalizes players for
 * storage.
 */
final class TableChecks {

  private TableChecks() {}

  /** Returns why a table must not be opened with these settings. */
  static Optional<QueryError> opening(TableClient client, TableOpening asked) {
    return players(client, asked.position(), new TableAct.Players(asked.black(), asked.white()));
  }

  private static Optional<QueryError> players(
      TableClient client, Position position, TableAct.Players players) {
    var offer = client.context().offer();
    return PlayerCheck.fault(offer, position, "black", players.black())
        .or(() -> PlayerCheck.fault(offer, position, "white", players.white()));
  }

  /** Returns why a request is invalid at this table, regardless of its game. */
  static Optional<QueryError> act(TableClient client, OpenTable table, TableRequest.Act request) {
    return hidden(table, request.token())
        .or(
            () ->
                request.act() instanceof TableAct.Players players
                    ? others(client, table.game(), players)
                    : Optional.empty());
  }

  /** Checks the new players. Engines that join during an opening must support its procedure. */
  private static Optional<QueryError> others(
      TableClient client, TableGame game, TableAct.Players players) {
    Position position = game.position();
    return players(client, position, players)
        .or(
            () ->
                game.stage() == OpeningStage.SETTLED
                    ? Optional.empty()
                    : OpeningCheck.fault(
                        client.context().offer(),
                        position.rules(),
                        game.seats().procedure(),
                        players));
  }

  /** Returns why a table is not visible with this token. */
  static Optional<QueryError> hidden(OpenTable table, Optional<String> token) {
    return table.isPrivate() && table.role(token).isEmpty()
        ? Optional.of(QueryError.of(ErrorCode.DENIED, "this table is private"))
        : Optional.empty();
  }

  /** Returns the opening with its players in stored form. */
  static TableOpening canonical(TableClient client, TableOpening asked) {
    return asked.with(canonical(client, asked.black()), canonical(client, asked.white()));
  }

  /** Returns a player in stored form. The opener of a match gets the name of the account. */
  private static TablePlayer canonical(TableClient client, TablePlayer player) {
    return player.seat() == TableSeat.TAKEN
        ? player.named(client.nameOr(player.name()))
        : PlayerCheck.canonical(client.context().offer(), player);
  }

  /** Returns the request with its players in stored form. */
  static TableRequest.Act canonical(TableClient client, TableRequest.Act request) {
    SessionOffer offer = client.context().offer();
    return request.act() instanceof TableAct.Players(TablePlayer black, TablePlayer white)
        ? new TableRequest.Act(
            request.id(),
            request.table(),
            request.token(),
            new TableAct.Players(
                PlayerCheck.canonical(offer, black), PlayerCheck.canonical(offer, white)))
        : request;
  }
}
