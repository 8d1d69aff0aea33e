package tengen.conformance.transcript;

import java.util.Locale;

/**
 * Where a conversation first left its transcript.
 *
 * @param transcript its name
 * @param line in its file, from 1; one behind the last where output came after the end
 * @param expected as the file has it, or in words
 * @param got the line that came, or in words
 */
public record Mismatch(String transcript, int line, String expected, String got) {

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%s:%d: expected [%s], got [%s]", transcript, line, expected, got);
  }
}
