package tengen.daemon.plugin;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.memory.MemoryFailure;

/** Texts of plugins for people: never long, and never a failure of their own. */
public final class PluginText {
  /** Maximum length of such a text, in characters. */
  public static final int MAX_CHARACTERS = 1000;

  private PluginText() {}

  /** Returns the message of what a plugin threw, if it has one. */
  public static Optional<String> message(Throwable thrown) {
    return text(thrown::getMessage);
  }

  /** Returns an object of a plugin's as text: an answer, or what it threw. */
  public static String of(Object said) {
    return text(said::toString).orElseGet(() -> said.getClass().getName());
  }

  /** Returns a plugin's text, shortened. */
  public static String cut(String text) {
    return text.length() <= MAX_CHARACTERS ? text : text.substring(0, MAX_CHARACTERS) + "…";
  }

  private static Optional<String> text(Supplier<@Nullable String> text) {
    try {
      return Optional.ofNullable(text.get()).map(PluginText::cut);
    } catch (Throwable failure) { // A plugin may throw what no method declares.
      MemoryFailure.recover(failure);
      return Optional.empty();
    }
  }
}
