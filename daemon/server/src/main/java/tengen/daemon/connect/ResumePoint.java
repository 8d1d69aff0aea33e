package tengen.daemon.connect;

import java.util.Map;
import java.util.Optional;

/**
 * The state needed to resume a session over another connection: its token and the number of
 * received replies.
 */
final class ResumePoint {
  private Optional<String> session = Optional.empty();
  private long replies;

  ResumePoint() {}

  void opened(String name) {
    session = Optional.of(name);
  }

  /** Counts a received reply. */
  void received() {
    replies++;
  }

  /** Returns the headers of the next handshake; none for the first. */
  Map<String, String> headers() {
    return session
        .map(
            name -> Map.of(ResumeTerms.SESSION, name, ResumeTerms.RECEIVED, Long.toString(replies)))
        .orElse(Map.of());
  }
}
