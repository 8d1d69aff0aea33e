package tengen.protocol;

/**
 * One line of input, cut at LF.
 *
 * @param text its bytes as ISO-8859-1, without the LF; nothing is trimmed or decoded yet
 * @param cut whether it was longer than the framer's limit; the rest is lost
 * @param arrivedNanos on the host's clock, when its last byte was read
 */
public record Line(String text, boolean cut, long arrivedNanos) {

  /** A whole line. */
  public Line(String text, long arrivedNanos) {
    this(text, false, arrivedNanos);
  }
}
