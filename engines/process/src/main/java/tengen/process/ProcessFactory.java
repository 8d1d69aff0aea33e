package tengen.process;

import java.util.List;
import java.util.Optional;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.Playable;

/**
 * Factory of the plugin {@code process}, whose engines each run the program named in their options.
 * Without a command it plays no games.
 */
public final class ProcessFactory implements EngineFactory {
  /** Maximum of the option {@code threads}, which is passed to the program. */
  private static final int MAX_THREADS = 1024;

  private final ProcessReaper reaper = new ProcessReaper();

  /** Creates the factory for the service loader. */
  public ProcessFactory() {}

  @Override
  public EngineDescriptor descriptor() {
    return descriptor(EngineSettings.DEFAULT);
  }

  @Override
  public EngineDescriptor descriptor(EngineSettings settings) {
    boolean isNamed = !settings.get(ProcessOptions.COMMAND).isBlank();
    List<Playable> games =
        isNamed ? GameLines.parse(settings.get(ProcessOptions.GAMES)) : List.of();
    if (isNamed) {
      Launch.of(settings)
          .objection()
          .or(() -> objection(games, Client.forProtocol(settings.get(ProcessOptions.DIALECT))))
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
    }
    return new EngineDescriptor(
            "process", "Hosted program", "1", "its own", games.toArray(Playable[]::new))
        .withOptions(ProcessOptions.ALL)
        .withMaxThreads(MAX_THREADS);
  }

  private static Optional<String> objection(List<Playable> games, Client client) {
    return games.stream()
        .map(Playable::rules)
        .flatMap(
            rules -> client.objection(rules).map(why -> "games " + rules + ": " + why).stream())
        .findFirst();
  }

  @Override
  public Engine create(EngineSettings settings, EngineContext context) throws EngineException {
    return ProcessEngine.start(settings, context, reaper);
  }
}
