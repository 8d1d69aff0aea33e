package tengen.config;

/**
 * A problem in the configuration. Prints as one line: {@code FILE:LINE:COLUMN: what is wrong; what
 * is allowed}.
 *
 * @param file as the caller named it
 * @param line from 1; 0 for the file as a whole
 * @param column from 1, in characters; 0 for the file as a whole
 * @param message what is wrong; what is allowed
 */
public record ConfigProblem(String file, int line, int column, String message) {
  private static final int MAX_LENGTH = 1000;

  /**
   * Makes control characters visible and cuts long texts, since names and values are untrusted
   * input.
   */
  public ConfigProblem {
    file = Printable.line(file, MAX_LENGTH);
    message = Printable.line(message, MAX_LENGTH);
  }

  /** Creates a problem of the file as a whole. */
  public ConfigProblem(String file, String message) {
    this(file, 0, 0, message);
  }

  @Override
  public String toString() {
    return line == 0 ? file + ": " + message : file + ":" + line + ":" + column + ": " + message;
  }
}
