package tengen.arena.game;

import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * One contestant's engine, kept from game to game; made anew after it failed. Confined to one
 * worker's thread, apart from {@link #close}.
 */
public final class Seat implements AutoCloseable {
  private final Contestant contestant;
  private final EngineContext context;
  private volatile @Nullable Engine engine;

  /** An empty seat: the engine is made with the first game. */
  public Seat(Contestant contestant, EngineContext context) {
    this.contestant = contestant;
    this.context = context;
  }

  Contestant contestant() {
    return contestant;
  }

  /** Gets ready for a game. Its number goes into the seed: no two games need be alike. */
  void begin(Pairing pairing) throws EngineException {
    EngineSettings settings = seeded(pairing.number());
    Engine ready = engine;
    if (ready == null || !ready.reconfigure(settings)) {
      close();
      ready = contestant.engine().make(settings, context);
      engine = ready;
    }
    ready.newGame(pairing.opening().position());
  }

  private EngineSettings seeded(int number) {
    EngineSettings configured = contestant.engine().settings();
    return new EngineSettings(
        configured.threads(),
        configured.memoryBytes(),
        configured.seed() + number - 1,
        configured.options());
  }

  /** Asks for a move, after {@link #begin}. */
  SearchResult ask(Position position, RunningSearch search)
      throws EngineException, InterruptedException {
    Engine ready = engine;
    if (ready == null) {
      throw new EngineException(EngineException.Kind.LOST, "the engine has gone");
    }
    return ready.search(position, Goal.BEST_MOVE, search);
  }

  /** Ends the engine, if there is one. */
  @Override
  public void close() {
    Engine old = engine;
    engine = null;
    if (old != null) {
      old.close();
    }
  }
}
