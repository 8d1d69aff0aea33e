package tengen.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchReport;

/** Meters of searches. Thread-safe. */
final class SearchMeters {
  /** Histogram buckets from an unnoticeable delay to the longest search of a move. */
  private static final Duration[] BUCKETS =
      Stream.of(1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000)
          .map(Duration::ofMillis)
          .toArray(Duration[]::new);

  private final MeterRegistry registry;
  private final Map<SearchKind, Timer> queued;
  private final Map<SearchKind, Timer> searched;
  private final Map<SearchKind, Timer> late;

  SearchMeters(MeterRegistry registry) {
    this.registry = registry;
    queued = timers("tengen.search.queue", "Time from a search's arrival until it gets a thread");
    searched =
        timers("tengen.search.time", "Time from getting a thread until the answer, with pauses");
    late = timers("tengen.search.lateness", "Time from a search's limit or stop until its answer");
  }

  private Map<SearchKind, Timer> timers(String name, String description) {
    Map<SearchKind, Timer> timers = new EnumMap<>(SearchKind.class);
    for (SearchKind kind : SearchKind.values()) {
      timers.put(
          kind,
          Timer.builder(name)
              .description(description)
              .tag("kind", MeteredMonitor.tagValue(kind))
              .serviceLevelObjectives(BUCKETS)
              .register(registry));
    }
    return timers;
  }

  /** Records a finished search. */
  void add(SearchFacts facts, SearchReport report) {
    Counter.builder("tengen.searches")
        .description("Searches that have ended")
        .tag("engine", facts.engine())
        .tag("kind", MeteredMonitor.tagValue(facts.kind()))
        .tag("outcome", MeteredMonitor.tagValue(report.outcome()))
        .register(registry)
        .increment();
    Counter.builder("tengen.search.nodes")
        .description("Positions or playouts that engines have reported with their answers")
        .tag("engine", facts.engine())
        .register(registry)
        .increment((double) report.nodes());
    record(queued, facts, report.queueNanos());
    record(searched, facts, report.searchNanos());
    record(late, facts, report.lateNanos());
  }

  private static void record(Map<SearchKind, Timer> timers, SearchFacts facts, long nanos) {
    Timer timer = timers.get(facts.kind());
    if (timer != null) {
      timer.record(nanos, TimeUnit.NANOSECONDS);
    }
  }
}
