package tengen.daemon.monitor;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongToIntFunction;

/** The daemon's stage and the health of its threads. Thread-safe. */
public final class Health {
  /** The stage of the daemon's life. */
  public enum Stage {
    STARTING,
    READY,
    DRAINING;

    /** Returns the name in responses. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Map<String, LongToIntFunction> watches = new ConcurrentHashMap<>();
  private volatile Stage stage = Stage.STARTING;

  /** Creates the health of a starting daemon. */
  public Health() {}

  /** Sets the stage. */
  public void reach(Stage reached) {
    stage = reached;
  }

  /** Returns the stage. */
  public Stage stage() {
    return stage;
  }

  /**
   * Adds threads that clients depend on.
   *
   * @param kind one word
   * @param hanging returns how many of them hang at a time of {@link System#nanoTime}
   */
  public void watch(String kind, LongToIntFunction hanging) {
    watches.put(kind, hanging);
  }

  /** Returns the number of hanging threads by kind. */
  public Map<String, Integer> hanging() {
    long now = System.nanoTime();
    Map<String, Integer> all = new TreeMap<>();
    watches.forEach((kind, hanging) -> all.put(kind, hanging.applyAsInt(now)));
    return all;
  }

  /** Returns why the server cannot serve clients; empty if it can. */
  public Optional<String> problem() {
    return hanging().entrySet().stream()
        .filter(each -> each.getValue() > 0)
        .findFirst()
        .map(each -> "a " + each.getKey() + " thread hangs");
  }
}
