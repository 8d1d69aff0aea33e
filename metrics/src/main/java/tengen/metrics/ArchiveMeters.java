package tengen.metrics;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tengen.daemon.archive.ArchiveState;

/** The meters of the archive. */
record ArchiveMeters(MeterRegistry registry, Supplier<ArchiveState> archive) {
  void bind() {
    Gauge.builder("tengen.archive.writable", archive, it -> it.get().isReady() ? 1 : 0)
        .description("1: what is to be kept is kept; 0: it is not")
        .register(registry);
    Gauge.builder("tengen.archive.waiting", archive, it -> it.get().waiting())
        .description("Changes that wait to be written")
        .register(registry);
    FunctionCounter.builder("tengen.archive.written", archive, it -> it.get().written())
        .description("Changes that were written so far")
        .register(registry);
    FunctionCounter.builder("tengen.archive.turned.away", archive, it -> it.get().turnedAway())
        .description("Changes that found no room so far")
        .register(registry);
    FunctionTimer.builder(
            "tengen.archive.commits",
            archive,
            it -> it.get().commits(),
            it -> it.get().commitNanos(),
            TimeUnit.NANOSECONDS)
        .description("Commits, and the time that they took")
        .register(registry);
  }
}
