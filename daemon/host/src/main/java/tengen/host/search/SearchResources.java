package tengen.host.search;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.engine.Engine;
import tengen.host.monitor.SearchMonitor;

/**
 * The resources that all searches of a service share.
 *
 * @param nanoClock times the searches
 * @param alarms go off on that clock
 * @param monitor hears of each search
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

  /** Closes an engine on another thread, since a close may hang. */
  void closeLater(@Nullable Engine engine) {
    if (engine != null) {
      threads.runLater(() -> engines.close(engine));
    }
  }
}
