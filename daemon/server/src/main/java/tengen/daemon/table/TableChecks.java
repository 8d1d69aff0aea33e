package tengen.daemon.table;

import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.SessionOffer;
import tengen.protocol.analysis.OpeningCheck;
import tengen.protocol.analysis.PlayerCheck;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;

/**
 * Checks a guest's requests against the engines that its listener offers, and puts the players in
 * them into the form that is stored.
 */
final class TableChecks {

  private TableChecks() {}

  /** Returns why a table may not be opened so. */
  static Optional<Fault> opening(TableGuest guest, TableOpening asked) {
    return players(guest, asked.position(), new TableAct.Players(asked.black(), asked.white()));
  }

  private static Optional<Fault> players(
      TableGuest guest, Position position, TableAct.Players players) {
    var offer = guest.context().offer();
    return PlayerCheck.fault(offer, position, "black", players.black())
        .or(() -> PlayerCheck.fault(offer, position, "white", players.white()));
  }

  /** Returns why an act may not be tried at this table, whatever its game. */
  static Optional<Fault> act(TableGuest guest, OpenTable table, TableRequest.Act request) {
    return hidden(table, request.token())
        .or(
            () ->
                request.act() instanceof TableAct.Players players
                    ? others(guest, table.game(), players)
                    : Optional.empty());
  }

  /** Engines that sit down while an opening goes on are asked in it. */
  private static Optional<Fault> others(
      TableGuest guest, TableGame game, TableAct.Players players) {
    Position position = game.position();
    return players(guest, position, players)
        .or(
            () ->
                game.stage() == OpeningStage.SETTLED
                    ? Optional.empty()
                    : OpeningCheck.fault(
                        guest.context().offer(),
                        position.rules(),
                        game.seats().procedure(),
                        players));
  }

  /** Returns why a table is not shown to who has this token. */
  static Optional<Fault> hidden(OpenTable table, Optional<String> token) {
    return table.isPrivate() && table.role(token).isEmpty()
        ? Optional.of(Fault.of(ErrorCode.DENIED, "this table is private"))
        : Optional.empty();
  }

  /** Returns the opening with players as they are stored. */
  static TableOpening canonical(TableGuest guest, TableOpening asked) {
    SessionOffer offer = guest.context().offer();
    return asked.with(
        PlayerCheck.canonical(offer, asked.black()), PlayerCheck.canonical(offer, asked.white()));
  }

  /** Returns the request with players as they are stored. */
  static TableRequest.Act canonical(TableGuest guest, TableRequest.Act request) {
    SessionOffer offer = guest.context().offer();
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
