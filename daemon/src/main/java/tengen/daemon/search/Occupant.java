package tengen.daemon.search;

import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;

/**
 * The engine on a seat, once it is made. While {@code busy} it belongs to one search's thread, else
 * to the service.
 */
final class Occupant {
  private final EngineSeat seat;
  private @Nullable Engine engine;
  private EngineSettings madeWith;

  /** Whether a search runs on it. Guarded by the service's lock. */
  boolean busy;

  /** Whether its session has gone or given it up: who runs it closes it. Guarded by that lock. */
  boolean abandoned;

  Occupant(EngineSeat seat) {
    this.seat = seat;
    this.madeWith = EngineSettings.DEFAULT;
  }

  /** The engine, ready for a search; made, or made anew for other settings. */
  Engine ready(EngineContext context) throws EngineException {
    EngineSettings wanted = seat.settings();
    if (engine != null && !madeWith.equals(wanted) && !engine.reconfigure(wanted)) {
      close();
    }
    Engine ready = engine;
    if (ready == null) {
      ready = seat.configured().plugin().factory().create(wanted, context);
      engine = ready;
    }
    madeWith = wanted;
    Position start = seat.takeNewGame();
    if (start != null) {
      ready.newGame(start);
    }
    return ready;
  }

  /** What its tables may hold; 0 while nobody sits here. */
  long memoryBytes() {
    return engine == null ? 0 : madeWith.memoryBytes();
  }

  /** Closes the engine, if there is one. */
  void close() {
    Engine left = engine;
    engine = null;
    if (left != null) {
      left.close();
    }
  }
}
