package tengen.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks a finished analysis session. Each id and turn has exactly one final result, which is its
 * last output.
 */
final class AnalysisJudge {
  private static final Pattern RESULT =
      Pattern.compile(
          "\\{\"id\":\"(q[0-9]+)\",\"turnNumber\":([0-9]),\"isDuringSearch\":(\\w+),.*\\}");
  private static final Pattern ECHO = Pattern.compile("\\{\"id\":\"(a[0-9]+)\",.*\\}");
  private static final Pattern FAULT =
      Pattern.compile("\\{(\"field\":\"id\",)?\"error\":\".*\"code\":\"bad-.*\"\\}");

  private final List<String> lines;

  AnalysisJudge(List<String> lines) {
    this.lines = lines;
  }

  void judge(AnalysisScript script) {
    List<String> ends = new ArrayList<>();
    List<String> echoes = new ArrayList<>();
    int faults = 0;
    for (String line : lines) {
      Matcher result = RESULT.matcher(line);
      Matcher echo = ECHO.matcher(line);
      if (result.matches()) {
        String idAndTurn = result.group(1) + " " + result.group(2);
        assertThat(ends).as(line).doesNotContain(idAndTurn);
        if (result.group(3).equals("false")) {
          ends.add(idAndTurn);
        }
      } else if (echo.matches()) {
        echoes.add(echo.group(1));
      } else {
        assertThat(line).matches(FAULT);
        faults++;
      }
    }
    assertThat(ends).containsExactlyInAnyOrderElementsOf(script.ends());
    assertThat(echoes).containsExactlyElementsOf(script.echoes());
    assertThat(faults).isEqualTo(script.faults());
  }
}
