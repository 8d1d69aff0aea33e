package tengen.app.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.zip.CRC32;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;
import tengen.search.SearchResult;

/**
 * Benchmark that searches each position with each engine that plays it, using one thread, one seed
 * and no clock. All results but the times form a signature, as in Stockfish's command "bench". It
 * changes if and only if a search changes.
 */
final class Bench {
  private static final int SEED = 1;

  private final Map<String, GameRules> rules;
  private final Limits limits;
  private final LongSupplier nanoClock;
  private final BenchPrinter out;
  private final CRC32 signature = new CRC32();
  private long allNodes;
  private long allNanos;

  /**
   * Creates a run under limits without time. Passes each result to {@code out} as soon as it is
   * known.
   */
  Bench(Map<String, GameRules> rules, Limits limits, LongSupplier nanoClock, BenchPrinter out) {
    this.rules = rules;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.out = out;
  }

  /** Measures one engine on the positions that it plays. */
  void run(ConfiguredEngine engine, List<BenchPosition> positions) throws InterruptedException {
    List<BenchPosition> played =
        positions.stream().filter(position -> engine.plays(position.position())).toList();
    if (played.isEmpty()) {
      return;
    }
    sign(engine.id());
    out.engine(engine.id());
    long nodes = 0;
    long startNanos = nanoClock.getAsLong();
    for (BenchPosition position : played) {
      BenchResult result = search(engine, position);
      nodes += result.nodes();
      sign(result.toString());
      out.result(engine.id(), result);
    }
    long nanos = nanoClock.getAsLong() - startNanos;
    out.speed(engine.id(), new BenchSpeed(nodes, nanos));
    allNodes += nodes;
    allNanos += nanos;
  }

  /** Prints the total speed and the signature. */
  void summary() {
    out.total(
        new BenchSpeed(allNodes, allNanos),
        String.format(Locale.ROOT, "%08x", signature.getValue()));
  }

  private BenchResult search(ConfiguredEngine engine, BenchPosition position)
      throws InterruptedException {
    EngineSettings configured = engine.settings();
    var settings = new EngineSettings(1, configured.memoryBytes(), SEED, configured.options());
    try {
      SearchResult result =
          StandaloneEngine.searchOnce(engine, settings, rules, position.position(), limits);
      return BenchResult.of(position, result);
    } catch (EngineException e) {
      return BenchResult.rejected(position, e);
    }
  }

  private void sign(String line) {
    signature.update((line + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
