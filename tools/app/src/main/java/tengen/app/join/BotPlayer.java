package tengen.app.join;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.app.install.Installation;
import tengen.arena.match.Contestants;
import tengen.arena.match.PlayerSpec;
import tengen.engine.EngineException;
import tengen.game.Position;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;

/** The engine or program that a bot plays with, for the game that its table has. */
final class BotPlayer {
  private final Installation installation;
  private final PlayerSpec spec;
  private @Nullable Position tried;

  BotPlayer(Installation installation, PlayerSpec spec) {
    this.installation = installation;
    this.spec = spec;
  }

  /**
   * Returns the engine for games from this position.
   *
   * @throws IllegalArgumentException if it does not play them
   */
  ConfiguredEngine engine(Position start) {
    return new Contestants(installation.engines(), installation.catalog().plugins(), start)
        .of(List.of(spec))
        .getFirst()
        .engine();
  }

  /**
   * Returns why the engine cannot play games from this position. Starts it for a moment, because a
   * program may be missing or reject the game.
   */
  Optional<String> objection(Position start) {
    if (start.equals(tried)) {
      return Optional.empty();
    }
    try {
      ConfiguredEngine engine = engine(start);
      try (StandaloneEngine trial =
          StandaloneEngine.make(
              engine, engine.settings(), installation.catalog().rules(), Optional.empty())) {
        trial.newGame(start);
      }
    } catch (IllegalArgumentException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (EngineException e) {
      return Optional.of("the engine failed: " + e.getMessage());
    }
    tried = start;
    return Optional.empty();
  }
}
