package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.plugin.PluginLoader;
import tengen.host.search.ConfiguredEngine;

final class EngineJsonTest {
  @Test
  void optionsHaveTheKeysOfTheirType() {
    Plugin plugin = Objects.requireNonNull(PluginLoader.load().plugins().get("nogo-classic"));
    var descriptor =
        plugin
            .descriptor()
            .withOptions(
                new Option.Choice("c", "", "x", List.of("x", "y")),
                new Option.Real("r", "é", 0.5, 0, Double.POSITIVE_INFINITY));
    var engine = new ConfiguredEngine("x", plugin, descriptor, EngineSettings.DEFAULT);

    assertThat(EngineJson.of(List.of(engine)))
        .startsWith("[{\"id\":\"x\",\"plugin\":\"nogo-classic\",")
        .contains("\"games\":[{\"rules\":\"nogo\",\"minSide\":1,")
        .endsWith(
            "\"options\":[{\"name\":\"c\",\"help\":\"\",\"type\":\"choice\",\"default\":\"x\","
                + "\"allowed\":[\"x\",\"y\"]},{\"name\":\"r\",\"help\":\"\\u00E9\",\"type\":\"real\","
                + "\"default\":0.5,\"min\":0.0,\"max\":null}]}]"
                + System.lineSeparator());
  }
}
