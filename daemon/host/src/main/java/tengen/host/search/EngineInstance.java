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
 * The engine object of a slot, created on demand. Owned by the thread of its search while one runs,
 * else by the service, under its lock.
 */
final class EngineInstance {
  private final EngineSlot slot;
  private final AtomicReference<@Nullable Position> newGame;
  private @Nullable Engine engine;
  private EngineSettings madeWith = EngineSettings.DEFAULT;
  private Optional<Path> madeIn = Optional.empty();

  /** Maximum size of its tables, in bytes. */
  private volatile long grantedBytes = Long.MAX_VALUE;

  /** The search running on it. Guarded by the service's lock. */
  private @Nullable SearchTask runner;

  /** True after its session has ended or released it. Guarded by the service's lock. */
  private boolean abandoned;

  /** The thread creating the engine. Guarded by this. */
  private @Nullable Thread preparing;

  /** Guarded by this. */
  private boolean givenUp;

  EngineInstance(EngineSlot slot, @Nullable Position newGame) {
    this.slot = slot;
    this.newGame = new AtomicReference<>(newGame);
  }

  /** Sets the search running on it; null for none. */
  void runs(@Nullable SearchTask task) {
    runner = task;
  }

  /** Returns whether a search is running on it. */
  boolean isBusy() {
    return runner != null;
  }

  /**
   * Releases the instance from its session.
   *
   * @return whether a search is running, whose thread then closes the engine
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

  /** Returns the slot. */
  EngineSlot slot() {
    return slot;
  }

  /** Announces a new game. The engine is notified before its next search. */
  void announce(Position start) {
    newGame.set(start);
  }

  /** Returns and clears the announced game. */
  @Nullable Position takeNewGame() {
    return newGame.getAndSet(null);
  }

  /** Returns whether its tables contain nothing useful for its next search. */
  boolean isFresh() {
    return engine == null || newGame.get() != null;
  }

  /** Limits the size of its tables from the next search on, in bytes. */
  void grant(long bytes) {
    grantedBytes = bytes;
  }

  /** Returns the intended size of its tables, in bytes. */
  long wantedBytes() {
    return Math.min(slot.settings().memoryBytes(), grantedBytes);
  }

  /** Abandons the engine; interrupts its creation or the announcement of a game. */
  synchronized void giveUp() {
    givenUp = true;
    if (preparing != null) {
      preparing.interrupt();
    }
  }

  /** Returns whether the engine was abandoned, so that its loss need not be logged. */
  synchronized boolean isGivenUp() {
    return givenUp;
  }

  /** Returns whether the engine is being created or notified of a game. */
  synchronized boolean isPreparing() {
    return preparing != null;
  }

  private synchronized void prepare(@Nullable Thread thread) throws EngineException {
    if (givenUp && thread != null) {
      throw new EngineException(EngineException.Kind.BROKEN, "the engine is no longer needed");
    }
    preparing = thread;
  }

  /**
   * Returns the engine, ready for a search. Creates it, or replaces it if other settings require
   * that.
   */
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
    Optional<Path> directory = slot.folder();
    if (engine != null && !(madeIn.equals(directory) && suits(engine, wanted))) {
      engines.close(take());
    }
    Engine ready = engine;
    if (ready == null) {
      ready = engines.make(slot.configured(), wanted, directory);
      engine = ready;
    }
    madeWith = wanted;
    madeIn = directory;
    Position start = takeNewGame();
    if (start != null) {
      ready.newGame(start);
    }
    return ready;
  }

  private boolean suits(Engine made, EngineSettings wanted) throws EngineException {
    return madeWith.equals(wanted) || made.reconfigure(wanted);
  }

  /** Returns the size of its tables in bytes; 0 before the engine is created. */
  long memoryBytes() {
    return engine == null ? 0 : madeWith.memoryBytes();
  }

  /** Removes the engine, which the caller must close. The next search creates another. */
  @Nullable Engine take() {
    Engine taken = engine;
    engine = null;
    return taken;
  }
}
