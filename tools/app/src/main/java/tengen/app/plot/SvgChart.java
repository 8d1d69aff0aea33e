package tengen.app.plot;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import tengen.arena.match.WholeFile;

/** What all pictures of lines share. Needs no screen. */
final class SvgChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 500;

  private SvgChart() {}

  /** Without a line yet. */
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

  /** Writes an SVG, over an older one if there is one. */
  static void write(Path file, XYChart chart) throws IOException {
    var picture = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(chart, picture, VectorGraphicsFormat.SVG);
    WholeFile.write(file, picture.toByteArray());
  }
}
