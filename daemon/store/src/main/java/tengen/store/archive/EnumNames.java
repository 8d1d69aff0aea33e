package tengen.store.archive;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The stored names of sides and of the manners in which games end, such as {@code black} and {@code
 * by-rules}.
 */
public final class EnumNames {
  private EnumNames() {}

  /** Returns a constant's name. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the constant with a name. */
  public static <E extends Enum<E>> Optional<E> find(E[] all, String word) {
    return Stream.of(all).filter(each -> of(each).equals(word)).findFirst();
  }
}
