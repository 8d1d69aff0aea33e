package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.host.plugin.PluginCatalog.Plugin;

@Isolated("replaces standard error")
class StandaloneEngineTest {
  private static final EngineDescriptor DESCRIPTOR =
      new EngineDescriptor("toy", "Toy", "1", "test", Playable.board("nogo", 2, 19));

  private final PrintStream standardError = System.err;
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  /** Logs two lines and returns no engine. */
  private static final class Teller implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      return DESCRIPTOR;
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      context.log().accept("table of 3 MiB");
      context.warnings().accept("no weights");
      return null;
    }
  }

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void listenNoMore() {
    System.setErr(standardError);
  }

  @Test
  void onlyWarningsGoToStandardError() {
    var plugin = new Plugin(new Teller(), DESCRIPTOR, "test");
    var toy = new ConfiguredEngine("mine", plugin, DESCRIPTOR, EngineSettings.DEFAULT);

    assertThatThrownBy(
            () ->
                StandaloneEngine.create(
                    toy, EngineSettings.DEFAULT, TestService.RULES, Optional.empty()))
        .isInstanceOf(EngineException.class);
    assertThat(errors.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("warning: engine mine: no weights");
  }
}
