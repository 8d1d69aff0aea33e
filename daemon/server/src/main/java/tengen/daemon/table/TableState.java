package tengen.daemon.table;

import java.util.OptionalLong;

/**
 * A table: what its events have made of it, and the search that it waits for. Immutable.
 *
 * @param search its ticket
 * @param searches that were asked for so far
 */
record TableState(TableGame game, OptionalLong search, long searches) {

  /** One that searches nothing. */
  static TableState of(TableGame game) {
    return new TableState(game, OptionalLong.empty(), 0);
  }
}
