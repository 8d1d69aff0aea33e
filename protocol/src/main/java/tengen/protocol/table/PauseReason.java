package tengen.protocol.table;

import java.util.Locale;

/** The reason why a table is paused. */
public enum PauseReason {
  /** A player paused it. */
  ASKED,
  /** The requested number of moves has been made. */
  STEP,
  /** The daemon was restarted; the first player who reconnects resumes the game. */
  RESTART,
  /** An engine is not allowed or available now. */
  REFUSED;

  /** Returns the text on the wire. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
