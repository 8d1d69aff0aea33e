package tengen.cgt.value;

/** The result of comparing two games, which are partially ordered. */
public enum Relation {
  LESS,
  EQUAL,
  GREATER,
  /** Neither is at most the other: whoever starts wins the difference. */
  CONFUSED;

  static Relation of(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? EQUAL : LESS;
    }
    return atLeast ? GREATER : CONFUSED;
  }
}
