package tengen.daemon.table;

import java.util.Map;
import java.util.Optional;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableEvent;
import tengen.search.Goal;
import tengen.search.Limits;

/** An action requested by a table's state machine. */
sealed interface TableEffect {

  /** Store an event and publish it to all watchers. */
  record Publish(TableEvent event) implements TableEffect {}

  /**
   * Reply to the current request.
   *
   * @param fault the error; empty on success
   */
  record Answer(Optional<QueryError> fault) implements TableEffect {}

  /**
   * Search a move for a side. Exactly one result with this ticket must follow, unless it is
   * dropped.
   */
  record Search(long ticket, Side side, Position position, Goal goal, Limits limits)
      implements TableEffect {}

  /** Cancel a search and discard its result. */
  record Drop(long ticket) implements TableEffect {}

  /** Tell the watchers which players are away, and when their opponent may claim the win. */
  record PublishAway(Map<Side, Long> leftMs) implements TableEffect {
    public PublishAway {
      leftMs = Map.copyOf(leftMs);
    }
  }

  /** Open the table of a rematch; {@link TableInput.Rematched} follows. */
  record OpenRematch(TableEvent.Opened opened) implements TableEffect {}

  /**
   * Replace the table's timer.
   *
   * @param ms when it fires, in milliseconds since 1970
   */
  record SetTimer(long ms) implements TableEffect {}
}
