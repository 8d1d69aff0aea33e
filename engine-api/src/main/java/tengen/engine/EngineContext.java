package tengen.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import tengen.game.GameRules;

/**
 * Services that the host gives to an engine.
 *
 * @param rules the referee of every installed game, by id
 * @param threads creates the engine's threads with a name and the right priority
 * @param folder a directory for files that outlive a run; empty in most hosts, which offer none
 * @param log accepts one line for the operator's log; callable from any thread
 * @param warnings accepts one line that the operator should act on; callable from any thread
 */
public record EngineContext(
    Map<String, GameRules> rules,
    ThreadFactory threads,
    Optional<Path> folder,
    Consumer<String> log,
    Consumer<String> warnings) {
  public EngineContext {
    rules = Map.copyOf(rules);
  }

  /** Creates a context whose warnings go to {@code log} as well. */
  public EngineContext(
      Map<String, GameRules> rules,
      ThreadFactory threads,
      Optional<Path> folder,
      Consumer<String> log) {
    this(rules, threads, folder, log, log);
  }
}
