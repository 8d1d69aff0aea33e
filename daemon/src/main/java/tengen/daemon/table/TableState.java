package tengen.daemon.table;

import java.util.OptionalLong;
import tengen.game.GameRules;
import tengen.protocol.table.TableEvent;

/**
 * A table: what its events have made of it, and the search that it waits for. Immutable.
 *
 * @param search its ticket
 * @param searches that were asked for so far
 */
record TableState(TableGame game, OptionalLong search, long searches) {

  /** One of which this alone is known, which searches nothing. */
  static TableState opened(GameRules rules, TableEvent first) {
    return of(TableGame.begin(rules, first));
  }

  /** One that searches nothing. */
  static TableState of(TableGame game) {
    return new TableState(game, OptionalLong.empty(), 0);
  }
}
