package tengen.protocol.table;

import java.util.Map;
import java.util.OptionalLong;

/**
 * A player at a table.
 *
 * @param engine id; empty for a person
 * @param options values by name; others are as configured
 * @param maxVisits maximum positions or playouts for a move; empty for no limit
 * @param maxTimeMs maximum time for a move, whatever the clock; empty for no limit
 * @param name of a person; empty if unknown
 * @param seat how a person gets this side
 */
public record TablePlayer(
    String engine,
    Map<String, String> options,
    OptionalLong maxVisits,
    OptionalLong maxTimeMs,
    String name,
    TableSeat seat) {
  /** Maximum length of a person's name, in code points. */
  public static final int MAX_NAME_LENGTH = 40;

  /** A person with the side's token. */
  public static final TablePlayer HUMAN = person("", TableSeat.PLAIN);

  public TablePlayer {
    options = Map.copyOf(options);
  }

  /** Creates an engine. */
  public TablePlayer(
      String engine, Map<String, String> options, OptionalLong maxVisits, OptionalLong maxTimeMs) {
    this(engine, options, maxVisits, maxTimeMs, "", TableSeat.PLAIN);
  }

  /** Returns an engine limited only by the clock. */
  public static TablePlayer engine(String id, Map<String, String> options) {
    return new TablePlayer(id, options, OptionalLong.empty(), OptionalLong.empty());
  }

  /** Returns a person. */
  public static TablePlayer person(String name, TableSeat seat) {
    return new TablePlayer("", Map.of(), OptionalLong.empty(), OptionalLong.empty(), name, seat);
  }

  /** Returns a copy with these options. */
  public TablePlayer with(Map<String, String> values) {
    return new TablePlayer(engine, values, maxVisits, maxTimeMs, name, seat);
  }

  /** Returns a copy with this name. */
  public TablePlayer named(String known) {
    return new TablePlayer(engine, options, maxVisits, maxTimeMs, known, seat);
  }

  /** Returns whether the player is a person. */
  public boolean isHuman() {
    return engine.isEmpty();
  }
}
