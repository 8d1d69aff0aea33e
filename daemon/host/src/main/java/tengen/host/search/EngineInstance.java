package tengen.host.search;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Position;

/**
 * The engine object of a slot, once it is made. While a search runs on it, it belongs to that
 * search's thread, else to the service, under its lock.
 */
final class EngineInstance {
  private final EngineSlot slot;
  private final AtomicReference<@Nullable Position> newGame;
  private @Nullable Engine engine;
  private EngineSettings madeWith = EngineSettings.DEFAULT;
  private Optional<Path> madeIn = Optional.empty();

  /** What its tables may hold at most. */
  private volatile long grantedBytes = Long.MAX_VALUE;

  /** The search that runs on it. Guarded by the service's lock. */
  private @Nullable SearchTask runner;

  /** Set once its session has gone or given it up. Guarded by the service's lock. */
  private boolean abandoned;

  /** The thread that makes the engine. Guarded by this. */
  private @Nullable Thread preparing;

  /** Guarded by this. */
  private boolean givenUp;

  EngineInstance(EngineSlot slot, @Nullable Position newGame) {
    this.slot = slot;
    this.newGame = new AtomicReference<>(newGame);
  }

  /** The search that runs on it from now on; null: none. */
  void runs(@Nullable SearchTask task) {
    runner = task;
  }

  /** Returns whether a search runs on it. */
  boolean isBusy() {
    return runner != null;
  }

  /**
   * Its session goes on without it.
   *
   * @return whether a search runs on it, whose thread closes it then
   */
  boolean abandon() {
    abandoned = true;
    if (runner != null) {
      giveUp();
      runner.leave();
    }
    return isBusy();
  }

  boolean isAbandoned() {
    return abandoned;
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

  /**
   * Nobody waits for it any more: an engine that is being made, or told of its game, shall stop.
   */
  synchronized void giveUp() {
    givenUp = true;
    if (preparing != null) {
      preparing.interrupt();
    }
  }

  /** Whether nobody waits for it any more: that it is lost then is told to nobody. */
  synchronized boolean isGivenUp() {
    return givenUp;
  }

  /** Whether the engine is being made, or told of its game. */
  synchronized boolean isPreparing() {
    return preparing != null;
  }

  private synchronized void prepare(@Nullable Thread thread) throws EngineException {
    if (givenUp && thread != null) {
      throw new EngineException(EngineException.Kind.BROKEN, "nobody waits for it");
    }
    preparing = thread;
  }

  /** The engine, ready for a search; made, or made anew for other settings. */
  Engine ready(OpenEngines engines) throws EngineException {
    prepare(Thread.currentThread());
    try {
      return prepared(engines);
    } finally {
      prepare(null);
    }
  }

  private Engine prepared(OpenEngines engines) throws EngineException {
    EngineSettings wanted = slot.settings().withMemoryBytes(wantedBytes());
    Optional<Path> lent = slot.folder();
    if (engine != null && !(madeIn.equals(lent) && suits(engine, wanted))) {
      engines.close(take());
    }
    Engine ready = engine;
    if (ready == null) {
      ready = engines.make(slot.configured(), wanted, lent);
      engine = ready;
    }
    madeWith = wanted;
    madeIn = lent;
    Position start = takeNewGame();
    if (start != null) {
      ready.newGame(start);
    }
    return ready;
  }

  private boolean suits(Engine made, EngineSettings wanted) throws EngineException {
    return madeWith.equals(wanted) || made.reconfigure(wanted);
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
