package tengen.cgt;

/** Left (Black, Blue, vertical, Toads) and Right (White, Red, horizontal, Frogs). */
public enum Player {
  LEFT,
  RIGHT;

  /** Returns the opponent. */
  public Player other() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
