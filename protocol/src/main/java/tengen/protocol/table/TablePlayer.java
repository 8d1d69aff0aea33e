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
 */
public record TablePlayer(
    String engine, Map<String, String> options, OptionalLong maxVisits, OptionalLong maxTimeMs) {
  /** A person with the side's token. */
  public static final TablePlayer HUMAN = engine("", Map.of());

  public TablePlayer {
    options = Map.copyOf(options);
  }

  /** Returns an engine limited only by the clock. */
  public static TablePlayer engine(String id, Map<String, String> options) {
    return new TablePlayer(id, options, OptionalLong.empty(), OptionalLong.empty());
  }

  /** Returns a copy with these options. */
  public TablePlayer with(Map<String, String> values) {
    return new TablePlayer(engine, values, maxVisits, maxTimeMs);
  }

  /** Returns whether the player is a person. */
  public boolean isHuman() {
    return engine.isEmpty();
  }
}
