package tengen.daemon.access;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.config.ClientLimits;

/**
 * The usage of sessions, searches and commands by the clients of one listener, network or token.
 * Commands are limited by a token bucket (ITU-T I.371) that holds ten seconds' worth. Thread-safe.
 */
final class Quota {
  static final int BURST_SECONDS = 10;
  private static final double NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final String subject;
  private ClientLimits limits;
  private final LongSupplier nanoClock;
  private long sessions;
  private long searches;
  private double commandsLeft;
  private long filledNanos;

  /**
   * Creates an unused quota.
   *
   * @param subject subject of the error messages
   */
  Quota(String subject, ClientLimits limits, LongSupplier nanoClock) {
    this.subject = subject;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.filledNanos = nanoClock.getAsLong();
    this.commandsLeft = maxCommands();
  }

  /** Takes the limits of another quota, and keeps the usage. */
  synchronized void limitAs(Quota unused) {
    limits = unused.limits;
  }

  /** Returns whether the quota has no limits. */
  boolean isBoundless() {
    return limits.isNone();
  }

  private double maxCommands() {
    return BURST_SECONDS * (double) limits.commandsPerSecond().orElse(0L);
  }

  /** Counts a new session; returns the reason if the limit is reached. */
  synchronized Optional<String> openSession() {
    Optional<String> objection = objection(sessions, limits.sessions(), "sessions");
    sessions += objection.isEmpty() ? 1 : 0;
    return objection;
  }

  /** Counts a session as closed. */
  synchronized void closeSession() {
    sessions--;
  }

  /** Returns whether no search is running and the command bucket is full. */
  synchronized boolean isIdle() {
    fill();
    return searches == 0 && commandsLeft >= maxCommands();
  }

  /** Counts a new search; returns the reason if the limit is reached. */
  synchronized Optional<String> beginSearch() {
    Optional<String> objection = objection(searches, limits.searches(), "searches");
    searches += objection.isEmpty() ? 1 : 0;
    return objection;
  }

  /** Counts a search as ended. */
  synchronized void endSearch() {
    searches--;
  }

  private Optional<String> objection(long now, Optional<Long> limit, String of) {
    return limit
        .filter(it -> now >= it)
        .map(it -> "too many " + of + " of " + subject + ": " + it + " at most");
  }

  /** Counts a command; returns the reason if the rate is exceeded. */
  synchronized Optional<String> command() {
    if (limits.commandsPerSecond().isEmpty()) {
      return Optional.empty();
    }
    fill();
    if (commandsLeft < 1) {
      long rate = limits.commandsPerSecond().get();
      return Optional.of("too many commands of " + subject + ": " + rate + " a second at most");
    }
    commandsLeft--;
    return Optional.empty();
  }

  private void fill() {
    long now = nanoClock.getAsLong();
    double filled = maxCommands() / BURST_SECONDS * ((now - filledNanos) / NANOS_PER_SECOND);
    commandsLeft = Math.min(maxCommands(), commandsLeft + filled);
    filledNanos = now;
  }

  /** Returns a counted command that is not executed. */
  synchronized void giveCommandBack() {
    commandsLeft++;
  }
}
