package tengen.protocol.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.fault.QueryError;

/**
 * A message from the tables to a session: an answer to a request, or an event of a watched table.
 */
public sealed interface TableNews {

  /**
   * A request has succeeded.
   *
   * @param seq number of the table's last event
   * @param tokens by role, for the client that opened the table or took a seat; else empty
   * @param role of the token that a watching client has shown
   */
  record Done(
      String id, String table, long seq, Map<TableRole, String> tokens, Optional<TableRole> role)
      implements TableNews {
    public Done {
      tokens = Map.copyOf(tokens);
    }

    /** Creates the answer to a request other than watching. */
    public Done(String id, String table, long seq, Map<TableRole, String> tokens) {
      this(id, table, seq, tokens, Optional.empty());
    }
  }

  /** A request has failed. */
  record Rejected(String id, QueryError fault) implements TableNews {}

  /** The list of public tables. */
  record Listed(String id, List<TableView> tables) implements TableNews {
    public Listed {
      tables = List.copyOf(tables);
    }
  }

  /** The state of a watched table. */
  record Shown(TableView view) implements TableNews {}

  /**
   * An event of a watched table.
   *
   * @param setup of its game, which determines the notation of moves
   * @param isArchived whether the event is stored in the archive
   */
  record EventSent(String table, Setup setup, TableEvent event, boolean isArchived)
      implements TableNews {}

  /**
   * The players of a match that are away have changed.
   *
   * @param leftMs time after which the opponent may claim the win, by the side that is away
   */
  record Away(String table, Map<Side, Long> leftMs) implements TableNews {
    public Away {
      leftMs = Map.copyOf(leftMs);
    }
  }

  /** Another server has taken over a watched table; no more events follow here. */
  record Elsewhere(String table) implements TableNews {}
}
