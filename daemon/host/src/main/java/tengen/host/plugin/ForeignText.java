package tengen.host.plugin;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.MemoryFailure;

/** Shortens texts of plugins and clients for the log; a plugin's may fail while it is asked for. */
public final class ForeignText {
  /** Maximum length of a text, in characters. */
  private static final int MAX_CHARACTERS = 1000;

  private ForeignText() {}

  /** Returns the message of what a plugin threw, if it has one. */
  public static Optional<String> message(Throwable thrown) {
    return text(thrown::getMessage);
  }

  /** Returns an object of a plugin's as text: an answer, or what it threw. */
  public static String of(Object said) {
    return text(said::toString).orElseGet(() -> said.getClass().getName());
  }

  /** Returns the beginning of a text, whole if it is short enough. */
  public static String cut(String text) {
    return text.length() <= MAX_CHARACTERS ? text : text.substring(0, MAX_CHARACTERS) + "…";
  }

  private static Optional<String> text(Supplier<@Nullable String> text) {
    try {
      return Optional.ofNullable(text.get()).map(ForeignText::cut);
    } catch (Throwable failure) { // A plugin may throw what no method declares.
      MemoryFailure.recover(failure);
      return Optional.empty();
    }
  }
}
