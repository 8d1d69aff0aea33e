package tengen.host.plugin;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.MemoryFailure;

/** Truncates texts of plugins and clients for the log. Getting a plugin's text may fail. */
public final class ForeignText {
  /** Maximum length of a text, in characters. */
  private static final int MAX_CHARACTERS = 1000;

  private ForeignText() {}

  /** Returns the message of a plugin's exception, if it has one. */
  public static Optional<String> message(Throwable thrown) {
    return text(thrown::getMessage);
  }

  /** Returns the text of a plugin's object, such as a move or an exception. */
  public static String of(Object value) {
    return text(value::toString).orElseGet(() -> value.getClass().getName());
  }

  /** Returns a text, truncated to the maximum length. */
  public static String cut(String text) {
    return text.length() <= MAX_CHARACTERS ? text : text.substring(0, MAX_CHARACTERS) + "…";
  }

  /**
   * Returns a text as one line, truncated to the maximum length, without characters that databases
   * reject.
   */
  public static String line(String text) {
    return cut(text).replaceAll("[\\p{Cntrl}\\p{Cs}]+", " ");
  }

  private static Optional<String> text(Supplier<@Nullable String> text) {
    try {
      return Optional.ofNullable(text.get()).map(ForeignText::cut);
    } catch (Throwable failure) { // A plugin may throw undeclared checked exceptions.
      MemoryFailure.recover(failure);
      return Optional.empty();
    }
  }
}
