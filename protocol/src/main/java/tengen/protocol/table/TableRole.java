package tengen.protocol.table;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import tengen.game.Side;

/** The permission that a token gives at a table. */
public enum TableRole {
  /** All permissions, for the client that opened the table. */
  HOST,
  /** Plays Black. */
  BLACK,
  /** Plays White. */
  WHITE;

  /** Returns the text on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the role after the two sides have swapped colours. */
  public TableRole changed() {
    return switch (this) {
      case HOST -> HOST;
      case BLACK -> WHITE;
      case WHITE -> BLACK;
    };
  }

  /** Returns the roles that may play for a side. */
  public static Set<TableRole> of(Side side) {
    return EnumSet.of(HOST, side == Side.BLACK ? BLACK : WHITE);
  }
}
