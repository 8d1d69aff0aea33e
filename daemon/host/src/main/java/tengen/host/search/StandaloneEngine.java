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
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * An engine outside the search service: called on the caller's thread, without pool, time plan or
 * watchdog. It alone keeps the limits, and each call blocks for as long as it takes.
 */
public final class StandaloneEngine implements AutoCloseable {
  private static final long REPORT_EVERY_MS = 10_000;

  private final Engine engine;

  private StandaloneEngine(Engine engine) {
    this.engine = engine;
  }

  /**
   * Makes the engine.
   *
   * @param settings instead of the configured ones
   * @param folder where it may keep files; empty: nowhere
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
   * Makes the engine bare, for a caller with questions of its own. Its warnings go to standard
   * error; there is no log for its other lines.
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
    return configured.make(settings, context);
  }

  /**
   * Makes the engine, searches once for the best move, and closes it.
   *
   * @param settings instead of the configured ones
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

  /** Has it forget what it knows, and get ready for this position. */
  public void newGame(Position start) throws EngineException {
    engine.newGame(start);
  }

  /** Its best move. */
  public SearchResult search(Position position, Limits limits)
      throws EngineException, InterruptedException {
    SearchResult result = engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    return ReportCheck.of(position.setup()).checked(ReportCheck.answered(result));
  }

  /**
   * What it says of a topic that it announces.
   *
   * @param listener hears every ten seconds how far it has come, if the engine tells
   */
  public Finding inspect(
      Position position, String topic, Limits limits, Consumer<SearchProgress> listener)
      throws EngineException, InterruptedException {
    LongSupplier clock = System::nanoTime;
    var search = new RunningSearch(limits, clock, clock.getAsLong(), REPORT_EVERY_MS, listener);
    Finding found = engine.inspect(position, topic, search);
    if (Thread.interrupted()) {
      throw new InterruptedException("inspection given up");
    }
    return ReportCheck.of(position.setup()).checked(ReportCheck.answered(found));
  }

  @Override
  public void close() {
    engine.close();
  }
}
