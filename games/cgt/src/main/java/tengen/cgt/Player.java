package tengen.cgt;

/** Left (Black, Blue, vertical, Toads) and Right (White, Red, horizontal, Frogs). */
public enum Player {
  LEFT,
  RIGHT;

  /** The enemy. */
  public Player other() {
    return this == LEFT ? RIGHT : LEFT;
  }
}
