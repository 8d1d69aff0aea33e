package tengen.daemon.table;

import java.util.Optional;
import java.util.Set;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;

/**
 * An input of a table's state machine, with its time in milliseconds since 1970. Times never
 * decrease.
 */
sealed interface TableInput {
  /** Returns the time of the input. */
  long nowMs();

  /** The table was opened. */
  record Begun(long nowMs) implements TableInput {}

  /**
   * A client requests an action.
   *
   * @param role the sender's role; empty for a spectator
   */
  record ActionRequested(long nowMs, Optional<TableRole> role, TableAct act)
      implements TableInput {}

  /**
   * A client asks for the free seat.
   *
   * @param role the client's role; empty without a token
   * @param name of the person
   * @param hash of the token that the client gets for the seat
   * @param account of the client; empty without a login
   */
  record SeatRequested(
      long nowMs, Optional<TableRole> role, String name, String hash, String account)
      implements TableInput {}

  /** The players who watch have changed; {@code sides} are theirs. */
  record PresenceChanged(long nowMs, Set<Side> sides) implements TableInput {
    public PresenceChanged {
      sides = Set.copyOf(sides);
    }
  }

  /** The table of the agreed rematch was opened. */
  record Rematched(long nowMs, String table) implements TableInput {}

  /**
   * A client started to watch.
   *
   * @param role the client's role; empty for a spectator
   */
  record WatchStarted(long nowMs, Optional<TableRole> role) implements TableInput {}

  /** An engine has found a move. */
  record MoveFound(long nowMs, long ticket, Move move, TableThought thought)
      implements TableInput {}

  /** An engine failed to find a move; {@code reason} is one line. */
  record SearchFailed(long nowMs, long ticket, String reason) implements TableInput {}

  /** An engine cannot be asked now; {@code reason} is one line. */
  record EngineUnavailable(long nowMs, long ticket, String reason) implements TableInput {}

  /** The timer fired, possibly early or late. */
  record TimerFired(long nowMs) implements TableInput {}

  /** The table was read from the archive, because the server that had it has ended. */
  record ReadFromArchive(long nowMs) implements TableInput {}
}
