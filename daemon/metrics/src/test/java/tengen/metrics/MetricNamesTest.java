package tengen.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.ServerState;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchKind;
import tengen.host.monitor.SearchLoad;
import tengen.host.monitor.SearchOutcome;
import tengen.host.monitor.SearchReport;
import tengen.store.archive.ArchiveState;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Checks that the dashboard and the manual name existing metrics, and that the manual names all of
 * ours.
 */
class MetricNamesTest {
  private static final Path DOCS = Path.of("../../docs");
  private static final Pattern METRIC = Pattern.compile("\\b(tengen|jvm|process|system)_[a-z_]+");
  private static final Pattern OURS = Pattern.compile("\\btengen_[a-z_]+");

  /** Returns the names of all samples, without labels, after everything has been recorded once. */
  private static Set<String> samples() {
    Monitor monitor =
        new MeteredMonitor(
            new ServerState() {
              @Override
              public Map<String, Integer> hanging() {
                return Map.of("net", 1);
              }

              @Override
              public ArchiveState archived() {
                return ArchiveState.NONE;
              }

              @Override
              public Map<String, Long> sessions() {
                return Map.of("gtp", 1L);
              }

              @Override
              public SearchLoad searches() {
                return new SearchLoad(0, 0, 0, 1, 0);
              }
            });
    monitor.opened("gtp");
    monitor
        .submitted(new SearchFacts("#1", "nogo", "nogo", SearchKind.MOVE, 1))
        .answered(new SearchReport(SearchOutcome.ANSWERED, 0, 0, 0, 0));
    return monitor
        .metrics()
        .orElseThrow()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("[{ ]", 2)[0])
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> named(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String expressions() throws IOException {
    var text = new StringBuilder();
    try (JsonParser json =
        new JsonFactory()
            .createParser(
                ObjectReadContext.empty(), Files.readString(DOCS.resolve("grafana.json")))) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        boolean isQuery =
            token == JsonToken.VALUE_STRING
                && Set.of("expr", "query").contains(String.valueOf(json.currentName()));
        text.append(isQuery ? json.getString() + "\n" : "");
      }
    }
    return text.toString();
  }

  @Test
  void theDashboardUsesExistingMetrics() throws IOException {
    Set<String> asked = named(METRIC, expressions());

    assertThat(asked).hasSizeGreaterThan(10);
    assertThat(samples()).containsAll(asked);
  }

  @Test
  void theDashboardShowsAllMetrics() throws IOException {
    assertThat(families(named(OURS, expressions()))).isEqualTo(families(ours()));
  }

  @Test
  void theManualListsExactlyTheDaemonsMetrics() throws IOException {
    String manual = Files.readString(DOCS.resolve("monitoring.md"));

    assertThat(families(named(OURS, manual))).isEqualTo(families(ours()));
  }

  private static Set<String> ours() {
    return samples().stream()
        .filter(name -> name.startsWith("tengen_"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns metric names without the suffixes of histograms. */
  private static Set<String> families(Set<String> names) {
    return names.stream()
        .map(name -> name.replaceFirst("_(bucket|count|sum|max)$", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
