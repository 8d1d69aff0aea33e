package tengen.config;

import java.util.Map;

/**
 * Where each value stood, so that whoever knows more than the reader (which engines exist, what
 * their options allow) reports in the same form. Immutable.
 */
public final class ConfigSource {
  private final String name;
  private final Map<ConfigPath, Place> keys;
  private final Map<ConfigPath, Place> values;

  ConfigSource(String name, Map<ConfigPath, Place> keys, Map<ConfigPath, Place> values) {
    this.name = name;
    this.keys = Map.copyOf(keys);
    this.values = Map.copyOf(values);
  }

  /** For a configuration that was not read but made; its problems have no place. */
  public static ConfigSource unwritten(String name) {
    return new ConfigSource(name, Map.of(), Map.of());
  }

  /** The file's name, as the reader was given it. */
  public String name() {
    return name;
  }

  /** A problem at this value; at the nearest thing around it where it is not in the file. */
  public ConfigProblem problem(ConfigPath path, String message) {
    return place(path, values, message);
  }

  /** A problem at this key: an option that the engine does not have. */
  public ConfigProblem problemAtKey(ConfigPath path, String message) {
    return place(path, keys.containsKey(path) ? keys : values, message);
  }

  private ConfigProblem place(ConfigPath path, Map<ConfigPath, Place> places, String message) {
    for (ConfigPath near = path; ; near = near.parent()) {
      Place place = places.get(near);
      if (place != null) {
        return new ConfigProblem(name, place.line(), place.column(), message);
      }
      if (near.isRoot()) {
        return new ConfigProblem(name, message);
      }
    }
  }
}
