package tengen.protocol.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import tengen.game.Side;

/** What can be chosen in an opening procedure. */
public enum OpeningChoice {
  /** To play Black. */
  BLACK,
  /** To play White, whose turn it is. */
  WHITE,
  /** To put two more stones and leave the choice to the other. */
  TWO;

  /** As it is written. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** That which is written so. */
  public static Optional<OpeningChoice> named(String text) {
    return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
  }

  /** Whether who sits there takes the other colour by it. */
  boolean changes(Side seat) {
    return this == (seat == Side.BLACK ? WHITE : BLACK);
  }
}
