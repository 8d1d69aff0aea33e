package tengen.config;

import java.util.ArrayList;
import java.util.List;

/**
 * The path from the top of the file to a value: {@code listeners[0].engine}.
 *
 * @param steps keys, and indexes of lists such as {@code [0]}
 */
public record ConfigPath(List<String> steps) {
  /** The path of the top of the file. */
  public static final ConfigPath ROOT = new ConfigPath(List.of());

  public ConfigPath {
    steps = List.copyOf(steps);
  }

  /** Returns the path of these keys from the top. */
  public static ConfigPath of(String... keys) {
    return new ConfigPath(List.of(keys));
  }

  /** Returns the path of a key of the map at this path. */
  public ConfigPath key(String key) {
    List<String> longer = new ArrayList<>(steps);
    longer.add(key);
    return new ConfigPath(longer);
  }

  /** Returns the path of an element of the list at this path, from 0. */
  public ConfigPath item(int index) {
    return key("[" + index + "]");
  }

  boolean isRoot() {
    return steps.isEmpty();
  }

  ConfigPath parent() {
    return new ConfigPath(steps.subList(0, steps.size() - 1));
  }

  /** Returns the last step; empty at the top. */
  String last() {
    return steps.isEmpty() ? "" : steps.getLast();
  }

  /**
   * Replaces the record's own method, as {@code hashCode} does: a record's methods are linked at
   * their first call, which no AOT cache avoids.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof ConfigPath path && steps.equals(path.steps);
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String step : steps) {
      text.append(text.isEmpty() || step.startsWith("[") ? "" : ".").append(step);
    }
    return text.toString();
  }
}
