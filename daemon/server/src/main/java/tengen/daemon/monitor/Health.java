package tengen.daemon.monitor;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongToIntFunction;

/** Whether the daemon wants clients now. Any thread may call. */
public final class Health {
  /** How far it is. */
  public enum Stage {
    STARTING,
    READY,
    DRAINING;

    /** As in an answer. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Map<String, LongToIntFunction> watches = new ConcurrentHashMap<>();
  private volatile Stage stage = Stage.STARTING;

  /** It is starting. */
  public Health() {}

  /** It is so far now. */
  public void reach(Stage reached) {
    stage = reached;
  }

  /** How far it is now. */
  public Stage stage() {
    return stage;
  }

  /**
   * Watches threads that clients wait for.
   *
   * @param kind one word
   * @param hanging returns how many of them hang at this time of {@link System#nanoTime}
   */
  public void watch(String kind, LongToIntFunction hanging) {
    watches.put(kind, hanging);
  }

  /** How many threads of each kind hang. */
  public Map<String, Integer> hanging() {
    long now = System.nanoTime();
    Map<String, Integer> all = new TreeMap<>();
    watches.forEach((kind, hanging) -> all.put(kind, hanging.applyAsInt(now)));
    return all;
  }

  /** The reason why the server does not serve; empty: it does. */
  public Optional<String> problem() {
    return hanging().entrySet().stream()
        .filter(each -> each.getValue() > 0)
        .findFirst()
        .map(each -> "a " + each.getKey() + " thread hangs");
  }
}
