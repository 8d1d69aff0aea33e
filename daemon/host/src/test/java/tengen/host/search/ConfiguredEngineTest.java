package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.host.plugin.PluginCatalog.Plugin;

class ConfiguredEngineTest {
  private static final EngineDescriptor DESCRIPTOR =
      new EngineDescriptor("toy", "Toy", "1", "test", Playable.board("nogo", 2, 19));

  private static final class NoEngines implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      return DESCRIPTOR;
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      return null;
    }
  }

  @Test
  void nullEnginesAreReportedAsFailures() {
    var plugin = new Plugin(new NoEngines(), DESCRIPTOR, "test");
    var toy = new ConfiguredEngine("toy", plugin, DESCRIPTOR, EngineSettings.DEFAULT);
    var context = new EngineContext(TestService.RULES, Thread::new, Optional.empty(), _ -> {});

    assertThatThrownBy(() -> toy.make(EngineSettings.DEFAULT, context))
        .isInstanceOf(EngineException.class)
        .hasMessage("the plugin returned null for an engine");
  }
}
