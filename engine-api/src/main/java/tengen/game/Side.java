package tengen.game;

/** One of the two players. In combinatorial games Left is Black. */
public enum Side {
  BLACK,
  WHITE;

  /** The opponent. */
  public Side other() {
    return this == BLACK ? WHITE : BLACK;
  }
}
