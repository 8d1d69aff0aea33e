package tengen.app.solve;

import java.util.Locale;

/** Kinds of wins by threats, named as the topics of engines. */
enum ThreatKind {
  /** Victory by continuous fours. */
  VCF,
  /** Victory by continuous threats. */
  VCT,
  /**
   * Victory by continuous threats in which each own move leaves a four or an open three on the
   * board.
   */
  STRICT_VCT;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the topic that asks for any such win, or for the shortest. */
  String topic(boolean shortest) {
    return shortest ? this + "-shortest" : toString();
  }
}
