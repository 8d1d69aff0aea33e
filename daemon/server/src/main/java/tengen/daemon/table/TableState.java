package tengen.daemon.table;

import java.util.Map;
import java.util.OptionalLong;
import tengen.game.Side;

/**
 * The state of a table: its game, the pending search, and who is away. Immutable.
 *
 * @param search ticket of the pending search
 * @param searches number of searches started so far
 * @param presence of the players of a match
 */
record TableState(TableGame game, OptionalLong search, long searches, PlayerPresence presence) {

  /** Returns the state of a game without a pending search. */
  static TableState of(TableGame game) {
    return new TableState(game, OptionalLong.empty(), 0, PlayerPresence.BOTH);
  }

  /** Returns the state with its game's last event dated no later than a time. */
  TableState notAfter(long ms) {
    return new TableState(game.notAfter(ms), search, searches, presence);
  }

  /**
   * Returns the time until the opponent may claim the win, by the side that is away; empty unless a
   * match is being played.
   */
  Map<Side, Long> awayLeftMs(long nowMs) {
    return game.isBeingPlayed() ? presence.leftMs(nowMs) : Map.of();
  }
}
