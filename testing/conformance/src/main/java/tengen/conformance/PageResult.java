package tengen.conformance;

import java.util.List;
import tengen.conformance.transcript.Transcript;

/**
 * What came of one page.
 *
 * @param reason why it did not pass; empty text where it did
 * @param excerpt the last lines that were said, sent ones with {@code >}, others with {@code <}
 */
public record PageResult(
    Transcript page, PageVerdict outcome, String reason, List<String> excerpt) {
  public PageResult {
    excerpt = List.copyOf(excerpt);
  }
}
