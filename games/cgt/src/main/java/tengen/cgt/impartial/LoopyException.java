package tengen.cgt.impartial;

/** Thrown when a line of play repeats a position: the theory of finite games does not apply. */
final class LoopyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** Creates the exception with the repeated position. */
  LoopyException(Object position) {
    super("loopy game: a line of play comes back to " + position);
  }
}
