package tengen.arena.game;

import java.util.TreeMap;
import tengen.engine.EngineSettings;
import tengen.host.search.ConfiguredEngine;

/**
 * A player of a match.
 *
 * @param name name in tables and records, unique within a match
 * @param restarts whether its engine is made anew for each game
 */
public record Contestant(String name, ConfiguredEngine engine, TimeControl time, boolean restarts) {
  /** Creates a player whose engine is kept from game to game. */
  public Contestant(String name, ConfiguredEngine engine, TimeControl time) {
    this(name, engine, time, false);
  }

  /**
   * Returns whether it repeats a game exactly: it uses no clock, a single thread and no external
   * program.
   */
  public boolean isRepeatable() {
    return !time.isTimed() && engine.settings().threads() == 1 && !isProgram();
  }

  /** Returns whether an external program searches, which manages its time itself. */
  boolean isProgram() {
    return engine.plugin().descriptor().id().equals("process");
  }

  /**
   * Returns one line with everything that determines its play, to tell whether two matches are the
   * same.
   */
  public String identity() {
    EngineSettings settings = engine.settings();
    return name
        + " is "
        + engine.plugin().descriptor().id()
        + " "
        + engine.descriptor().version()
        + " with "
        + time
        + ", threads "
        + settings.threads()
        + ", memory "
        + settings.memoryBytes()
        + ", seed "
        + settings.seed()
        + ", "
        + new TreeMap<>(settings.options())
        + (restarts ? ", restarted for each game" : "");
  }
}
