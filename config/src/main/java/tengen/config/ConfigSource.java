package tengen.config;

import java.util.Map;

/**
 * The places of all values in the file. Callers that know more than the reader, such as existing
 * engines and their options, report problems with places too. Immutable.
 */
public final class ConfigSource {
  private final String name;
  private final Map<ConfigPath, ConfigPosition> values;

  ConfigSource(String name, Map<ConfigPath, ConfigPosition> values) {
    this.name = name;
    this.values = Map.copyOf(values);
  }

  /** Returns a problem at this value, or at its nearest parent if the file does not contain it. */
  public ConfigProblem problem(ConfigPath path, String message) {
    for (ConfigPath near = path; ; near = near.parent()) {
      ConfigPosition position = values.get(near);
      if (position != null) {
        return new ConfigProblem(name, position.line(), position.column(), message);
      }
      if (near.isRoot()) {
        return new ConfigProblem(name, message);
      }
    }
  }
}
