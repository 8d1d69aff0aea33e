package tengen.host.plugin;

import java.time.Duration;
import java.util.Optional;
import tengen.engine.Option;

/** Checks option values, some of them by a plugin's own code. */
public final class OptionCheck {
  /** Time limit of a plugin's check, for which a session waits. An estimate. */
  private static final Duration TIMEOUT = Duration.ofSeconds(1);

  /** Maximum length of a number or a word, in UTF-16 characters. */
  private static final int MAX_CHARACTERS = 1024;

  private OptionCheck() {}

  /**
   * Returns why a text is not a valid value. A check that fails or times out counts as an error.
   */
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
      return PluginCall.within(TIMEOUT, "option-" + option.name(), () -> option.objection(text))
          .orElseGet(() -> Optional.of(option.name() + ": not checked in time"));
    } catch (RuntimeException | Error e) {
      return Optional.of(option.name() + ": its check failed: " + Providers.reason(e));
    }
  }
}
