package tengen.app.flags;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.batch.BatchCommand;
import tengen.app.control.TopCommand;
import tengen.app.output.CommandException;

/** Tests of the refresh interval of {@code top} and {@code batch status}. */
final class RefreshFlagsTest {
  private static long everyMs(String every) throws CommandException {
    var flags = new RefreshFlags();
    new CommandLine(flags).parseArgs("--every", every);
    return flags.everyMs();
  }

  @ParameterizedTest
  @CsvSource({"1, 1000", "0.0001, 1", "2.5, 2500", "86400, 86400000"})
  void secondsAreMilliseconds(String every, long ms) throws CommandException {
    assertThat(everyMs(every)).isEqualTo(ms);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "NaN", "86401", "100000"})
  void valuesOutOfRangeAreReportedWithBothBounds(String every) {
    assertThatThrownBy(() -> everyMs(every))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: --every must be above 0 and at most 86400");
  }

  @Test
  void otherFlagsAreReportedByThemselves() {
    assertRejected(new TopCommand(), "--count must be at least 1", "--count", "0");
    CommandLine status = new CommandLine(new BatchCommand()).getSubcommands().get("status");
    assertRejected(
        status.getCommand(), "--watch cannot be combined with --json", "--watch", "--json");
  }

  private static void assertRejected(Callable<Integer> command, String why, String... flags) {
    new CommandLine(command).parseArgs(flags);
    assertThatThrownBy(command::call)
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + why);
  }
}
