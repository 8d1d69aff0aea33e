package tengen.cgt;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * A legal move and the position after it.
 *
 * @param <P> the game's positions
 */
public final class GameOption<P> {
  private final Supplier<P> after;
  private final String move;

  private GameOption(Supplier<P> after, String move) {
    this.after = after;
    this.move = move;
  }

  /**
   * Creates a move with its position.
   *
   * @param move in the game's own notation, without blanks
   */
  public GameOption(String move, P after) {
    this(() -> after, move);
  }

  /**
   * Returns a move whose position is computed at each call of {@link #after}, because it may be
   * large.
   */
  public static <P> GameOption<P> lazy(String move, Supplier<P> after) {
    return new GameOption<>(after, move);
  }

  /** Returns the move in the game's own notation, without blanks. */
  public String move() {
    return move;
  }

  /** Returns the position after the move. */
  public P after() {
    return after.get();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameOption<?> that
        && move.equals(that.move)
        && Objects.equals(after(), that.after());
  }

  @Override
  public int hashCode() {
    return move.hashCode();
  }

  @Override
  public String toString() {
    return move + ": " + after();
  }
}
