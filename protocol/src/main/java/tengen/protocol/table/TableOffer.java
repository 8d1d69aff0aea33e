package tengen.protocol.table;

import java.util.Locale;
import tengen.game.Side;

/**
 * A player's request that needs the opponent's consent.
 *
 * @param side of the player who asks
 * @param to number of turns that remain, when turns are taken back; else 0
 */
public record TableOffer(Side side, Kind kind, int to) {

  /** The subject of a request. */
  public enum Kind {
    /** Take turns back. */
    UNDO,
    /** End the game as a draw. */
    DRAW,
    /** Play again with colours swapped. */
    REMATCH;

    /** Returns the text on the wire. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns an offer that concerns the whole game. */
  public static TableOffer of(Side side, Kind kind) {
    return new TableOffer(side, kind, 0);
  }
}
