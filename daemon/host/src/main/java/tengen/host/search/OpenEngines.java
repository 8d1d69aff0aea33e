package tengen.host.search;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.host.log.LogDetails;
import tengen.host.plugin.ForeignText;

/**
 * Creates engines and tracks them until they are closed. Thread-safe.
 *
 * <p>An engine's id is part of its log format, so the rate limit applies to each engine separately.
 */
final class OpenEngines {
  private final Map<String, GameRules> rules;
  private final ThreadFactory threads;
  private final System.Logger log;

  /** Starts watching the close of a plugin's engine; returns an action to run at its end. */
  private final Function<String, Runnable> watch;

  private record Origin(String id, String plugin) {}

  /**
   * The open engines and their origins. By identity, because engines that are records may be equal.
   */
  private final Map<Engine, Origin> open = Collections.synchronizedMap(new IdentityHashMap<>());

  OpenEngines(
      Map<String, GameRules> rules,
      ThreadFactory threads,
      Function<String, Runnable> watch,
      System.Logger log) {
    this.watch = watch;
    this.rules = rules;
    this.threads = threads;
    this.log = log;
  }

  Engine make(ConfiguredEngine configured, EngineSettings settings, Optional<Path> folder)
      throws EngineException {
    String format = configured.id() + ": {0}";
    var context =
        new EngineContext(
            rules,
            threads,
            folder,
            line -> log.log(Level.INFO, format, ForeignText.cut(line)),
            line -> log.log(Level.WARNING, format, ForeignText.cut(line)));
    Engine made = configured.make(settings, context);
    open.put(made, new Origin(configured.id(), configured.plugin().descriptor().id()));
    return made;
  }

  /** Closes an engine unless that was done before; logs failures. */
  void close(@Nullable Engine engine) {
    Origin origin = engine == null ? null : open.remove(engine);
    if (engine == null || origin == null) {
      return;
    }
    Runnable closed = watch.apply(origin.plugin());
    try {
      engine.close();
    } catch (Throwable e) { // Other languages may throw undeclared checked exceptions.
      String format = LogDetails.line("engine failed to close", "engine", origin.id()) + "{0}";
      log.log(Level.WARNING, format, LogDetails.following("error", ForeignText.of(e)));
    } finally {
      closed.run();
    }
  }

  /** Closes all engines, even while they search. */
  void closeAll(Executor executor) {
    List<Engine> all;
    synchronized (open) {
      all = List.copyOf(open.keySet());
    }
    all.forEach(engine -> executor.execute(() -> close(engine)));
  }
}
