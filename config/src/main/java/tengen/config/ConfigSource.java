package tengen.config;

import java.util.Map;

/**
 * Where each value stood, so that whoever knows more than the reader (which engines exist, what
 * their options allow) reports in the same form. Immutable.
 */
public final class ConfigSource {
  private final String name;
  private final Map<ConfigPath, Place> values;

  ConfigSource(String name, Map<ConfigPath, Place> values) {
    this.name = name;
    this.values = Map.copyOf(values);
  }

  /** A problem at this value; at the nearest thing around it where it is not in the file. */
  public ConfigProblem problem(ConfigPath path, String message) {
    for (ConfigPath near = path; ; near = near.parent()) {
      Place place = values.get(near);
      if (place != null) {
        return new ConfigProblem(name, place.line(), place.column(), message);
      }
      if (near.isRoot()) {
        return new ConfigProblem(name, message);
      }
    }
  }
}
