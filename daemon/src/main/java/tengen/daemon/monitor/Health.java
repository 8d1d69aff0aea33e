package tengen.daemon.monitor;

import java.util.Locale;

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
}
