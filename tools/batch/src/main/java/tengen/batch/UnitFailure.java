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

  private final boolean leavesThread;

  private UnitFailure(String message, boolean leavesThread) {
    super(message);
    this.leavesThread = leavesThread;
  }

  private static UnitFailure of(String message) {
    return new UnitFailure(message, false);
  }

  /** Describes a unit that ended when it was interrupted, since nothing came of it. */
  static UnitFailure stalled(Duration stall) {
    return of(nothingFor(stall));
  }

  /** Describes a unit that goes on though it was interrupted. */
  static UnitFailure hangs(Duration stall) {
    return new UnitFailure(nothingFor(stall) + ", and it ignores its interrupt", true);
  }

  private static String nothingFor(Duration stall) {
    return "nothing came of it for " + stall.toMinutes() + " minutes";
  }

  /** Tells whether a thread of this process is at the unit for ever. */
  boolean leavesThread() {
    return leavesThread;
  }

  /** Describes what a unit has thrown. */
  static UnitFailure of(Throwable thrown) {
    if (thrown instanceof UnitFailure known) {
      return known;
    }
    return of(line(ForeignText.of(thrown)));
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
