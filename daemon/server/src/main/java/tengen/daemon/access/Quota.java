package tengen.daemon.access;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.config.ClientLimits;

/**
 * What the clients of one listener, address or token use together. Commands are counted by a bucket
 * that fills at their rate and holds ten seconds' worth ("token bucket", ITU-T I.371). Any thread
 * may call.
 */
final class Quota {
  static final int BURST_SECONDS = 10;
  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final String whose;
  private ClientLimits limits;
  private final LongSupplier nanoClock;
  private long sessions;
  private long searches;
  private double commandsLeft;
  private long filledNanos;

  /**
   * One that nobody uses yet.
   *
   * @param whose of whom its objections speak
   */
  Quota(String whose, ClientLimits limits, LongSupplier nanoClock) {
    this.whose = whose;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.filledNanos = nanoClock.getAsLong();
    this.commandsLeft = mostCommands();
  }

  /** Has the limits of one that nobody uses from now on; what is in use counts on. */
  synchronized void limitAs(Quota unused) {
    limits = unused.limits;
  }

  /** Whether it has no limit. */
  boolean isBoundless() {
    return limits.isNone();
  }

  private double mostCommands() {
    return BURST_SECONDS * (double) limits.commandsPerSecond().orElse(0L);
  }

  /** One session more, or why not. */
  synchronized Optional<String> openSession() {
    Optional<String> objection = objection(sessions, limits.sessions(), "sessions");
    sessions += objection.isEmpty() ? 1 : 0;
    return objection;
  }

  /** One session less. */
  synchronized void closeSession() {
    sessions--;
  }

  /** Whether no search is under way, and no command counts any more. */
  synchronized boolean isIdle() {
    fill();
    return searches == 0 && commandsLeft >= mostCommands();
  }

  /** One search more, or why not. */
  synchronized Optional<String> beginSearch() {
    Optional<String> objection = objection(searches, limits.searches(), "searches");
    searches += objection.isEmpty() ? 1 : 0;
    return objection;
  }

  /** One search less. */
  synchronized void endSearch() {
    searches--;
  }

  private Optional<String> objection(long now, Optional<Long> most, String of) {
    return most.filter(it -> now >= it)
        .map(it -> "too many " + of + " of " + whose + ": " + it + " at most");
  }

  /** One command more, or why not. */
  synchronized Optional<String> command() {
    if (limits.commandsPerSecond().isEmpty()) {
      return Optional.empty();
    }
    fill();
    if (commandsLeft < 1) {
      long rate = limits.commandsPerSecond().get();
      return Optional.of("too many commands of " + whose + ": " + rate + " a second at most");
    }
    commandsLeft--;
    return Optional.empty();
  }

  private void fill() {
    long now = nanoClock.getAsLong();
    double filled = mostCommands() / BURST_SECONDS * ((now - filledNanos) / NANOS_PER_SECOND);
    commandsLeft = Math.min(mostCommands(), commandsLeft + filled);
    filledNanos = now;
  }

  /** A command that was counted is not carried out. */
  synchronized void giveCommandBack() {
    commandsLeft++;
  }
}
