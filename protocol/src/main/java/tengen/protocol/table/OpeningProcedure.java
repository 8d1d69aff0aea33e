package tengen.protocol.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a game begins, so that its first move is no advantage (the rules of Gomocup). */
public enum OpeningProcedure {
  /** By moves alone. */
  NONE,
  /** Who sits at Black puts three stones; the other takes a colour. */
  SWAP,
  /** The same, but the other may put two more stones and have the first take a colour. */
  SWAP2;

  /** As it is written, and named by engines that answer in it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** That which is written so. */
  public static Optional<OpeningProcedure> named(String text) {
    return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
  }
}
