package tengen.daemon.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tengen.game.Side;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TableOffer;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;

/** The actions at a match: two persons, each with a seat of their own. */
final class MatchActs {
  /** Maximum number of requests of a player between two turns. */
  static final int MAX_REQUESTS = 3;

  /** A game with fewer turns may be aborted. */
  private static final int ABORT_TURNS = 2;

  private MatchActs() {}

  /** Returns the error for an action that only a match has. */
  static Optional<QueryError> elsewhere() {
    return fault(ErrorCode.DENIED, "only where both players have a seat of their own");
  }

  private static Optional<QueryError> fault(ErrorCode code, String why) {
    return Optional.of(QueryError.of(code, why));
  }

  /** Returns why nothing may be played at a table now, paused or not. */
  static Optional<QueryError> notNow(TableGame game) {
    if (game.over().isPresent()) {
      return fault(ErrorCode.NOT_YOUR_TURN, "the game is over");
    }
    return game.seats().free().isPresent()
        ? fault(ErrorCode.NOT_YOUR_TURN, "the other seat is still free")
        : Optional.empty();
  }

  /** Returns why a role may not do something at a match. */
  static Optional<QueryError> denied(TableGame game, TableRole role, TableAct act) {
    return switch (act) {
      case TableAct.Close _ -> mayClose(game, role) ? Optional.empty() : notTheirs();
      case TableAct.Pause _, TableAct.Go _, TableAct.Players _ -> notTheirs();
      default -> role.side().isEmpty() ? notTheirs() : Optional.empty();
    };
  }

  private static Optional<QueryError> notTheirs() {
    return fault(ErrorCode.DENIED, "not while two players have the seats of this table");
  }

  /**
   * Returns whether a role may close a match: any role while a seat is free, the host also after
   * the end.
   */
  private static boolean mayClose(TableGame game, TableRole role) {
    return game.seats().free().isPresent() || (role == TableRole.HOST && game.over().isPresent());
  }

  /** Seats a person. */
  static Optional<QueryError> sit(TableStep step, TableInput.SeatRequested request) {
    Optional<TableRole> role = request.role();
    TableGame game = step.game();
    if (!game.isMatch()) {
      return elsewhere();
    }
    if (role.flatMap(TableRole::side).isPresent() || role.equals(Optional.of(TableRole.HOST))) {
      return fault(ErrorCode.DENIED, "this token has a seat here already");
    }
    Optional<Side> free = game.seats().free();
    if (free.isEmpty()) {
      return fault(ErrorCode.SEAT_TAKEN, "this seat is taken; you can still watch the game");
    }
    if (game.player(free.get()).seat() == TableSeat.INVITE
        && !role.equals(Optional.of(TableRole.INVITE))) {
      return fault(ErrorCode.DENIED, "this seat is for the guest with the invitation");
    }
    step.seat(new TableEvent.Seated(free.get(), request.name(), request.hash(), request.account()));
    return Optional.empty();
  }

  /** Performs an action that only a match has; empty if it is another one. */
  static Optional<Optional<QueryError>> perform(TableStep step, Side side, TableAct act) {
    return switch (act) {
      case TableAct.Draw _ ->
          Optional.of(
              notNow(step.game())
                  .or(() -> request(step, TableOffer.of(side, TableOffer.Kind.DRAW))));
      case TableAct.Rematch _ -> Optional.of(rematch(step, side));
      case TableAct.Reply reply -> Optional.of(reply(step, side, reply));
      case TableAct.Abort _ -> Optional.of(abort(step));
      case TableAct.Claim _ -> Optional.of(claim(step, side));
      default -> Optional.empty();
    };
  }

  /** Asks the opponent to take turns back. */
  static Optional<QueryError> undo(TableStep step, Side side, TableAct.Undo undo) {
    return request(step, new TableOffer(side, TableOffer.Kind.UNDO, undo.to()));
  }

  private static Optional<QueryError> rematch(TableStep step, Side side) {
    TableGame game = step.game();
    if (game.over().isEmpty()) {
      return fault(ErrorCode.NOT_YOUR_TURN, "the game is not over");
    }
    return game.match().next().isPresent()
        ? Optional.empty()
        : request(step, TableOffer.of(side, TableOffer.Kind.REMATCH));
  }

  /** Asks the opponent, or accepts if the opponent has asked for the same. */
  private static Optional<QueryError> request(TableStep step, TableOffer offer) {
    TableMatch match = step.game().match();
    Optional<TableOffer> open = match.open().map(TableMatch.Request::offer);
    if (open.isPresent() && open.get().side() != offer.side()) {
      if (open.get().kind() == offer.kind() && offer.kind() != TableOffer.Kind.UNDO) {
        return accept(step, open.get());
      }
      return fault(ErrorCode.NOT_YOUR_TURN, "answer the request of the other player first");
    }
    if (open.equals(Optional.of(offer))) {
      return Optional.empty();
    }
    if (match.asked(offer.side()) >= MAX_REQUESTS) {
      return fault(ErrorCode.TOO_MANY, "no more requests before the next move");
    }
    step.append(new TableEvent.Requested(offer));
    return Optional.empty();
  }

  private static Optional<QueryError> reply(TableStep step, Side side, TableAct.Reply reply) {
    Optional<TableMatch.Request> open =
        step.game().match().open().filter(it -> it.seq() == reply.request());
    if (open.isEmpty()) {
      return Optional.of(
          new QueryError(
              ErrorCode.STALE_PLY, Optional.of("request"), "this request is no longer open"));
    }
    TableOffer offer = open.get().offer();
    if (!reply.isAccepted()) {
      step.append(new TableEvent.Declined(side));
      return Optional.empty();
    }
    return offer.side() == side
        ? fault(ErrorCode.DENIED, "the other player answers your request")
        : accept(step, offer);
  }

  private static Optional<QueryError> accept(TableStep step, TableOffer offer) {
    switch (offer.kind()) {
      case UNDO -> step.append(new TableEvent.TakenBack(offer.to()));
      case DRAW -> step.append(new TableEvent.Over(GameEnd.DRAWN, "agreed"));
      case REMATCH -> step.agreeRematch();
    }
    return Optional.empty();
  }

  private static Optional<QueryError> abort(TableStep step) {
    Optional<QueryError> notNow = notNow(step.game());
    if (notNow.isPresent()) {
      return notNow;
    }
    if (step.game().played() >= ABORT_TURNS) {
      return fault(ErrorCode.NOT_YOUR_TURN, "both players have moved; resign instead");
    }
    step.append(new TableEvent.Over(Optional.empty(), "aborted"));
    return Optional.empty();
  }

  private static Optional<QueryError> claim(TableStep step, Side side) {
    Optional<QueryError> notNow = notNow(step.game());
    if (notNow.isPresent()) {
      return notNow;
    }
    if (!step.isLost(side.other())) {
      return fault(
          ErrorCode.NOT_YOUR_TURN,
          "the other player has not been away for " + PlayerPresence.GRACE_MS / 1000 + " seconds");
    }
    step.lose(side.other(), Manner.FORFEIT, "left the game");
    return Optional.empty();
  }

  /**
   * Returns the first event of a rematch: colours are swapped, and each token stays its owner's.
   */
  static TableEvent.Opened rematch(TableGame game) {
    TableOpening before = game.opened().opening();
    Map<TableRole, String> hashes = new EnumMap<>(TableRole.class);
    game.opened()
        .hashes()
        .forEach(
            (role, hash) -> hashes.put(game.seats().areChanged() ? role : role.changed(), hash));
    return new TableEvent.Opened(
        before.with(game.player(Side.WHITE), game.player(Side.BLACK)),
        hashes,
        game.opened().guest());
  }
}
