package tengen.arena.match;

/** A player's engine does not play the game of the match. The message lists its games. */
public final class OtherGameException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  OtherGameException(String message) {
    super(message);
  }
}
