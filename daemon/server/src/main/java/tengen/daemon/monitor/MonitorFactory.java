package tengen.daemon.monitor;

/** A service that creates a monitor. */
public interface MonitorFactory {
  /** Creates the monitor of a daemon. */
  Monitor create(ServerState state);
}
