package tengen.game;

/** A player. In combinatorial games Left is Black. */
public enum Side {
  BLACK,
  WHITE;

  /** Returns the opponent. */
  public Side other() {
    return this == BLACK ? WHITE : BLACK;
  }
}
