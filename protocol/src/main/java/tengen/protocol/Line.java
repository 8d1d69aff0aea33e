package tengen.protocol;

/**
 * A line of input, split at LF.
 *
 * @param text its bytes as ISO-8859-1 without the LF, neither trimmed nor decoded
 * @param cut whether the line exceeded the limit; the rest is lost
 * @param arrivedNanos the host's clock when its last byte was read
 */
public record Line(String text, boolean cut, long arrivedNanos) {
  private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

  /** Creates a line that was not cut. */
  public Line(String text, long arrivedNanos) {
    this(text, false, arrivedNanos);
  }

  /** Returns the text without the byte order mark of UTF-8, which editors write into files. */
  public String unmarked() {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
  }
}
