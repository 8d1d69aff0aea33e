package tengen.cgt.value;

/** How one game compares with another: a partial order. */
public enum Relation {
  LESS,
  EQUAL,
  GREATER,
  /** Neither is at most the other: the difference is won by who starts. */
  CONFUSED;

  static Relation of(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? EQUAL : LESS;
    }
    return atLeast ? GREATER : CONFUSED;
  }
}
