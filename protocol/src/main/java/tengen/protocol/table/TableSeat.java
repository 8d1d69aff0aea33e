package tengen.protocol.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The way a person gets the seat of a side. */
public enum TableSeat {
  /** The host plays both sides, or gives a side's token away. */
  PLAIN,
  /** A person sits here whose token alone plays this side. */
  TAKEN,
  /** Free for the first client that shows the invitation's token. */
  INVITE,
  /** Free for the first client that asks. */
  OPEN;

  /** Returns the text on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether a client may still take the seat. */
  public boolean isFree() {
    return this == INVITE || this == OPEN;
  }

  /** Returns the free seat with this text. */
  public static Optional<TableSeat> free(String text) {
    return Arrays.stream(values())
        .filter(seat -> seat.isFree() && seat.text().equals(text))
        .findFirst();
  }
}
