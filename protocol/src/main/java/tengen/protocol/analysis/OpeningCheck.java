package tengen.protocol.analysis;

import java.util.Optional;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.SessionOffer;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;

/** Checks whether a game may begin by an opening procedure with its players. */
public final class OpeningCheck {
  private static final String FAMILY = "gomoku";

  /** Minimum side of a board: five stones must be placed without ending the game. */
  private static final int MIN_SIDE = 5;

  private OpeningCheck() {}

  /** Returns why the game may not begin by its procedure; empty if it may or has none. */
  static Optional<QueryError> fault(SessionOffer offer, TableOpening opening) {
    if (opening.procedure() == OpeningProcedure.NONE) {
      return Optional.empty();
    }
    if (!isEmptyBoard(offer, opening.position())) {
      return Optional.of(
          QueryError.in("opening", "Only for Gomoku on an empty board, 5x5 or larger"));
    }
    String rules = opening.position().rules();
    var players = new TableAct.Players(opening.black(), opening.white());
    return fault(offer, rules, opening.procedure(), players);
  }

  /**
   * Returns why these players may not continue a game in an opening procedure; empty if they may.
   *
   * @param rules of the table
   */
  public static Optional<QueryError> fault(
      SessionOffer offer, String rules, OpeningProcedure procedure, TableAct.Players players) {
    return fault(offer, rules, procedure, "black", players.black())
        .or(() -> fault(offer, rules, procedure, "white", players.white()));
  }

  private static boolean isEmptyBoard(SessionOffer offer, Position position) {
    var rules = offer.rules().get(position.rules());
    return rules != null
        && rules.family().equals(FAMILY)
        && position.turns().isEmpty()
        && position.setup() instanceof Setup.Board board
        && Math.min(board.width(), board.height()) >= MIN_SIDE
        && board.equals(Setup.Board.empty(board.width(), board.height()));
  }

  /**
   * Returns an error if an engine does not support the procedure. Unknown engines are reported
   * elsewhere.
   */
  private static Optional<QueryError> fault(
      SessionOffer offer,
      String rules,
      OpeningProcedure procedure,
      String field,
      TablePlayer player) {
    boolean knowsNone =
        offer.engines().stream()
            .filter(engine -> engine.id().equals(player.engine()))
            .flatMap(engine -> engine.games().stream())
            .filter(game -> game.rules().equals(rules))
            .anyMatch(game -> !game.openings().contains(procedure.text()));
    return knowsNone
        ? Optional.of(QueryError.in(field, player.engine() + " does not play " + procedure.text()))
        : Optional.empty();
  }
}
