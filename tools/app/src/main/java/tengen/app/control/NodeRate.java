package tengen.app.control;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** The speed of a daemon's searches between two looks at their total number of nodes. */
final class NodeRate {
  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final LongSupplier nanoClock;
  private OptionalLong nodesBefore = OptionalLong.empty();
  private long beforeNanos;

  /** Creates a rate before the first look. */
  NodeRate(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** Returns the nodes per second since the last look; empty at the first one. */
  OptionalLong perSecond(long nodes) {
    long now = nanoClock.getAsLong();
    double seconds = (now - beforeNanos) / NANOS_PER_SECOND;
    OptionalLong rate =
        nodesBefore.isPresent() && seconds > 0
            ? OptionalLong.of(Math.round(Math.max(0, nodes - nodesBefore.getAsLong()) / seconds))
            : OptionalLong.empty();
    nodesBefore = OptionalLong.of(nodes);
    beforeNanos = now;
    return rate;
  }
}
