package tengen.batch;

import tengen.daemon.plugin.ForeignText;

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

  private UnitFailure(String message) {
    super(message);
  }

  /** Describes what a unit has thrown. */
  static UnitFailure of(Throwable thrown) {
    if (thrown instanceof UnitFailure known) {
      return known;
    }
    return new UnitFailure(line(ForeignText.of(thrown)));
  }

  /** Returns the text on one line, as any database takes it. */
  static String line(String text) {
    return ForeignText.cut(text).replaceAll("[\\p{Cntrl}\\p{Cs}]+", " ");
  }

  /** Fails where a text that a unit wants to be stored is too long. */
  static void requireRoom(String what, String text, int maxCharacters) {
    if (text.length() > maxCharacters) {
      throw new UnitFailure(
          "its %s has %d characters, %d at most".formatted(what, text.length(), maxCharacters));
    }
  }
}
