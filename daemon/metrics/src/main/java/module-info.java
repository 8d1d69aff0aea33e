/** Metrics of a server. Micrometer's jars are automatic modules. */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.metrics {
  requires static org.jspecify;
  requires tengen.daemon;
  requires tengen.host;
  requires tengen.store;
  requires micrometer.core;
  requires micrometer.registry.prometheus;
  requires jdk.jfr;

  // For the metrics of the JVM and the process.
  requires java.management;
  requires jdk.management;

  provides tengen.daemon.monitor.MonitorFactory with
      tengen.metrics.MeteredMonitors;
}
