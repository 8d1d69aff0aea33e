package tengen.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.monitor.ServerState;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchLoad;
import tengen.host.monitor.SearchWatch;

/** Updates Micrometer meters and emits a JFR event per search. Thread-safe. */
final class MeteredMonitor implements Monitor {
  private final PrometheusMeterRegistry registry = ProcessMeters.registry();
  private final ScrapedState state;
  private final MultiGauge sessions;
  private final MultiGauge hanging;
  private final SearchMeters searches = new SearchMeters(registry);

  MeteredMonitor(ServerState server) {
    this.state = new ScrapedState(server);
    sessions =
        MultiGauge.builder("tengen.sessions")
            .description("Sessions that are open")
            .register(registry);
    hanging =
        MultiGauge.builder("tengen.threads.hanging")
            .description("Threads that make no progress")
            .register(registry);
    load("tengen.searches.running", "Searches that have a thread", SearchLoad::running);
    load("tengen.searches.waiting", "Searches that wait for a thread", SearchLoad::waiting);
    load("tengen.search.threads", "Threads of running searches", SearchLoad::threads);
    load(
        "tengen.search.threads.max",
        "Maximum number of threads of all searches",
        SearchLoad::mostThreads);
    new ArchiveMeters(registry, state).bind();
    Stream.of(Rejection.values()).forEach(this::rejections);
  }

  private void load(String name, String description, ToIntFunction<SearchLoad> figure) {
    Gauge.builder(name, state, it -> figure.applyAsInt(it.searches()))
        .description(description)
        .register(registry);
  }

  private Counter rejections(Rejection why) {
    return Counter.builder("tengen.refusals")
        .description("Clients, commands and searches that were refused")
        .tag("reason", tagValue(why))
        .register(registry);
  }

  @Override
  public void opened(String protocol) {
    Counter.builder("tengen.sessions.opened")
        .description("Sessions that have opened so far")
        .tag("protocol", protocol)
        .register(registry)
        .increment();
  }

  @Override
  public void rejected(Rejection why) {
    rejections(why).increment();
  }

  @Override
  public SearchWatch submitted(SearchFacts facts) {
    return new WatchedSearch(facts, searches);
  }

  /**
   * Returns the metrics. Updates the rows per protocol first, since protocols appear only when
   * used.
   */
  @Override
  public synchronized Optional<String> metrics() {
    state.take();
    sessions.register(rows("protocol", state.sessions()), true);
    hanging.register(rows("kind", state.hanging()), true);
    return Optional.of(registry.scrape());
  }

  private static List<MultiGauge.Row<?>> rows(String tag, Map<String, ? extends Number> figures) {
    return figures.entrySet().stream()
        .<MultiGauge.Row<?>>map(
            each -> MultiGauge.Row.of(Tags.of(tag, each.getKey()), each.getValue()))
        .toList();
  }

  /** Returns a constant's name in the form of a tag, such as {@code waiting-room}. */
  static String tagValue(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
