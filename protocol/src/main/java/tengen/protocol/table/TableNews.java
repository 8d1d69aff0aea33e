package tengen.protocol.table;

import java.util.List;
import java.util.Map;
import tengen.game.Setup;
import tengen.protocol.fault.Fault;

/** What a session hears of the tables: answers to its requests, and events that it watches. */
public sealed interface TableNews {

  /**
   * It is done.
   *
   * @param seq of the table's last event
   * @param tokens what plays at it, for who opened it; else none
   */
  record Done(String id, String table, long seq, Map<TableRole, String> tokens)
      implements TableNews {
    public Done {
      tokens = Map.copyOf(tokens);
    }
  }

  /** It is not done. */
  record Refused(String id, Fault fault) implements TableNews {}

  /** The tables that everybody may see. */
  record Listed(String id, List<TableView> tables) implements TableNews {
    public Listed {
      tables = List.copyOf(tables);
    }
  }

  /** How a watched table stands. */
  record Shown(TableView view) implements TableNews {}

  /**
   * Something happened at a watched table.
   *
   * @param setup of its game: how its moves are written
   * @param isArchived whether it outlives the daemon
   */
  record Told(String table, Setup setup, TableEvent event, boolean isArchived)
      implements TableNews {}

  /** Another server has a watched table, and nothing more is told of it here. */
  record Elsewhere(String table) implements TableNews {}
}
