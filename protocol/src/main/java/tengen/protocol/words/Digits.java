package tengen.protocol.words;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Parses unsigned decimal integers. */
public final class Digits {
  /** Matches as many digits as any {@code long} holds. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  private Digits() {}

  /** Returns the number; empty if the text is none or has more than 18 digits. */
  public static OptionalLong number(String text) {
    return NUMBER.matcher(text).matches()
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }
}
