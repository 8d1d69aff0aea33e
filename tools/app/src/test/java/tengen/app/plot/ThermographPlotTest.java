package tengen.app.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.cgt.Budget;
import tengen.cgt.value.Forms;
import tengen.cgt.value.Thermograph;

/** Tests of thermograph charts. */
final class ThermographPlotTest {
  private static final Pattern LINE =
      Pattern.compile("stroke-width:2;.* x1=\"(.+?)\" x2=\"(.+?)\" y1=\"(.+?)\" y2=\"(.+?)\"");

  private record Line(double fromX, double toX, double fromY, double toY) {}

  @TempDir Path folder;

  private static Map<String, Thermograph> thermographs(String... games) {
    Forms forms = new Forms(Budget.of(10_000));
    Map<String, Thermograph> byGame = new LinkedHashMap<>();
    for (String game : games) {
      byGame.put(game, forms.parse(game).thermograph());
    }
    return byGame;
  }

  private String written(String... games) throws IOException {
    Path file = folder.resolve("thermographs.svg");
    ThermographPlot.write(file, thermographs(games));
    return Files.readString(file);
  }

  /**
   * Returns the lines of the thermographs, which alone are thick. The last line of each game is in
   * the legend.
   */
  private static List<Line> lines(String svg) {
    return LINE.matcher(svg)
        .results()
        .map(
            found ->
                new Line(
                    Double.parseDouble(found.group(1)),
                    Double.parseDouble(found.group(2)),
                    Double.parseDouble(found.group(3)),
                    Double.parseDouble(found.group(4))))
        .toList();
  }

  /** Counts two walls, the mast up and down, and the legend. */
  @Test
  void aSwitchHasTwoWallsAndAMast() throws IOException {
    assertThat(lines(written("+-1"))).hasSize(5);
    assertThat(lines(written("+-1", "{2|1}"))).hasSize(10);
    assertThat(lines(written("3/4"))).hasSize(3);
  }

  @Test
  void anOlderPictureIsReplacedAsAWhole() throws IOException {
    Path file = Files.writeString(folder.resolve("thermographs.svg"), "older");
    Path older = Files.createLink(folder.resolve("older.svg"), file);
    written("+-1");

    assertThat(older).hasContent("older");
    assertThat(file).content().contains("</svg>");
  }

  @Test
  void unwritablePicturesAreReportedWithTheSystemsReason() {
    assertThatThrownBy(() -> ThermographPlot.write(Path.of("/dev/full"), thermographs("+-1")))
        .isInstanceOf(IOException.class)
        .hasMessage("No space left on device");
  }

  @Test
  void theLeftWallIsOnTheLeftAndTemperatureRises() throws IOException {
    List<Line> lines = lines(written("{4|-1}"));
    Line leftWall = lines.getFirst();
    assertThat(leftWall.fromX()).isLessThan(leftWall.toX());
    assertThat(leftWall.fromY()).isGreaterThan(leftWall.toY());
    Line rightWall = lines.get(3);
    assertThat(rightWall.toX()).isGreaterThan(rightWall.fromX());
    assertThat(rightWall.toY()).isEqualTo(leftWall.fromY());
  }
}
