package tengen.protocol.analysis;

import java.util.Map;

/**
 * Which engine a query asks, and how it is set.
 *
 * @param options what the query sets, each by its name; others are as configured
 */
record EngineChoice(String id, Map<String, String> options) {
  EngineChoice {
    options = Map.copyOf(options);
  }

  /** The engine as it is configured. */
  EngineChoice(String id) {
    this(id, Map.of());
  }
}
