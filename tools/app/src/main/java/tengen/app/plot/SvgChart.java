package tengen.app.plot;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import tengen.arena.match.AtomicFile;

/** Common style and SVG output of line charts. Needs no display. */
final class SvgChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 500;

  private SvgChart() {}

  /** Creates an empty chart. */
  static XYChart of(String xTitle, String yTitle) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .xAxisTitle(xTitle)
            .yAxisTitle(yTitle)
            .build();
    chart.getStyler().setPlotGridLinesVisible(false);
    chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideS);
    return chart;
  }

  /** Writes an SVG file and replaces an older one. */
  static void write(Path file, XYChart chart) throws IOException {
    var picture = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(chart, picture, VectorGraphicsFormat.SVG);
    AtomicFile.write(file, picture.toByteArray());
  }
}
