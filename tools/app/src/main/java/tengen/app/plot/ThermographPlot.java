package tengen.app.plot;

import java.io.IOException;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.style.markers.SeriesMarkers;
import tengen.cgt.value.Dyadic;
import tengen.cgt.value.Thermograph;
import tengen.cgt.value.Wall;

/**
 * Charts thermographs as in Winning Ways, with temperature upwards and values that favour Left to
 * the left.
 */
public final class ThermographPlot {
  private record Corner(double value, double temperature) {}

  private ThermographPlot() {}

  /**
   * Writes an SVG file and replaces an older one.
   *
   * @param byGame one or more
   */
  public static void write(Path file, Map<String, Thermograph> byGame) throws IOException {
    XYChart chart = SvgChart.of("value, Left's to the left", "temperature");
    chart.getStyler().setYAxisMin(0.0);
    DecimalFormat format =
        new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT));
    chart.setCustomXAxisTickLabelsFormatter(x -> format.format(0.0 - x));
    double top = top(byGame);
    byGame.forEach((name, thermograph) -> add(chart, name, outline(thermograph, top)));
    SvgChart.write(file, chart);
  }

  private static double top(Map<String, Thermograph> byGame) {
    return 1
        + byGame.values().stream()
            .mapToDouble(each -> Math.max(0, number(each.temperature())))
            .max()
            .orElseThrow();
  }

  /** Returns the corners up the left wall to the top of the mast and down the right wall. */
  private static List<Corner> outline(Thermograph thermograph, double top) {
    List<Corner> down = new ArrayList<>(corners(thermograph.right()).toList());
    Collections.reverse(down);
    Corner mast = new Corner(number(thermograph.mean()), top);
    return Stream.of(corners(thermograph.left()), Stream.of(mast), down.stream())
        .flatMap(corners -> corners)
        .toList();
  }

  private static Stream<Corner> corners(Wall wall) {
    return wall.segments().stream()
        .map(segment -> new Corner(number(segment.value()), number(segment.from())));
  }

  private static double number(Dyadic exact) {
    return exact.numerator().doubleValue() / Math.scalb(1.0, exact.exponent());
  }

  private static void add(XYChart chart, String name, List<Corner> outline) {
    double[] x = outline.stream().mapToDouble(corner -> -corner.value()).toArray();
    double[] y = outline.stream().mapToDouble(Corner::temperature).toArray();
    chart.addSeries(name, x, y).setMarker(SeriesMarkers.NONE);
  }
}
