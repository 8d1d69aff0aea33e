package tengen.protocol.words;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Whole numbers from 0 as decimal digits. */
public final class Digits {
  /** As many as any {@code long} holds. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  private Digits() {}

  /** The number; empty: the text is none, or has more than 18 digits. */
  public static OptionalLong number(String text) {
    return NUMBER.matcher(text).matches()
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }
}
