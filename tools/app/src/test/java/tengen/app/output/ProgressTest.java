package tengen.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Tests of progress without a terminal. */
final class ProgressTest {
  private static String lines(long done, long total, int... reports) {
    var out = new StringWriter();
    try (Progress progress = Progress.lines(done, total, new PrintWriter(out))) {
      for (int now : reports) {
        progress.at(now, "x");
      }
    }
    return out.toString();
  }

  @Test
  void eachTenthIsALineAlsoIfStepsAreSkipped() {
    assertThat(lines(0, 40, 1, 3, 4, 5, 9, 10, 18))
        .isEqualToNormalizingNewlines("4 of 40: x\n9 of 40: x\n18 of 40: x\n");
    assertThat(lines(9, 40, 10, 11, 12)).isEqualToNormalizingNewlines("12 of 40: x\n");
  }

  @Test
  void withoutATotalEachHundredthStepIsALine() {
    assertThat(lines(150, Progress.ENDLESS, 151, 199, 204, 205))
        .isEqualToNormalizingNewlines("204: x\n");
  }
}
