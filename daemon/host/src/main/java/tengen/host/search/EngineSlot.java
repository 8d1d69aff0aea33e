package tengen.host.search;

import java.nio.file.Path;
import java.util.Optional;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.host.log.SessionId;

/**
 * One engine of a session: which, with what settings, and its {@link EngineInstance}. The engine is
 * made when a game begins, if a thread and memory are free then, else at the first search. Settings
 * come from the session's loop; the instance belongs to the {@link SearchService}, which changes it
 * under its lock.
 */
public final class EngineSlot {
  private final ConfiguredEngine configured;
  private final SessionId session;
  private final int mostThreads;
  private final long mostBytes;
  private volatile EngineSettings settings;
  private volatile Optional<Path> folder = Optional.empty();
  private volatile EngineInstance instance = new EngineInstance(this, null);

  /**
   * A slot without an engine yet; no search on it gets more than the pool has.
   *
   * @param session whose slot it is: sessions are served in turn
   */
  public EngineSlot(ConfiguredEngine configured, SearchService.Pool pool, SessionId session) {
    this.session = session;
    this.configured = configured;
    this.mostThreads = pool.mostThreads(configured);
    this.mostBytes = pool.mostBytes(configured);
    this.settings = withinPool(configured.settings());
  }

  /** The engine as configured, before this session's own settings. */
  public ConfiguredEngine configured() {
    return configured;
  }

  /** What the next search runs with. */
  public EngineSettings settings() {
    return settings;
  }

  /** Where its engine may keep files, from its next search on. */
  public void lend(Path place) {
    folder = Optional.of(place);
  }

  /** Where its engine may keep files. */
  Optional<Path> folder() {
    return folder;
  }

  /** Tells the engine, before its next search, that a game begins. */
  public void newGame(Position start) {
    instance.announce(start);
  }

  SessionId session() {
    return session;
  }

  EngineInstance instance() {
    return instance;
  }

  /**
   * Leaves the present instance to the thread that still runs it; the next search makes another.
   */
  void vacate() {
    instance = new EngineInstance(this, instance.takeNewGame());
  }

  /**
   * Sets an option, or one of the host's own settings, from the next search on. A client's {@code
   * memory-mib} only ever lowers what the operator configured.
   *
   * @return why not; empty: done
   */
  public Optional<String> configure(String name, String value) {
    return switch (SettingsChange.of(settings, configured.descriptor(), name, value)) {
      case SettingsChange.Refused(String why) -> Optional.of(why);
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
