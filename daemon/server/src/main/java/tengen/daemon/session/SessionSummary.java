package tengen.daemon.session;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A session's engines, moves, age and close reason, for the log and the list of open sessions.
 * Thread-safe.
 */
final class SessionSummary {
  private final LongSupplier nanoClock;
  private final long openedNanos;
  private final Set<String> engines = new LinkedHashSet<>();
  private int moves;
  private @Nullable String end;

  /**
   * Creates the summary of a session that opens now.
   *
   * @param engine its first engine
   */
  SessionSummary(String engine, LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
    this.openedNanos = nanoClock.getAsLong();
    engines.add(engine);
  }

  /** Adds an engine. */
  synchronized void addEngine(String engine) {
    engines.add(engine);
  }

  /** Counts an engine's move. */
  synchronized void countMove() {
    moves++;
  }

  /** Sets the close reason, unless there is one. */
  synchronized void setEnd(String why) {
    if (end == null) {
      end = why;
    }
  }

  /** Returns the engines, moves and age. */
  synchronized SessionProgress soFar() {
    return new SessionProgress(List.copyOf(engines), moves, ageSeconds());
  }

  /** Returns the engines, moves, age and close reason as details of a log line. */
  synchronized Object[] details() {
    long tenths = Math.round(10 * ageSeconds());
    return new Object[] {
      "engines",
      String.join(",", engines),
      "moves",
      moves,
      "seconds",
      tenths / 10 + "." + tenths % 10,
      "reason",
      String.valueOf(end)
    };
  }

  private double ageSeconds() {
    return (nanoClock.getAsLong() - openedNanos) / 1e9;
  }
}
