package tengen.daemon.table;

import java.util.Optional;
import tengen.game.Move;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;

/** What a table handles, at a time: milliseconds since 1970, which never go back. */
sealed interface TableInput {
  /** When it happens. */
  long nowMs();

  /** It has just been opened. */
  record Begun(long nowMs) implements TableInput {}

  /**
   * Somebody wants to do something.
   *
   * @param role empty: a spectator
   */
  record Asked(long nowMs, Optional<TableRole> role, TableAct act) implements TableInput {}

  /** Somebody came to see it. */
  record Visited(long nowMs, Optional<TableRole> role) implements TableInput {}

  /** The engine has a move. */
  record Found(long nowMs, long ticket, Move move, TableThought thought) implements TableInput {}

  /** The engine has none, and never will; {@code reason} is one line. */
  record Failed(long nowMs, long ticket, String reason) implements TableInput {}

  /** The engine may not be asked now; {@code reason} is one line. */
  record Hindered(long nowMs, long ticket, String reason) implements TableInput {}

  /** It is as late as it wanted to be woken, or later or earlier. */
  record Woken(long nowMs) implements TableInput {}

  /** It was made anew from its events: the daemon was down. */
  record Restarted(long nowMs) implements TableInput {}
}
