package tengen.daemon.table;

import java.util.Optional;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableEvent;
import tengen.search.Goal;
import tengen.search.Limits;

/** What a table wants done. */
sealed interface TableEffect {

  /** Keep this, and tell all who watch. */
  record Tell(TableEvent event) implements TableEffect {}

  /** To what was asked: why not; empty: it is done. */
  record Answer(Optional<Fault> fault) implements TableEffect {}

  /** Have this side's engine find a move; exactly one answer with this ticket is awaited. */
  record Search(long ticket, Side side, Position position, Goal goal, Limits limits)
      implements TableEffect {}

  /** That answer is not wanted any more. */
  record Drop(long ticket) implements TableEffect {}

  /** Wake it then, in place of whenever it wanted before. */
  record WakeAt(long ms) implements TableEffect {}
}
