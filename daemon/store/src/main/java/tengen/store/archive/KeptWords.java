package tengen.store.archive;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sides and the ways in which games end, as kept games name them: {@code black}, {@code by-rules}.
 */
public final class KeptWords {
  private KeptWords() {}

  /** The word for a constant. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Which of these constants has this word; empty: none. */
  public static <E extends Enum<E>> Optional<E> find(E[] all, String word) {
    return Stream.of(all).filter(each -> of(each).equals(word)).findFirst();
  }
}
