package tengen.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Foreign;
import tengen.support.Program;

/** Checks the metrics and the alerts with Prometheus's own program. */
class PromtoolTest {
  private static final String PROMTOOL = "promtool";
  private static final String ALERTS =
      Path.of("../../docs/alerts.yml").toAbsolutePath().normalize().toString();
  private static final String TESTS =
      Path.of("src/test/resources/tengen/metrics/alerts.test.yml").toAbsolutePath().toString();

  @TempDir Path folder;

  @BeforeEach
  void require() {
    Foreign.require(PROMTOOL, PROMTOOL);
  }

  private void assertPasses(String sent, String... words) throws IOException, InterruptedException {
    try (Program promtool = Program.start(folder, List.of(words))) {
      promtool.peer().send(sent);
      promtool.peer().endInput();
      List<String> lines = promtool.peer().rest();
      assertThat(promtool.exitCode()).as("%s%n%s", lines, promtool.errors()).isZero();
      assertThat(promtool.errors()).isEmpty();
    }
  }

  @Test
  void theMetricsFollowItsRules() throws Exception {
    assertPasses(Scrape.text(), PROMTOOL, "check", "metrics");
  }

  @Test
  void theAlertsAreValid() throws Exception {
    assertPasses("", PROMTOOL, "check", "rules", ALERTS);
  }

  @Test
  void theAlertsFireInTheirCases() throws Exception {
    assertPasses("", PROMTOOL, "test", "rules", TESTS);
  }
}
