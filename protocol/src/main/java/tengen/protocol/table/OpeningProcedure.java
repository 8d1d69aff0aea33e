package tengen.protocol.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The procedure at the start of a game that makes its first move no advantage (the rules of
 * Gomocup).
 */
public enum OpeningProcedure {
  /** No procedure. */
  NONE,
  /** Black's player places three stones; the opponent chooses a colour. */
  SWAP,
  /**
   * As {@link #SWAP}, but the opponent may instead place two more stones and let the first player
   * choose a colour.
   */
  SWAP2;

  /** Returns the text on the wire, which is also the name in engines' abilities. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the procedure with this text. */
  public static Optional<OpeningProcedure> named(String text) {
    return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
  }
}
