package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.host.search.TestService.RULES;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tengen.engine.Engine;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.testing.ListLog;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchResult;
import tengen.support.ToyFactory;

/** Log lines about engines and by engines. */
class EngineLinesTest {
  private static final EngineDescriptor DESCRIPTOR =
      new EngineDescriptor("toy", "Toy", "1", "test", Playable.board("nogo", 2, 19));

  private final ListLog log = new ListLog(Level.INFO);
  private final OpenEngines engines = new OpenEngines(RULES, Thread::new, _ -> () -> {}, log);

  /** An engine that equals others with the same counter. */
  private record Closing(AtomicInteger closed) implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      throw new AssertionError("not asked");
    }

    @Override
    public void close() {
      closed.incrementAndGet();
      throw new IllegalStateException("a bug");
    }
  }

  private static ConfiguredEngine configured(ToyFactory.Maker maker) {
    var factory = new ToyFactory(_ -> DESCRIPTOR, maker);
    var plugin = new Plugin(factory, DESCRIPTOR, "test");
    return new ConfiguredEngine("toy-7", plugin, DESCRIPTOR, EngineSettings.DEFAULT);
  }

  private Engine made(ToyFactory.Maker maker) throws EngineException {
    return engines.make(configured(maker), EngineSettings.DEFAULT, Optional.empty());
  }

  @Test
  void engineMessagesAreNotLoggedAsWarnings() throws EngineException {
    var _ =
        made(
            (_, context) -> {
              context.log().accept("made with {0}");
              context.warnings().accept("out of luck");
              return new Closing(new AtomicInteger());
            });

    assertThat(log.lines(Level.INFO)).containsExactly("toy-7: made with {0}");
    assertThat(log.lines(Level.WARNING)).containsExactly("toy-7: out of luck");
  }

  @Test
  void anEngineThatFailsToCloseIsNamed() throws EngineException {
    engines.close(made((_, _) -> new Closing(new AtomicInteger())));

    assertThat(log.lines(Level.WARNING))
        .containsExactly(
            "engine failed to close engine=toy-7 error=\"java.lang.IllegalStateException: a bug\"");
  }

  @Test
  void enginesThatAreEqualAreEachClosedOnce() throws EngineException {
    var closed = new AtomicInteger();
    ConfiguredEngine toy = configured((_, _) -> new Closing(closed));
    Engine first = engines.make(toy, EngineSettings.DEFAULT, Optional.empty());
    Engine second = engines.make(toy, EngineSettings.DEFAULT, Optional.empty());
    assertThat(first).isEqualTo(second);

    engines.closeAll(Runnable::run);
    assertThat(closed).hasValue(2);

    engines.close(second);
    assertThat(closed).hasValue(2);
  }
}
