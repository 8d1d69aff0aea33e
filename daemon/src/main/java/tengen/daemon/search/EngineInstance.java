package tengen.daemon.search;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;

/**
 * The engine object of a slot, once it is made. While {@code busy} it belongs to one search's
 * thread, else to the service, under its lock.
 */
final class EngineInstance {
  private final EngineSlot slot;
  private final AtomicReference<@Nullable Position> newGame;
  private @Nullable Engine engine;
  private EngineSettings madeWith = EngineSettings.DEFAULT;

  /** What its tables may hold at most. */
  private volatile long grantedBytes = Long.MAX_VALUE;

  /** Whether a search runs on it. Guarded by the service's lock. */
  boolean busy;

  /** Whether its session has gone or given it up: its search's thread closes it. Guarded so too. */
  boolean abandoned;

  EngineInstance(EngineSlot slot, @Nullable Position newGame) {
    this.slot = slot;
    this.newGame = new AtomicReference<>(newGame);
  }

  /** Whose engine it is. */
  EngineSlot slot() {
    return slot;
  }

  /** Has the engine told, before its next search, that a game begins. */
  void announce(Position start) {
    newGame.set(start);
  }

  /** The game that the engine has not been told of. */
  @Nullable Position takeNewGame() {
    return newGame.getAndSet(null);
  }

  /** Whether its tables hold nothing that its next search could use. */
  boolean isFresh() {
    return engine == null || newGame.get() != null;
  }

  /** Bounds its tables from the next search on. */
  void grant(long bytes) {
    grantedBytes = bytes;
  }

  /** What its tables are to hold. */
  long wantedBytes() {
    return Math.min(slot.settings().memoryBytes(), grantedBytes);
  }

  /** The engine, ready for a search; made, or made anew for other settings. */
  Engine ready(OpenEngines engines) throws EngineException {
    EngineSettings wanted = slot.settings().withMemoryBytes(wantedBytes());
    if (engine != null && !madeWith.equals(wanted) && !engine.reconfigure(wanted)) {
      engines.close(take());
    }
    Engine ready = engine;
    if (ready == null) {
      ready = engines.make(slot.configured(), wanted);
      engine = ready;
    }
    madeWith = wanted;
    Position start = takeNewGame();
    if (start != null) {
      ready.newGame(start);
    }
    return ready;
  }

  /** What its tables may hold; 0 while no engine is made. */
  long memoryBytes() {
    return engine == null ? 0 : madeWith.memoryBytes();
  }

  /** Takes the engine away, to be closed by the caller; the next search makes another. */
  @Nullable Engine take() {
    Engine taken = engine;
    engine = null;
    return taken;
  }
}
