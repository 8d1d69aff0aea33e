package tengen.protocol.table;

import java.util.Optional;
import tengen.game.Side;

/**
 * The agreements between the two players of a match.
 *
 * @param open the request that waits for an answer
 * @param blackAsked number of Black's requests since the last turn or the end of the game
 * @param whiteAsked number of White's requests since then
 * @param next id of the table of the rematch
 */
public record TableMatch(
    Optional<Request> open, int blackAsked, int whiteAsked, Optional<String> next) {
  /** No request, and no rematch. */
  public static final TableMatch NONE = new TableMatch(Optional.empty(), 0, 0, Optional.empty());

  /**
   * A request that waits for the opponent's answer.
   *
   * @param seq number of its event, which identifies the request
   */
  public record Request(long seq, TableOffer offer) {}

  /** Returns how often a side has asked since the last turn. */
  public int asked(Side side) {
    return side == Side.BLACK ? blackAsked : whiteAsked;
  }

  /** Returns the state after another request. */
  public TableMatch with(Request request) {
    boolean isBlack = request.offer().side() == Side.BLACK;
    return new TableMatch(
        Optional.of(request), blackAsked + (isBlack ? 1 : 0), whiteAsked + (isBlack ? 0 : 1), next);
  }

  /** Returns the state after the request was declined or withdrawn. */
  public TableMatch declined() {
    return new TableMatch(Optional.empty(), blackAsked, whiteAsked, next);
  }

  /**
   * Returns the state after a turn. An offer of a draw is open until the opponent moves.
   *
   * @param mover side whose player has moved
   */
  public TableMatch moved(Side mover) {
    boolean isDrawOffered =
        open.filter(it -> it.offer().kind() == TableOffer.Kind.DRAW && it.offer().side() == mover)
            .isPresent();
    return new TableMatch(isDrawOffered ? open : Optional.empty(), 0, 0, next);
  }

  /** Returns the state after turns were taken back, or after the end of the game. */
  public TableMatch settled() {
    return new TableMatch(Optional.empty(), 0, 0, next);
  }

  /** Returns the state after the rematch has begun. */
  public TableMatch followedBy(String table) {
    return new TableMatch(Optional.empty(), blackAsked, whiteAsked, Optional.of(table));
  }
}
