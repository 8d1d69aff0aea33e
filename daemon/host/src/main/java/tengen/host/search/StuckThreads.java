package tengen.host.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tengen.host.log.LogDetails;

/** Counts the stuck threads of each plugin, and disables plugins with two. Thread-safe. */
final class StuckThreads {
  /** Number of stuck threads that disables a plugin. */
  private static final int MAX_STUCK = 2;

  private final EngineLog log;
  private final Map<String, Integer> stuck = new HashMap<>();
  private final Set<String> disabled = new HashSet<>();

  StuckThreads(EngineLog log) {
    this.log = log;
  }

  /** Counts a stuck thread; logs a warning if that disables the plugin. */
  void add(String plugin) {
    if (count(plugin)) {
      log.warn(
          LogDetails.line(
              "engine disabled: too many of its threads hang",
              "plugin",
              plugin,
              "threads",
              MAX_STUCK));
    }
  }

  private synchronized boolean count(String plugin) {
    return stuck.merge(plugin, 1, Integer::sum) >= MAX_STUCK && disabled.add(plugin);
  }

  /** Counts a stuck thread as returned. */
  synchronized void remove(String plugin) {
    stuck.merge(plugin, -1, Integer::sum);
  }

  /** Returns the number of stuck threads of all plugins. */
  synchronized int count() {
    return stuck.values().stream().mapToInt(Integer::intValue).sum();
  }

  synchronized boolean hasDisabled(String plugin) {
    return disabled.contains(plugin);
  }
}
