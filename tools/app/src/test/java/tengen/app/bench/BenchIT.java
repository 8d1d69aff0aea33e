package tengen.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.output.ExitCode;
import tengen.support.Program;

/** Tests of the command {@code bench}. */
@Tag("full")
class BenchIT {
  @Test
  void twoRunsGiveOneSignature() throws Exception {
    List<String> first = bench("--nodes=1000");

    try (Program second = Distribution.built().tengen("bench", "--nodes=1000")) {
      assertThat(second.peer().rest().getLast())
          .matches("signature [0-9a-f]{8}")
          .isEqualTo(first.getLast());
      assertThat(second.exitCode()).as(second.errors()).isZero();
    }
    assertThat(first).contains("gomoku", "gomoku-classic", "nogo", "nogo-classic");
    assertThat(first).filteredOn(line -> line.contains("  nogo-")).hasSize(12);
    assertThat(first).noneMatch(line -> line.contains("refused") || line.contains("lost"));
  }

  @Test
  void otherSearchesGiveAnotherSignature() throws Exception {
    assertThat(bench("--nodes=1000", "--engine=nogo-classic").getLast())
        .isNotEqualTo(bench("--nodes=1500", "--engine=nogo-classic").getLast());
  }

  @Test
  void resultsArePrintedAsObjects() throws Exception {
    String[] nogo = {"--nodes=100", "--engine=nogo-classic"};
    String signature = bench(nogo).getLast().replace("signature ", "");

    List<String> objects = bench("--json", nogo[0], nogo[1]);

    String speed = "\"nodes\":\\d+,\"ms\":\\d+,\"nodesPerSecond\":\\d+}";
    assertThat(objects.getFirst())
        .matches(
            "\\{\"position\":\"nogo-1\",\"engine\":\"nogo-classic\",\"move\":\"\\d,\\d\","
                + "\"score\":\"0[.]\\d{4}\",\"nodes\":\\d+}");
    assertThat(objects.get(objects.size() - 2)).matches("\\{\"engine\":\"nogo-classic\"," + speed);
    assertThat(objects.getLast()).matches("\\{\"signature\":\"" + signature + "\"," + speed);
  }

  @Test
  void enginesWithoutABenchPositionAreReported() throws Exception {
    Commands.Result result = Commands.run("bench", "--engine=cgt");

    assertThat(result.exitCode()).isEqualTo(ExitCode.NO_ENGINE);
    assertThat(result.errors()).isEqualTo("tengen: bench has no position that engine cgt plays\n");
    assertThat(result.lines()).isEmpty();
  }

  private List<String> bench(String... arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of("bench"));
    all.addAll(List.of(arguments));
    Commands.Result result = Commands.run(all.toArray(String[]::new));
    assertThat(result.exitCode()).as(result.errors()).isZero();
    return result.lines();
  }
}
