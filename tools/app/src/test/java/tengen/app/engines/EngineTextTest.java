package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineSettings;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.plugin.PluginLoader;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Topic;

final class EngineTextTest {

  @Test
  void theSmallestBoardHasTwoPoints() {
    Plugin plugin = Objects.requireNonNull(PluginLoader.load().plugins().get("nogo-classic"));
    var engine = new ConfiguredEngine("x", plugin, plugin.descriptor(), EngineSettings.DEFAULT);
    assertThat(EngineText.of(List.of(engine)).lines())
        .anyMatch(line -> line.matches(" *1x2 to \\d+x\\d+, rectangles +nogo.*"));
  }

  @Test
  void topicsAreATable() {
    Plugin plugin = Objects.requireNonNull(PluginLoader.load().plugins().get("nogo-classic"));
    var descriptor = plugin.descriptor().withTopics(new Topic("value", "its value", false));
    var engine = new ConfiguredEngine("x", plugin, descriptor, EngineSettings.DEFAULT);
    assertThat(EngineText.of(List.of(engine)).lines())
        .anyMatch(line -> line.matches(" +topic +meaning"))
        .anyMatch(line -> line.matches(" +value +its value"));
  }
}
