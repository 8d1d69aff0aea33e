package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

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

  /** Throws an error wherever a plugin is called. */
  private record Crashing(boolean creates) implements EngineFactory, Engine {
    @Override
    public EngineDescriptor descriptor() {
      return DESCRIPTOR;
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      if (!creates) {
        throw new StackOverflowError();
      }
      return this;
    }

    @Override
    public void newGame(Position start) {
      throw new StackOverflowError();
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      throw new StackOverflowError();
    }

    @Override
    public Finding inspect(Position position, String topic, SearchControl control) {
      throw new StackOverflowError();
    }

    @Override
    public void close() {}
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

  @Test
  void anErrorOfAPluginIsAFailureOfItsEngine() throws Exception {
    assertCrashes(() -> make(new Crashing(false)));
    Position start = Position.start("nogo", Setup.Board.empty(5, 5));
    try (StandaloneEngine engine = make(new Crashing(true))) {
      assertCrashes(() -> engine.newGame(start));
      assertCrashes(() -> engine.search(start, Limits.NONE));
      assertCrashes(() -> engine.inspect(start, "value", Limits.NONE, _ -> {}));
    }
  }

  private static StandaloneEngine make(EngineFactory factory) throws EngineException {
    var plugin = new Plugin(factory, DESCRIPTOR, "test");
    var configured = new ConfiguredEngine("mine", plugin, DESCRIPTOR, EngineSettings.DEFAULT);
    return StandaloneEngine.make(
        configured, EngineSettings.DEFAULT, TestService.RULES, Optional.empty());
  }

  private static void assertCrashes(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            EngineException.class, e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.BROKEN))
        .hasMessage("java.lang.StackOverflowError")
        .hasCauseInstanceOf(StackOverflowError.class);
  }
}
