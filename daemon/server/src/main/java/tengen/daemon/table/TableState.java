package tengen.daemon.table;

import java.util.OptionalLong;

/**
 * The state of a table: its game and the pending search. Immutable.
 *
 * @param search ticket of the pending search
 * @param searches number of searches started so far
 */
record TableState(TableGame game, OptionalLong search, long searches) {

  /** Returns the state of a game without a pending search. */
  static TableState of(TableGame game) {
    return new TableState(game, OptionalLong.empty(), 0);
  }
}
