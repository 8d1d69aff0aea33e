package tengen.app.play;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;

/** The engine that a person plays against. A second engine at full strength gives the hints. */
public final class Opponent implements AutoCloseable {
  private final ConfiguredEngine full;
  private final Map<String, GameRules> rules;
  private final Limits limits;
  private final StandaloneEngine engine;
  private @Nullable StandaloneEngine adviser;

  /**
   * Creates an opponent ready for games from {@code start}.
   *
   * @param playing at the requested level
   * @param full the same engine at full strength
   * @param limits of each move
   */
  public Opponent(
      ConfiguredEngine playing,
      ConfiguredEngine full,
      Map<String, GameRules> rules,
      Limits limits,
      Position start)
      throws EngineException {
    this.full = full;
    this.rules = rules;
    this.limits = limits;
    engine = StandaloneEngine.make(playing, playing.settings(), rules, Optional.empty());
    engine.newGame(start);
  }

  String name() {
    return full.id();
  }

  /** Returns the opponent's move for the side to move. */
  Move move(Position position) throws EngineException, InterruptedException {
    return engine.search(position, limits).move();
  }

  /** Returns the best move of the engine at full strength, which is created on first use. */
  Move hint(Position position) throws EngineException, InterruptedException {
    StandaloneEngine asked = adviser;
    if (asked == null) {
      asked = StandaloneEngine.make(full, full.settings(), rules, Optional.empty());
      asked.newGame(position);
      adviser = asked;
    }
    return asked.search(position, limits).move();
  }

  @Override
  public void close() {
    engine.close();
    if (adviser != null) {
      adviser.close();
    }
  }
}
