package tengen.batch;

import java.time.Duration;
import java.util.Locale;
import tengen.host.plugin.ForeignText;

/**
 * Failure of a unit. Its message is one short line, whatever the unit has thrown, which may come
 * from a plugin.
 */
final class UnitFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Characters of a result, about 64 MiB in memory. */
  static final int MAX_RESULT = 32 << 20;

  /** Characters of a checkpoint, which may hold the files of an engine. */
  static final int MAX_CHECKPOINT = 256 << 20;

  /** Maximum number of causes that are looked at, which may be a circle. */
  private static final int MAX_CAUSES = 10;

  /** What a failure tells about the process in which it happened. */
  private enum Kind {
    /** The unit failed by itself. */
    OWN,
    /** The unit was interrupted, perhaps by another one. */
    INTERRUPTED,
    /** A thread of the process is at the unit for ever. */
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

  /** Describes a unit that ended when it was interrupted, since nothing came of it. */
  static UnitFailure stalled(Duration stall) {
    return of(nothingFor(stall));
  }

  /** Describes a unit that goes on though it was interrupted. */
  static UnitFailure hangs(Duration stall) {
    return new UnitFailure(
        nothingFor(stall) + ", and it ignores its interrupt", Kind.LEAVES_THREAD);
  }

  private static String nothingFor(Duration stall) {
    return "nothing came of it for " + stall.toMinutes() + " minutes";
  }

  /** Tells whether a thread of this process is at the unit for ever. */
  boolean leavesThread() {
    return kind == Kind.LEAVES_THREAD;
  }

  /** Tells whether somebody interrupted the unit, which may be another unit's doing. */
  boolean isInterrupted() {
    return kind == Kind.INTERRUPTED;
  }

  /** Describes what a unit, or the worker on its behalf, has thrown. */
  static UnitFailure of(Throwable thrown) {
    return thrown instanceof UnitFailure known ? known : of(thrown, isInterrupt(thrown));
  }

  /** Describes what a unit has thrown on a thread that was interrupted, or was not. */
  static UnitFailure of(Throwable thrown, boolean isInterrupted) {
    boolean isInterrupt = isInterrupted || isInterrupt(thrown);
    return new UnitFailure(line(ForeignText.of(thrown)), isInterrupt ? Kind.INTERRUPTED : Kind.OWN);
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

  /** Returns the text on one line, as any database takes it. */
  static String line(String text) {
    return ForeignText.cut(text).replaceAll("[\\p{Cntrl}\\p{Cs}]+", " ");
  }

  /** Fails where a text that a unit wants to be stored is too long. */
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
