package tengen.arena.stats;

import org.apache.commons.statistics.descriptive.Quantile;

/** Median and 99th percentile of measured times. */
public record Latency(double medianMs, double p99Ms) {

  /** Returns the latency of these times in nanoseconds; needs at least one. */
  public static Latency of(long... nanos) {
    var milliseconds = new double[nanos.length];
    for (int i = 0; i < nanos.length; i++) {
      milliseconds[i] = nanos[i] / 1e6;
    }
    double[] found = Quantile.withDefaults().evaluate(milliseconds, 0.5, 0.99);
    return new Latency(found[0], found[1]);
  }
}
