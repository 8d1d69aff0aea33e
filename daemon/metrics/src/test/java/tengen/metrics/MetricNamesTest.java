package tengen.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.daemon.monitor.Rejection;
import tengen.host.monitor.SearchOutcome;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Checks that the dashboard, the alerts and the manual name existing metrics, and that the manual
 * names all of ours.
 */
class MetricNamesTest {
  private static final Path DOCS = Path.of("../../docs");
  private static final Pattern METRIC = Pattern.compile("\\b(tengen|jvm|process|system)_[a-z_]+");
  private static final Pattern ABBREVIATED_UNIT =
      Pattern.compile("_(ns|us|ms|s|sec|min|b|kb|mb|gb|kib|mib|gib)(_|$)");
  private static final Pattern OURS = Pattern.compile("\\btengen_[a-z_]+");

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

  /** Two rules of {@code promtool check metrics}, which is not installed everywhere. */
  @Test
  void namesHaveWholeUnitsAndNoSuffixOfAHistogram() {
    assertThat(Scrape.samples())
        .noneMatch(name -> ABBREVIATED_UNIT.matcher(name).find())
        .hasSizeGreaterThan(40);
    assertThat(Scrape.text().lines())
        .filteredOn(line -> line.matches("# TYPE \\S+ (gauge|counter)"))
        .hasSizeGreaterThan(40)
        .noneMatch(line -> line.matches("# TYPE \\S+_(count|sum|bucket) .*"));
  }

  @Test
  void theAlertsUseExistingMetricsAndLabels() throws IOException {
    String alerts = Files.readString(DOCS.resolve("alerts.yml"));

    assertThat(named(METRIC, alerts)).hasSizeGreaterThan(8);
    assertThat(Scrape.samples()).containsAll(named(METRIC, alerts));
    assertThat(labels("reason", alerts)).isNotEmpty().isSubsetOf(words(Rejection.values()));
    assertThat(labels("outcome", alerts)).isNotEmpty().isSubsetOf(words(SearchOutcome.values()));
  }

  /** Returns the values that a text compares a label with. */
  private static Set<String> labels(String label, String text) {
    return Pattern.compile("\\b" + label + "=~?\"([^\"]+)\"")
        .matcher(text)
        .results()
        .flatMap(found -> Stream.of(found.group(1).split("\\|")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> words(Enum<?>... values) {
    return Stream.of(values)
        .map(MeteredMonitor::tagValue)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void theDashboardUsesExistingMetrics() throws IOException {
    Set<String> asked = named(METRIC, expressions());

    assertThat(asked).hasSizeGreaterThan(10);
    assertThat(Scrape.samples()).containsAll(asked);
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
    return Scrape.samples().stream()
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
