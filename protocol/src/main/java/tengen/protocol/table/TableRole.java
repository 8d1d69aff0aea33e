package tengen.protocol.table;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import tengen.game.Side;

/** What a token gives the right to at a table. */
public enum TableRole {
  /** All: whoever opened the table. */
  HOST,
  /** Black's moves. */
  BLACK,
  /** White's moves. */
  WHITE;

  /** As it is written. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What the token gives the right to where the two sides have changed. */
  public TableRole changed() {
    return switch (this) {
      case HOST -> HOST;
      case BLACK -> WHITE;
      case WHITE -> BLACK;
    };
  }

  /** Those whose token plays for this side. */
  public static Set<TableRole> of(Side side) {
    return EnumSet.of(HOST, side == Side.BLACK ? BLACK : WHITE);
  }
}
