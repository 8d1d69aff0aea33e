package tengen.daemon.connect;

import java.util.Map;
import java.util.Optional;

/** What leads one connection on where another broke: the session's name, and the replies had. */
final class ResumePoint {
  private Optional<String> session = Optional.empty();
  private long replies;

  ResumePoint() {}

  void began(String name) {
    session = Optional.of(name);
  }

  /** One more reply is there. */
  void received() {
    replies++;
  }

  /** Of a handshake that goes on; none for the first. */
  Map<String, String> headers() {
    return session
        .map(
            name -> Map.of(ResumeTerms.SESSION, name, ResumeTerms.RECEIVED, Long.toString(replies)))
        .orElse(Map.of());
  }
}
