package tengen.engine;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import tengen.game.GameRules;

/**
 * What the host lends to an engine.
 *
 * @param rules every game's referee, by id
 * @param threads makes the engine's own threads, named and at the right priority
 * @param folder where it may keep files between runs; empty, as in most hosts: nowhere
 * @param log takes one line of the operator's story; any thread
 * @param warnings takes one line for an operator who should look; any thread
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

  /** From a host that makes no difference between the two. */
  public EngineContext(
      Map<String, GameRules> rules,
      ThreadFactory threads,
      Optional<Path> folder,
      Consumer<String> log) {
    this(rules, threads, folder, log, log);
  }
}
