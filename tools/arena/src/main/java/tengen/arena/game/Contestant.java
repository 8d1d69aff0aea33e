package tengen.arena.game;

import java.util.TreeMap;
import tengen.engine.EngineSettings;
import tengen.host.search.ConfiguredEngine;

/**
 * One player of a match.
 *
 * @param name in tables and records; no two of a match share one
 */
public record Contestant(String name, ConfiguredEngine engine, TimeControl time) {
  /** Whether it plays a game the same again: by no clock, by one thread, and no other's program. */
  public boolean isRepeatable() {
    return !time.isTimed() && engine.settings().threads() == 1 && !isProgram();
  }

  /** Returns whether another program searches, which plans its time by itself. */
  boolean isProgram() {
    return engine.plugin().descriptor().id().equals("process");
  }

  /** On one line, all that makes it what it is, to tell whether two matches are the same. */
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
        + new TreeMap<>(settings.options());
  }
}
