package tengen.app;

import java.nio.file.Path;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.MonitorFactory;
import tengen.daemon.monitor.ServerState;

/** The module that keeps the metrics. */
final class MetricsLayer {
  private MetricsLayer() {}

  /** A monitor of that server. Where it cannot be loaded there is one line, and no metrics. */
  static Monitor load(Path jars, ServerState state) {
    return ServiceLayer.load(jars, "tengen.metrics", MonitorFactory.class)
        .map(factory -> factory.create(state))
        .orElse(Monitor.NONE);
  }
}
