package tengen.process;

import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;

/**
 * The plugin {@code process}: each engine hosts one program that its options name. Without a
 * command it plays nothing.
 */
public final class ProcessFactory implements EngineFactory {
  /** A program's threads are its own; so many can be asked for. */
  private static final int MAX_THREADS = 1024;

  private final Watcher watcher = new Watcher();

  /** For the service loader. */
  public ProcessFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    return descriptor(EngineSettings.DEFAULT);
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    boolean isNamed = !settings.get(ProcessOptions.COMMAND).isBlank();
    if (isNamed) {
      Launch.of(settings)
          .objection()
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
    }
    return new EngineDescriptor(
            "process",
            "Hosted program",
            "1",
            "its own",
            isNamed
                ? GameLines.parse(settings.get(ProcessOptions.GAMES)).toArray(Playable[]::new)
                : new Playable[0])
        .withOptions(ProcessOptions.ALL)
        .withMaxThreads(MAX_THREADS);
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return ProcessEngine.start(settings, context, watcher);
  }
}
