package tengen.app.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Parameter;

/** Tests of parameter charts. */
final class ParameterPlotTest {
  private static final List<Parameter> PARAMETERS =
      List.of(new Parameter("x", 0, 8, 4, false), new Parameter("n", 100, 200, 100, true));

  @TempDir Path folder;

  private String written(int iterations) throws IOException {
    List<Iteration> path =
        IntStream.range(0, iterations)
            .mapToObj(
                number -> {
                  List<Double> values = List.of(number / 8.0, 100.0 + number);
                  return new Iteration(number, values, values, 0.5, values);
                })
            .toList();
    Path file = folder.resolve("paths.svg");
    ParameterPlot.write(file, PARAMETERS, path);
    return Files.readString(file);
  }

  /**
   * Returns the number of line segments. Only paths have thick lines: one between two iterations,
   * and one in the legend.
   */
  private static long pieces(String svg) {
    return svg.lines().filter(line -> line.contains("stroke-width:2;")).count();
  }

  @Test
  void thePlotHasAPathForEachParameter() throws IOException {
    String svg = written(50);
    assertThat(svg).contains("<svg ").endsWith("</svg>\n");
    assertThat(pieces(svg)).isEqualTo(2 * 50);
  }

  @Test
  void longPlotsAreThinnedOut() throws IOException {
    // Iteration 0 and every 21st one, counted back from the 2000th.
    assertThat(pieces(written(2001))).isEqualTo(2 * 97);
    assertThat(pieces(written(100))).isEqualTo(2 * 100);
  }

  @Test
  void aShorterOneReplacesALongerOne() throws IOException {
    assertThat(pieces(written(50))).isEqualTo(2 * 50);
    assertThat(pieces(written(1))).isEqualTo(2);
  }
}
