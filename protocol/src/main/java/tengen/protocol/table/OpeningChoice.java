package tengen.protocol.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import tengen.game.Side;

/** The choices in an opening procedure. */
public enum OpeningChoice {
  /** Play Black. */
  BLACK,
  /** Play White, who has the turn. */
  WHITE,
  /** Place two more stones and leave the choice to the opponent. */
  TWO;

  /** Returns the text on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the choice with this text. */
  public static Optional<OpeningChoice> named(String text) {
    return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
  }

  /** Returns whether the chooser on this side changes the colour by it. */
  boolean changes(Side seat) {
    return this == (seat == Side.BLACK ? WHITE : BLACK);
  }
}
