package tengen.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import tengen.daemon.monitor.ServerState;

/** Meters of the archive. */
record ArchiveMeters(MeterRegistry registry, ServerState server) {
  /** Nanoseconds per second. */
  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

  void bind() {
    Gauge.builder("tengen.archive.writable", server, it -> it.archived().isWritable() ? 1 : 0)
        .description("1: what is to be kept is kept; 0: it is not")
        .register(registry);
    Gauge.builder("tengen.archive.waiting", server, it -> it.archived().waiting())
        .description("Changes that wait to be written")
        .register(registry);
    Gauge.builder("tengen.archive.age", server, it -> it.archived().oldestNanos() / NANOS)
        .baseUnit("seconds")
        .description("How long the oldest change that is not written has waited")
        .register(registry);
    Gauge.builder("tengen.archive.size", server, it -> it.archived().storage().usedBytes())
        .baseUnit("bytes")
        .description("What the archive takes, without space that is used again")
        .register(registry);
    Gauge.builder("tengen.archive.size.max", server, it -> it.archived().storage().maxBytes())
        .baseUnit("bytes")
        .description("What the archive may take")
        .register(registry);
    FunctionCounter.builder("tengen.archive.written", server, it -> it.archived().written())
        .description("Changes that were written so far")
        .register(registry);
    FunctionCounter.builder("tengen.archive.turned.away", server, it -> it.archived().turnedAway())
        .description("Changes that found no room so far")
        .register(registry);
    FunctionTimer.builder(
            "tengen.archive.commits",
            server,
            it -> it.archived().commits(),
            it -> it.archived().commitNanos(),
            TimeUnit.NANOSECONDS)
        .description("Commits, and the time that they took")
        .register(registry);
  }
}
