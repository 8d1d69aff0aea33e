package tengen.protocol.table;

import java.util.Locale;

/** Why a table is paused. */
public enum PauseReason {
  /** Somebody wanted it. */
  ASKED,
  /** As many moves were made as were asked for. */
  STEP,
  /** The daemon was down: the first player who comes back goes on with it. */
  RESTART,
  /** An engine may not be asked now. */
  REFUSED;

  /** As it is written. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
