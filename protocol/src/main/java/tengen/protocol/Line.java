package tengen.protocol;

/**
 * A line of input, split at LF.
 *
 * @param text its bytes as ISO-8859-1 without the LF, neither trimmed nor decoded
 * @param cut whether the line exceeded the limit; the rest is lost
 * @param arrivedNanos the host's clock when its last byte was read
 */
public record Line(String text, boolean cut, long arrivedNanos) {

  /** Creates a line that was not cut. */
  public Line(String text, long arrivedNanos) {
    this(text, false, arrivedNanos);
  }
}
