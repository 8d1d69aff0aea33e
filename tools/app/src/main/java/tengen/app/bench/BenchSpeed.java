package tengen.app.bench;

import java.util.Locale;
import tengen.protocol.json.Json;

/** Nodes of searches and the time that they took. */
record BenchSpeed(long nodes, long nanos) {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long NANOS_PER_MS = 1_000_000;

  private double seconds() {
    return Math.max(nanos, 1) / NANOS_PER_SECOND;
  }

  private double nodesPerSecond() {
    return nodes / seconds();
  }

  /** Returns the object with these numbers after its other fields. */
  Json.Fields after(Json.Fields fields) {
    return fields
        .with("nodes", nodes)
        .with("ms", Math.round((double) nanos / NANOS_PER_MS))
        .with("nodesPerSecond", Math.round(nodesPerSecond()));
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%d nodes in %.2f s, %.0f nodes/s", nodes, seconds(), nodesPerSecond());
  }
}
