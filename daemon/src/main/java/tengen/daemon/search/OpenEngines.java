package tengen.daemon.search;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;

/** Makes engines, and keeps them in mind until they are closed. Any thread may call. */
final class OpenEngines {
  private final Map<String, GameRules> rules;
  private final ThreadFactory threads;
  private final Consumer<String> log;
  private final Set<Engine> open = ConcurrentHashMap.newKeySet();

  OpenEngines(Map<String, GameRules> rules, ThreadFactory threads, Consumer<String> log) {
    this.rules = rules;
    this.threads = threads;
    this.log = log;
  }

  Engine make(ConfiguredEngine configured, EngineSettings settings, Optional<Path> folder)
      throws EngineException {
    var context =
        new EngineContext(
            rules, threads, folder, line -> log.accept(configured.id() + ": " + line));
    Engine made = configured.make(settings, context);
    open.add(made);
    return made;
  }

  /** Closes an engine; that it fails is only logged. */
  void close(@Nullable Engine engine) {
    try {
      if (engine != null) {
        open.remove(engine);
        engine.close();
      }
    } catch (RuntimeException | Error e) {
      log.accept("an engine failed to close: " + e);
    }
  }

  /** Closes every engine, in mid-search too. */
  void closeAll(Executor executor) {
    open.forEach(engine -> executor.execute(() -> close(engine)));
  }
}
