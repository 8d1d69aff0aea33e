package tengen.cgt.impartial;

/** A line of play comes back to a position: the theory of finite games says nothing of it. */
public final class LoopyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The position that comes again. */
  public LoopyException(Object position) {
    super("loopy game: a line of play comes back to " + position);
  }
}
