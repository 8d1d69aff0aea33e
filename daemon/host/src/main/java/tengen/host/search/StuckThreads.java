package tengen.host.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Counts the stuck threads of each plugin, and disables those with two. Guarded by the service. */
final class StuckThreads {
  /** So many disable a plugin. */
  static final int MOST = 2;

  private final Map<String, Integer> stuck = new HashMap<>();
  private final Set<String> disabled = new HashSet<>();

  /** One more thread hangs; true: that disables its plugin. */
  boolean add(String plugin) {
    return stuck.merge(plugin, 1, Integer::sum) >= MOST && disabled.add(plugin);
  }

  /** A stuck thread has come back after all. */
  void remove(String plugin) {
    stuck.merge(plugin, -1, Integer::sum);
  }

  /** The number of stuck threads of all plugins. */
  int count() {
    return stuck.values().stream().mapToInt(Integer::intValue).sum();
  }

  boolean hasDisabled(String plugin) {
    return disabled.contains(plugin);
  }
}
