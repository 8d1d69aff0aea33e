package tengen.daemon.monitor;

/** A service: makes a monitor. */
public interface MonitorFactory {
  /** A monitor of the daemon with this state. */
  Monitor create(ServerState state);
}
