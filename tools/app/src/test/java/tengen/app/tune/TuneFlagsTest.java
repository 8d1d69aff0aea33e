package tengen.app.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;

/** Tests of the number of steps computed from the number of games. */
final class TuneFlagsTest {
  private static TunePlan plan(int games, int pairs) throws Exception {
    return plan("exploration=0.1..3", games, pairs);
  }

  private static TunePlan plan(String tune, int games, int pairs) throws Exception {
    var flags = new TuneFlags();
    new CommandLine(flags)
        .parseArgs(
            ("--game nogo --engine nogo-classic --tune %s --nodes 10"
                    + " --config ../../config/default.yaml --games %d --pairs %d")
                .formatted(tune, games, pairs)
                .split(" "));
    return flags.plan(new PrintWriter(PrintWriter.nullWriter()));
  }

  @Test
  void aStepTakesTwoGamesForEachPair() throws Exception {
    assertThat(plan(1000, 1).steps()).isEqualTo(500);
    assertThat(plan(1000, 3).steps()).isEqualTo(166);
    assertThat(plan(6, 3).steps()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "exploration=0.1..3 --tune exploration=1..2, exploration is given twice",
    "exploration=1.2.3..4, 'expected NAME=MIN..MAX, such as width=5..30, got exploration=1.2.3..4'",
  })
  void boundsOfAnOptionAreTwoNumbersGivenOnce(String tune, String message) {
    assertThatThrownBy(() -> plan(tune, 1000, 1))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: --tune " + message);
  }

  @Test
  void aJobWithoutResultsHasTheInitialValues() throws Exception {
    assertThat(new TuneWork(plan(1000, 1)).report(List.of(), MatchFormat.JSON))
        .isEqualToIgnoringNewLines(
            "{\"step\":0,\"steps\":500,\"options\":{\"exploration\":\"1.4\"}}");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 501, 1 << 30, Integer.MAX_VALUE})
  void fewerGamesThanOneStepTakesAreRejected(int pairs) {
    assertThatThrownBy(() -> plan(1000, pairs))
        .isInstanceOf(CommandException.class)
        .hasMessage(
            "tengen: --games must be at least 2 per pair, got 1000 for " + pairs + " pairs");
  }
}
