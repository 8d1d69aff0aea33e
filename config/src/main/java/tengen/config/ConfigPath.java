package tengen.config;

import java.util.ArrayList;
import java.util.List;

/**
 * The way from the top of the file to a value: {@code listeners[0].engine}.
 *
 * @param steps keys as they are, places in lists as {@code [0]}
 */
public record ConfigPath(List<String> steps) {
  /** The top of the file. */
  public static final ConfigPath ROOT = new ConfigPath(List.of());

  public ConfigPath {
    steps = List.copyOf(steps);
  }

  /** Through these keys, from the top. */
  public static ConfigPath of(String... keys) {
    return new ConfigPath(List.of(keys));
  }

  /** On to this key of a map. */
  public ConfigPath key(String key) {
    List<String> longer = new ArrayList<>(steps);
    longer.add(key);
    return new ConfigPath(longer);
  }

  /** On to this element of a list, from 0. */
  public ConfigPath item(int index) {
    return key("[" + index + "]");
  }

  boolean isRoot() {
    return steps.isEmpty();
  }

  ConfigPath parent() {
    return new ConfigPath(steps.subList(0, steps.size() - 1));
  }

  /** The last step; empty at the top. */
  String last() {
    return steps.isEmpty() ? "" : steps.getLast();
  }

  /**
   * Both by hand: a record's own are put together at their first call, which no AOT cache can save,
   * and took 10 of 230 ms to a session's first answer on a busy machine.
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
