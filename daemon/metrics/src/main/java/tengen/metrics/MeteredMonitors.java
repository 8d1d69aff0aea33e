package tengen.metrics;

import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.MonitorFactory;
import tengen.daemon.monitor.ServerState;

/** Creates monitors with meters. */
public final class MeteredMonitors implements MonitorFactory {
  /** Creates the factory. Called by {@link java.util.ServiceLoader}. */
  public MeteredMonitors() {}

  @Override
  public Monitor create(ServerState state) {
    return new MeteredMonitor(state);
  }
}
