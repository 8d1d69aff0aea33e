package tengen.app.match;

import java.util.TreeMap;
import tengen.arena.game.Contestant;
import tengen.engine.EngineSettings;

/** All that makes a player what it is, to tell whether two matches are the same. */
public final class PlayerText {
  private PlayerText() {}

  /** On one line. */
  public static String of(Contestant player) {
    EngineSettings settings = player.engine().settings();
    return player.name()
        + " is "
        + player.engine().plugin().descriptor().id()
        + " "
        + player.engine().descriptor().version()
        + " with "
        + player.time()
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
