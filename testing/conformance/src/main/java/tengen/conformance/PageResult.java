package tengen.conformance;

import java.util.List;
import tengen.conformance.transcript.Transcript;

/**
 * The result of one page.
 *
 * @param reason why the page did not pass; empty if it did
 * @param excerpt last lines of the conversation, sent ones with {@code >}, received ones with
 *     {@code <}
 */
public record PageResult(
    Transcript page, PageVerdict outcome, String reason, List<String> excerpt) {
  public PageResult {
    excerpt = List.copyOf(excerpt);
  }
}
