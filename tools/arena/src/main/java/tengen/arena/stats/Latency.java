package tengen.arena.stats;

import org.apache.commons.statistics.descriptive.Quantile;

/** How long things took: half of them no longer than the median, 99 of 100 no longer than p99. */
public record Latency(double medianMs, double p99Ms) {

  /** Of these times; at least one. */
  public static Latency of(long... nanos) {
    var milliseconds = new double[nanos.length];
    for (int i = 0; i < nanos.length; i++) {
      milliseconds[i] = nanos[i] / 1e6;
    }
    double[] found = Quantile.withDefaults().evaluate(milliseconds, 0.5, 0.99);
    return new Latency(found[0], found[1]);
  }
}
