package tengen.protocol.table;

import java.util.List;
import java.util.Map;
import tengen.game.Setup;
import tengen.protocol.fault.QueryError;

/**
 * A message from the tables to a session: an answer to a request, or an event of a watched table.
 */
public sealed interface TableNews {

  /**
   * A request has succeeded.
   *
   * @param seq number of the table's last event
   * @param tokens by role, for the client that opened the table; else empty
   */
  record Done(String id, String table, long seq, Map<TableRole, String> tokens)
      implements TableNews {
    public Done {
      tokens = Map.copyOf(tokens);
    }
  }

  /** A request has failed. */
  record Refused(String id, QueryError fault) implements TableNews {}

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
  record Told(String table, Setup setup, TableEvent event, boolean isArchived)
      implements TableNews {}

  /** Another server has taken over a watched table; no more events follow here. */
  record Elsewhere(String table) implements TableNews {}
}
