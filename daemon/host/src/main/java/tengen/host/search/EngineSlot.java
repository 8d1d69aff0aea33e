package tengen.host.search;

import java.nio.file.Path;
import java.util.Optional;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.host.log.SessionId;

/**
 * An engine of a session: the chosen engine, its settings, and its {@link EngineInstance}. The
 * engine is created when a game starts, if a thread and memory are free, else at the first search.
 * The session's loop changes the settings; the {@link SearchService} changes the instance under its
 * lock.
 */
public final class EngineSlot {
  private final ConfiguredEngine configured;
  private final SessionId session;
  private final int mostThreads;
  private final long mostBytes;
  private volatile EngineSettings settings;
  private volatile Optional<Path> folder = Optional.empty();

  /** Replaced under the lock of this, so that no game is announced to a replaced instance. */
  private volatile EngineInstance instance = new EngineInstance(this, null);

  /**
   * Creates a slot without an engine. Limits its settings to the pool's size.
   *
   * @param session owner of the slot, for fair scheduling
   */
  public EngineSlot(ConfiguredEngine configured, SearchService.Pool pool, SessionId session) {
    this.session = session;
    this.configured = configured;
    this.mostThreads = pool.mostThreads(configured);
    this.mostBytes = pool.mostBytes(configured);
    this.settings = withinPool(configured.settings());
  }

  /** Returns the configured engine, without the session's settings. */
  public ConfiguredEngine configured() {
    return configured;
  }

  /** Returns the settings of the next search. */
  public EngineSettings settings() {
    return settings;
  }

  /** Sets the directory for the engine's files, from its next search on. */
  public void allowDirectory(Path place) {
    folder = Optional.of(place);
  }

  /** Returns the directory for the engine's files. */
  Optional<Path> folder() {
    return folder;
  }

  /** Announces a new game. The engine is notified before its next search. */
  public synchronized void newGame(Position start) {
    instance.announce(start);
  }

  SessionId session() {
    return session;
  }

  EngineInstance instance() {
    return instance;
  }

  /** Leaves the instance to the thread that runs it; the next search creates another. */
  synchronized void vacate() {
    instance = new EngineInstance(this, instance.takeNewGame());
  }

  /**
   * Sets an option of the engine or the host, from the next search on. {@code memory-mib} cannot
   * exceed the configured value.
   *
   * @return the error; empty on success
   */
  public Optional<String> configure(String name, String value) {
    return switch (SettingsChange.of(settings, configured.descriptor(), name, value)) {
      case SettingsChange.Rejected(String why) -> Optional.of(why);
      case SettingsChange.To(EngineSettings changed) -> {
        settings = withinPool(changed);
        yield Optional.empty();
      }
    };
  }

  private EngineSettings withinPool(EngineSettings from) {
    return new EngineSettings(
        Math.clamp(from.threads(), 1, mostThreads),
        Math.clamp(from.memoryBytes(), 1L << 20, mostBytes),
        from.seed(),
        from.options());
  }
}
