package tengen.host.search;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.host.plugin.ForeignText;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * An engine outside of the search service, called on the caller's thread without a pool, time plan
 * or watchdog. The engine itself must keep its limits; each call blocks until it returns.
 */
public final class StandaloneEngine implements AutoCloseable {
  private static final long REPORT_EVERY_MS = 10_000;

  private final Engine engine;

  private StandaloneEngine(Engine engine) {
    this.engine = engine;
  }

  /**
   * Creates the engine.
   *
   * @param settings replace the configured ones
   * @param folder directory for its files; empty for none
   */
  public static StandaloneEngine make(
      ConfiguredEngine configured,
      EngineSettings settings,
      Map<String, GameRules> rules,
      Optional<Path> folder)
      throws EngineException {
    return new StandaloneEngine(create(configured, settings, rules, folder));
  }

  /**
   * Creates the bare engine for custom calls. Its warnings go to standard error; its other lines
   * are discarded.
   */
  public static Engine create(
      ConfiguredEngine configured,
      EngineSettings settings,
      Map<String, GameRules> rules,
      Optional<Path> folder)
      throws EngineException {
    var threads = Thread.ofPlatform().daemon().name(configured.id() + "-", 1).factory();
    String id = configured.id();
    var context =
        new EngineContext(
            rules,
            threads,
            folder,
            _ -> {},
            line -> System.err.println("warning: engine " + id + ": " + line));
    try {
      return configured.make(settings, context);
    } catch (RuntimeException | Error e) {
      throw crashed(e);
    }
  }

  /** Returns the failure for an exception that a plugin must not throw. */
  private static EngineException crashed(Throwable thrown) {
    return new EngineException(EngineException.Kind.BROKEN, ForeignText.of(thrown), thrown);
  }

  /**
   * Returns an engine's answer without invalid data.
   *
   * @throws EngineException if it is null
   */
  public static SearchResult checked(Position position, SearchResult result)
      throws EngineException {
    return ReportCheck.of(position.setup()).checked(ReportCheck.answered(result));
  }

  /**
   * Creates the engine, searches the best move once, and closes it.
   *
   * @param settings replace the configured ones
   */
  public static SearchResult searchOnce(
      ConfiguredEngine configured,
      EngineSettings settings,
      Map<String, GameRules> rules,
      Position position,
      Limits limits)
      throws EngineException, InterruptedException {
    try (StandaloneEngine engine = make(configured, settings, rules, Optional.empty())) {
      engine.newGame(position);
      return engine.search(position, limits);
    }
  }

  /** Resets the engine for a new game. */
  public void newGame(Position start) throws EngineException {
    try {
      engine.newGame(start);
    } catch (RuntimeException | Error e) {
      throw crashed(e);
    }
  }

  /** Returns the engine's best move. */
  public SearchResult search(Position position, Limits limits)
      throws EngineException, InterruptedException {
    try {
      return checked(
          position, engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits)));
    } catch (RuntimeException | Error e) {
      throw crashed(e);
    }
  }

  /**
   * Inspects a topic that the engine supports.
   *
   * @param listener receives the progress every ten seconds, if the engine reports it
   */
  public Finding inspect(
      Position position, String topic, Limits limits, Consumer<SearchProgress> listener)
      throws EngineException, InterruptedException {
    LongSupplier clock = System::nanoTime;
    var search = new RunningSearch(limits, clock, clock.getAsLong(), REPORT_EVERY_MS, listener);
    Finding found;
    try {
      found = engine.inspect(position, topic, search);
    } catch (RuntimeException | Error e) {
      throw crashed(e);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException("inspection interrupted");
    }
    return ReportCheck.of(position.setup()).checked(ReportCheck.answered(found));
  }

  @Override
  public void close() {
    engine.close();
  }
}
