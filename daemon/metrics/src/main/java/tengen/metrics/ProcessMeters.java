package tengen.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;

/**
 * Micrometer's meters of the process and its machine. Replaces the two whose names {@code promtool
 * check metrics} rejects.
 */
final class ProcessMeters {
  /** A counter of nanoseconds, an abbreviated unit in its Prometheus name. */
  private static final String CPU_TIME = "process.cpu.time";

  /** A gauge with the suffix of a histogram's number of values. */
  private static final String CPU_COUNT = "system.cpu.count";

  private static final double NANOS_PER_SECOND = 1e9;

  private ProcessMeters() {}

  /** Creates a registry with these meters. */
  static PrometheusMeterRegistry registry() {
    var registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    registry.config().meterFilter(MeterFilter.denyNameStartsWith(CPU_TIME)).meterFilter(cpus());
    bind(registry);
    FunctionCounter.builder("process.cpu", ProcessHandle.current(), ProcessMeters::cpuSeconds)
        .baseUnit("seconds")
        .description("CPU time of the process")
        .register(registry);
    return registry;
  }

  private static MeterFilter cpus() {
    return new MeterFilter() {
      @Override
      public Meter.Id map(Meter.Id id) {
        return id.getName().equals(CPU_COUNT) ? id.withName("system.cpus") : id;
      }
    };
  }

  private static double cpuSeconds(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / NANOS_PER_SECOND;
  }

  @SuppressWarnings("resource") // The meters of garbage collection live as long as the process.
  private static void bind(MeterRegistry registry) {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmGcMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ClassLoaderMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }
}
