package tengen.protocol.table;

import java.util.Map;
import java.util.OptionalLong;

/**
 * Who plays a side at a table.
 *
 * @param engine its id; empty: a person
 * @param options what is set for it, each by its name; others are as configured
 * @param maxVisits positions or playouts of one move; empty: no limit
 * @param maxTimeMs of one move, whatever the clock; empty: no limit
 */
public record TablePlayer(
    String engine, Map<String, String> options, OptionalLong maxVisits, OptionalLong maxTimeMs) {
  /** Somebody who has the side's token. */
  public static final TablePlayer HUMAN = engine("", Map.of());

  public TablePlayer {
    options = Map.copyOf(options);
  }

  /** An engine that may think as long as the clock allows. */
  public static TablePlayer engine(String id, Map<String, String> options) {
    return new TablePlayer(id, options, OptionalLong.empty(), OptionalLong.empty());
  }

  /** A copy with these options. */
  public TablePlayer with(Map<String, String> values) {
    return new TablePlayer(engine, values, maxVisits, maxTimeMs);
  }

  /** Whether it is a person. */
  public boolean isHuman() {
    return engine.isEmpty();
  }
}
