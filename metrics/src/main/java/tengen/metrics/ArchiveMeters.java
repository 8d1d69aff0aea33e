package tengen.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import tengen.daemon.monitor.ServerState;

/** The meters of the archive. */
record ArchiveMeters(MeterRegistry registry, ServerState server) {
  void bind() {
    Gauge.builder("tengen.archive.writable", server, it -> it.archived().isReady() ? 1 : 0)
        .description("1: what is to be kept is kept; 0: it is not")
        .register(registry);
    Gauge.builder("tengen.archive.waiting", server, it -> it.archived().waiting())
        .description("Changes that wait to be written")
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
