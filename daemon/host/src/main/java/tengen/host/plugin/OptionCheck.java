package tengen.host.plugin;

import java.time.Duration;
import java.util.Optional;
import tengen.engine.Option;

/** What an option objects to, where a plugin's own code may have to be asked. */
public final class OptionCheck {
  /** A session waits for it. A guess. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** Maximum length of a number or a word, in UTF-16 characters. */
  private static final int MAX_CHARACTERS = 1024;

  private OptionCheck() {}

  /** Why this text cannot be its value; a check that fails or does not end objects. */
  public static Optional<String> objection(Option option, String text) {
    if (option instanceof Option.Text) {
      return guarded(option, text);
    }
    return text.length() > MAX_CHARACTERS
        ? Optional.of(option.name() + ": longer than " + MAX_CHARACTERS + " characters")
        : option.objection(text);
  }

  private static Optional<String> guarded(Option option, String text) {
    try {
      return PluginCall.within(PATIENCE, "option-" + option.name(), () -> option.objection(text))
          .orElseGet(() -> Optional.of(option.name() + ": not checked in time"));
    } catch (RuntimeException | Error e) {
      return Optional.of(option.name() + ": its check failed: " + Providers.reason(e));
    }
  }
}
