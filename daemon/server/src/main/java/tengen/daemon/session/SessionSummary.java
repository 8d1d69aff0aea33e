package tengen.daemon.session;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** What the log tells of a session at its end, and its census before. Any thread may call. */
final class SessionSummary {
  private final LongSupplier nanoClock;
  private final long openedNanos;
  private final Set<String> engines = new LinkedHashSet<>();
  private int moves;
  private @Nullable String end;

  /**
   * A session that opens now.
   *
   * @param engine that it begins with
   */
  SessionSummary(String engine, LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
    this.openedNanos = nanoClock.getAsLong();
    engines.add(engine);
  }

  /** Goes on with this engine. */
  synchronized void uses(String engine) {
    engines.add(engine);
  }

  /** Its engine has answered with a move. */
  synchronized void moved() {
    moves++;
  }

  /** It ends for this reason, unless there was another before. */
  synchronized void ends(String why) {
    if (end == null) {
      end = why;
    }
  }

  /** Its engines, moves and age. */
  synchronized String soFar() {
    double seconds = (nanoClock.getAsLong() - openedNanos) / 1e9;
    return String.format(
        Locale.ROOT, "%s, %d moves, %.1f s", String.join(" and ", engines), moves, seconds);
  }

  @Override
  public synchronized String toString() {
    return soFar() + ": " + end;
  }
}
