package tengen.daemon.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineSettings;
import tengen.game.Position;

/**
 * A session's place at an engine: which one, with what settings, and who sits there. The engine is
 * made at the first search. Settings come from the session's loop; the occupant belongs to the
 * {@link SearchService}, which changes it under its lock.
 */
public final class EngineSeat {
  private final ConfiguredEngine configured;
  private final int mostThreads;
  private volatile EngineSettings settings;
  private volatile @Nullable Position newGame;
  private Occupant occupant = new Occupant(this);

  /**
   * An empty seat.
   *
   * @param mostThreads what the host's pool can give to one search
   */
  public EngineSeat(ConfiguredEngine configured, int mostThreads) {
    this.configured = configured;
    this.mostThreads = Math.min(mostThreads, configured.descriptor().maxThreads());
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

  /** Tells the engine, before its next search, that a game begins. */
  public void newGame(Position start) {
    newGame = start;
  }

  /** The game that the engine has not been told of yet; asking takes it. */
  @Nullable Position takeNewGame() {
    Position start = newGame;
    newGame = null;
    return start;
  }

  Occupant occupant() {
    return occupant;
  }

  /**
   * Leaves the present occupant to the thread that still runs it; the next search makes another.
   */
  void vacate() {
    occupant = new Occupant(this);
  }

  /**
   * Sets an option, or one of the host's own settings, from the next search on.
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
        from.memoryBytes(),
        from.seed(),
        from.options());
  }
}
