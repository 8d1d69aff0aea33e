package tengen.app.plot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Parameter;

/**
 * Charts the values of tuned parameters over the iterations, each scaled to its bounds. Needs no
 * display.
 */
public final class ParameterPlot {
  /** Maximum number of iterations drawn, since a long tuning would take megabytes. */
  private static final int MAX_ITERATIONS = 100;

  private ParameterPlot() {}

  /**
   * Writes an SVG file and replaces an older one.
   *
   * @param path one iteration or more
   */
  public static void write(Path file, List<Parameter> parameters, List<Iteration> path)
      throws IOException {
    XYChart chart = SvgChart.of("iteration", "share of the range");
    chart.getStyler().setYAxisMin(0.0).setYAxisMax(1.0);
    List<Iteration> drawn = drawn(path);
    double[] numbers = drawn.stream().mapToDouble(Iteration::number).toArray();
    IntStream.range(0, parameters.size())
        .forEach(index -> add(chart, numbers, parameters.get(index), values(drawn, index)));
    SvgChart.write(file, chart);
  }

  /** Returns equally spaced iterations, including the last. */
  private static List<Iteration> drawn(List<Iteration> path) {
    int distance = Math.ceilDiv(path.size(), MAX_ITERATIONS);
    int last = path.size() - 1;
    return IntStream.rangeClosed(last % distance == 0 ? 0 : -1, last / distance)
        .map(i -> Math.max(0, last % distance + i * distance))
        .mapToObj(path::get)
        .toList();
  }

  private static double[] values(List<Iteration> path, int index) {
    return path.stream().mapToDouble(each -> each.values().get(index)).toArray();
  }

  private static void add(XYChart chart, double[] numbers, Parameter parameter, double[] values) {
    double last = values[values.length - 1];
    String title =
        String.format(
            "%s %s (%s to %s)",
            parameter.name(),
            parameter.text(last),
            parameter.text(parameter.min()),
            parameter.text(parameter.max()));
    double[] shares =
        IntStream.range(0, values.length)
            .mapToDouble(i -> (values[i] - parameter.min()) / parameter.range())
            .toArray();
    chart.addSeries(title, numbers, shares).setMarker(SeriesMarkers.NONE);
  }
}
