package tengen.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import tengen.daemon.monitor.ServerState;

/** Meters of the archive. */
record ArchiveMeters(MeterRegistry registry, ServerState server) {
  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  void bind() {
    Gauge.builder("tengen.archive.writable", server, it -> it.archived().isWritable() ? 1 : 0)
        .description("1 if the archive stores changes; 0 if it cannot be written or is full")
        .register(registry);
    Gauge.builder("tengen.archive.waiting", server, it -> it.archived().waiting())
        .description("Changes that wait to be stored")
        .register(registry);
    Gauge.builder(
            "tengen.archive.age", server, it -> it.archived().oldestNanos() / NANOS_PER_SECOND)
        .baseUnit("seconds")
        .description("Age of the oldest change that is not stored")
        .register(registry);
    Gauge.builder("tengen.archive.size", server, it -> it.archived().storage().usedBytes())
        .baseUnit("bytes")
        .description("Size of the archive without reusable space")
        .register(registry);
    Gauge.builder("tengen.archive.size.max", server, it -> it.archived().storage().maxBytes())
        .baseUnit("bytes")
        .description("Maximum size of the archive")
        .register(registry);
    FunctionCounter.builder("tengen.archive.written", server, it -> it.archived().written())
        .description("Changes stored so far")
        .register(registry);
    FunctionCounter.builder("tengen.archive.turned.away", server, it -> it.archived().turnedAway())
        .description("Changes rejected so far because there was no room")
        .register(registry);
    FunctionTimer.builder(
            "tengen.archive.commits",
            server,
            it -> it.archived().commits(),
            it -> it.archived().commitNanos(),
            TimeUnit.NANOSECONDS)
        .description("Number of commits, and their total time")
        .register(registry);
  }
}
