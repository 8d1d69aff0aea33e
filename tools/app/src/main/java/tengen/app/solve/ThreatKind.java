package tengen.app.solve;

import java.util.Locale;

/** Wins by threats, as topics of engines are named. */
public enum ThreatKind {
  /** Victory by continuous fours. */
  VCF,
  /** Victory by continuous threats. */
  VCT,
  /** The same, with a four or an open three on the board after each own move. */
  STRICT_VCT;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The topic that asks for any such win, or for the shortest. */
  public String topic(boolean shortest) {
    return shortest ? this + "-shortest" : toString();
  }
}
