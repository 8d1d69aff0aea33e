package tengen.host.search;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.host.monitor.SearchMonitor;

/**
 * The resources shared by all searches of a service.
 *
 * @param nanoClock clock of the searches
 * @param alarms timer on that clock
 * @param monitor observes the searches
 */
record SearchResources(
    LongSupplier nanoClock,
    Alarms alarms,
    SearchThreads threads,
    EngineLog log,
    SearchMonitor monitor,
    BusyCores cores,
    QuickMoves quickMoves,
    OpenEngines engines) {

  long nowNanos() {
    return nanoClock.getAsLong();
  }

  /** Closes an engine on another thread, because closing may hang. */
  void closeLater(@Nullable Engine engine) {
    if (engine != null) {
      threads.runLater(() -> engines.close(engine));
    }
  }
}
