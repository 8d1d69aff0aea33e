package tengen.protocol.table;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tengen.game.Side;

/** The permission that a token gives at a table. */
public enum TableRole {
  /** All permissions, for the client that opened the table. */
  HOST,
  /** Plays Black. */
  BLACK,
  /** Plays White. */
  WHITE,
  /** Takes the free seat of a match, and watches. */
  INVITE,
  /** Watches a private table. */
  WATCH;

  /** Returns the text on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the role after the two sides have swapped colours. */
  public TableRole changed() {
    return switch (this) {
      case HOST, INVITE, WATCH -> this;
      case BLACK -> WHITE;
      case WHITE -> BLACK;
    };
  }

  /** Returns the side that the role plays; empty for other roles. */
  public Optional<Side> side() {
    return switch (this) {
      case BLACK -> Optional.of(Side.BLACK);
      case WHITE -> Optional.of(Side.WHITE);
      case HOST, INVITE, WATCH -> Optional.empty();
    };
  }

  /** Returns the role that plays one side alone. */
  public static TableRole playing(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  /** Returns the roles that may play for a side. */
  public static Set<TableRole> of(Side side) {
    return EnumSet.of(HOST, playing(side));
  }
}
