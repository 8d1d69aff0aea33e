package tengen.batch;

import java.time.Duration;
import java.util.Locale;
import tengen.host.plugin.ForeignText;

/**
 * Failure of a unit, with a short one-line message. A unit may throw anything, since its code may
 * come from a plugin.
 */
final class UnitFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Maximum length of a result in characters, about 64 MiB in memory. */
  static final int MAX_RESULT = 32 << 20;

  /** Maximum length of a checkpoint in characters. It may hold the files of an engine. */
  static final int MAX_CHECKPOINT = 256 << 20;

  /** Maximum number of causes to follow, since they may form a cycle. */
  private static final int MAX_CAUSES = 10;

  /** Effect of a failure on its process. */
  private enum Kind {
    /** The unit failed by itself. */
    OWN,
    /** The unit was interrupted, possibly by another unit. */
    INTERRUPTED,
    /** The unit still occupies a thread of the process. */
    LEAVES_THREAD
  }

  private final Kind kind;

  private UnitFailure(String message, Kind kind) {
    super(message);
    this.kind = kind;
  }

  private static UnitFailure of(String message) {
    return new UnitFailure(message, Kind.OWN);
  }

  /** Describes a unit that made no progress and ended when interrupted. */
  static UnitFailure stalled(Duration stall) {
    return of(nothingFor(stall));
  }

  /** Describes a unit that made no progress and ignored its interrupt. */
  static UnitFailure hangs(Duration stall) {
    return new UnitFailure(
        nothingFor(stall) + ", and it ignores its interrupt", Kind.LEAVES_THREAD);
  }

  private static String nothingFor(Duration stall) {
    return "nothing came of it for " + stall.toMinutes() + " minutes";
  }

  /** Returns whether the unit still occupies a thread of this process. */
  boolean leavesThread() {
    return kind == Kind.LEAVES_THREAD;
  }

  /** Returns whether the unit was interrupted, possibly by another unit. */
  boolean isInterrupted() {
    return kind == Kind.INTERRUPTED;
  }

  /** Describes an exception of a unit, or of the worker on its behalf. */
  static UnitFailure of(Throwable thrown) {
    return thrown instanceof UnitFailure known ? known : of(thrown, isInterrupt(thrown));
  }

  /**
   * Describes an exception of a unit. {@code isInterrupted} is true if its thread was interrupted.
   */
  static UnitFailure of(Throwable thrown, boolean isInterrupted) {
    boolean isInterrupt = isInterrupted || isInterrupt(thrown);
    String why = ForeignText.line(ForeignText.of(thrown));
    return new UnitFailure(why, isInterrupt ? Kind.INTERRUPTED : Kind.OWN);
  }

  private static boolean isInterrupt(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (cause instanceof InterruptedException) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  /** Throws if a text to be stored is too long. */
  static void requireRoom(String what, String text, int maxCharacters) {
    if (text.length() > maxCharacters) {
      throw of(
          String.format(
              Locale.ROOT,
              "its %s has %d characters, %d at most",
              what,
              text.length(),
              maxCharacters));
    }
  }
}
