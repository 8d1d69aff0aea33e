package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tengen.app.flags.JsonOption;
import tengen.conformance.Checklist;
import tengen.conformance.PageResult;
import tengen.conformance.PageVerdict;
import tengen.conformance.transcript.Transcript;

/** Tests of the report with {@code --json}. */
final class CheckReportTest {
  private static Transcript page(String name) {
    return Checklist.pages("gomocup", "gomoku").stream()
        .filter(page -> page.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachPageAndTheCountsAreObjects() {
    var json = new JsonOption();
    new CommandLine(json).parseArgs("--json");
    var text = new StringWriter();
    var report = new CheckReport(new PrintWriter(text, true), json);

    report.begin("cat", "gomoku", "gomocup");
    report.add(new PageResult(page("about"), PageVerdict.PASS, "", List.of()));
    report.add(
        new PageResult(
            page("turn"), PageVerdict.FAIL, "line 3", List.of("> START 15", "< \u00e9")));
    report.end();

    assertThat(report.failed()).isEqualTo(1);
    assertThat(text.toString().lines().map(line -> line.replaceFirst("\"title\":\"[^\"]*\",", "")))
        .containsExactly(
            "{\"page\":\"about\",\"verdict\":\"pass\"}",
            "{\"page\":\"turn\",\"verdict\":\"fail\",\"reason\":\"line 3\",\"excerpt\":[\"> START"
                + " 15\",\"< \\u00E9\"]}",
            "{\"program\":\"cat\",\"game\":\"gomoku\",\"protocol\":\"gomocup\",\"pages\":2,"
                + "\"pass\":1,\"fail\":1,\"differs\":0,\"notSupported\":0}");
  }
}
