package tengen.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.monitor.ServerState;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchLoad;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.host.monitor.SearchWatch;
import tengen.store.archive.ArchiveState;

class MeteredMonitorTest {
  private static final SearchFacts MOVE = new SearchFacts("#7", "nogo", "nogo", SearchKind.MOVE, 2);

  private final Monitor monitor = new MeteredMonitors().create(Scrape.state(Map.of("gtp", 3L)));

  private static SearchReport report(SearchOutcome outcome) {
    return new SearchReport(outcome, ms(20), ms(300), ms(2), 5000);
  }

  private static long ms(long ms) {
    return TimeUnit.MILLISECONDS.toNanos(ms);
  }

  private static Stream<String> lines(Monitor monitor) {
    return monitor.metrics().orElseThrow().lines();
  }

  @Test
  void gaugesAreReadAtEachScrape() {
    assertThat(lines(monitor))
        .contains(
            "tengen_sessions{protocol=\"gtp\"} 3.0",
            "tengen_threads_hanging{kind=\"net\"} 1.0",
            "tengen_searches_running 1.0",
            "tengen_searches_waiting 2.0",
            "tengen_search_threads 3.0",
            "tengen_search_threads_max 4.0");
  }

  @Test
  void theFiguresOfAScrapeAreConsistent() {
    var looks = new AtomicInteger();
    ServerState moving =
        new ServerState() {
          @Override
          public ArchiveState archived() {
            return ArchiveState.NONE;
          }

          @Override
          public Map<String, Long> sessions() {
            return Map.of();
          }

          @Override
          public SearchLoad searches() {
            int now = looks.incrementAndGet();
            return new SearchLoad(now, now, now, now, now);
          }

          @Override
          public Map<String, Integer> hanging() {
            return Map.of();
          }
        };
    Monitor scraped = new MeteredMonitors().create(moving);

    for (int look = 0; look < 3; look++) {
      assertThat(lines(scraped).filter(line -> line.startsWith("tengen_search")))
          .filteredOn(
              line -> line.matches("tengen_search(es_(running|waiting)|_threads(_max)?) .*"))
          .map(line -> line.split(" ", 2)[1])
          .hasSize(4)
          .containsOnly(looks.get() + ".0");
    }
  }

  @Test
  void searchesAreCountedByTheirOutcome() {
    monitor.submitted(MOVE).answered(report(SearchOutcome.ANSWERED));
    monitor.submitted(MOVE).answered(report(SearchOutcome.NO_THREAD));

    assertThat(lines(monitor))
        .contains(
            "tengen_searches_total{engine=\"nogo\",kind=\"move\",outcome=\"answered\"} 1.0",
            "tengen_searches_total{engine=\"nogo\",kind=\"move\",outcome=\"no-thread\"} 1.0",
            "tengen_search_nodes_total{engine=\"nogo\"} 10000.0");
  }

  @Test
  void timesFallIntoBuckets() {
    monitor.submitted(MOVE).answered(report(SearchOutcome.ANSWERED));

    assertThat(lines(monitor))
        .contains(
            "tengen_search_time_seconds_bucket{kind=\"move\",le=\"0.25\"} 0",
            "tengen_search_time_seconds_bucket{kind=\"move\",le=\"0.5\"} 1",
            "tengen_search_queue_seconds_bucket{kind=\"move\",le=\"0.01\"} 0",
            "tengen_search_queue_seconds_bucket{kind=\"move\",le=\"0.025\"} 1",
            "tengen_search_lateness_seconds_bucket{kind=\"move\",le=\"0.005\"} 1");
  }

  @Test
  void sessionsAndRejectionsAreCounted() {
    monitor.opened("gomocup");
    monitor.rejected(Rejection.WAITING_ROOM);

    assertThat(lines(monitor))
        .contains(
            "tengen_sessions_opened_total{protocol=\"gomocup\"} 1.0",
            "tengen_refusals_total{reason=\"waiting-room\"} 1.0",
            "tengen_refusals_total{reason=\"login\"} 0.0");
  }

  @Test
  void eventsBeforeTheMonitorAreCounted() {
    var late = new DeferredMonitor();
    late.expect();
    late.opened("gtp");
    late.rejected(Rejection.LOGIN);
    SearchWatch early = late.submitted(MOVE);
    late.attach(monitor);
    early.answered(report(SearchOutcome.ANSWERED));
    late.submitted(MOVE).answered(report(SearchOutcome.ANSWERED));

    assertThat(lines(late))
        .contains(
            "tengen_sessions_opened_total{protocol=\"gtp\"} 1.0",
            "tengen_refusals_total{reason=\"login\"} 1.0",
            "tengen_searches_total{engine=\"nogo\",kind=\"move\",outcome=\"answered\"} 2.0");
  }

  @Test
  void aRecordingHasAnEventOfEachSearch(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("searches.jfr");
    try (var recording = new Recording()) {
      recording.enable("tengen.Search");
      recording.start();
      SearchWatch search = monitor.submitted(MOVE);
      search.begins();
      search.answered(report(SearchOutcome.ANSWERED));
      recording.stop();
      recording.dump(file);
    }

    List<RecordedEvent> events =
        RecordingFile.readAllEvents(file).stream()
            .filter(event -> event.getEventType().getName().equals("tengen.Search"))
            .toList();
    assertThat(Files.size(file)).isPositive();
    assertThat(events).hasSize(1);
    RecordedEvent event = events.getFirst();
    assertThat(event.getString("session")).isEqualTo("#7");
    assertThat(event.getString("engine")).isEqualTo("nogo");
    assertThat(event.getString("kind")).isEqualTo("move");
    assertThat(event.getString("outcome")).isEqualTo("answered");
    assertThat(event.getLong("nodes")).isEqualTo(5000);
    assertThat(event.getDuration("queueTime").toMillis()).isEqualTo(20);
    assertThat(event.getDuration().isNegative()).isFalse();
  }
}
