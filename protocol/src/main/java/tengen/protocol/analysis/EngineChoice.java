package tengen.protocol.analysis;

import java.util.Map;

/**
 * The engine of a query.
 *
 * @param options values that the query sets by name; others are as configured
 */
record EngineChoice(String id, Map<String, String> options) {
  EngineChoice {
    options = Map.copyOf(options);
  }

  /** Creates a choice of an engine as configured. */
  EngineChoice(String id) {
    this(id, Map.of());
  }
}
