package tengen.protocol.analysis;

import java.util.Optional;
import tengen.game.Position;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TablePlayer;

/** Checks whether a client may choose a player for a table. */
public final class PlayerCheck {
  private PlayerCheck() {}

  /**
   * Returns why the player is not allowed; empty if it is.
   *
   * @param offer to the client
   * @param position of the table
   * @param field of the query that names the player
   */
  public static Optional<QueryError> fault(
      SessionOffer offer, Position position, String field, TablePlayer player) {
    if (player.isHuman()) {
      return Optional.empty();
    }
    Optional<OfferedEngine> engine =
        offer.engines().stream().filter(it -> it.id().equals(player.engine())).findFirst();
    if (engine.isEmpty()) {
      return Optional.of(
          new QueryError(
              ErrorCode.UNKNOWN_ENGINE, Optional.of(field), "no engine " + player.engine()));
    }
    boolean plays =
        engine.get().games().stream()
            .anyMatch(
                game -> game.rules().equals(position.rules()) && game.covers(position.setup()));
    return plays
        ? new GameFinder(offer).optionFault(engine.get(), player.options())
        : Optional.of(QueryError.in(field, player.engine() + " does not play this"));
  }

  /** Returns the player as a table stores and sends it: with option values in canonical form. */
  public static TablePlayer canonical(SessionOffer offer, TablePlayer player) {
    return offer.engines().stream()
        .filter(it -> it.id().equals(player.engine()))
        .findFirst()
        .map(engine -> player.with(engine.canonical(player.options())))
        .orElse(player);
  }
}
