package tengen.conformance.transcript;

import java.util.Locale;

/**
 * The first line at which a conversation differs from its transcript.
 *
 * @param transcript the transcript's name
 * @param line line number in its file, from 1; one more than the last if output follows the end
 * @param expected the line in the file, or a description
 * @param got the received line, or a description
 */
public record Mismatch(String transcript, int line, String expected, String got) {

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%s:%d: expected [%s], got [%s]", transcript, line, expected, got);
  }
}
