package tengen.daemon.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** The GTP commands whose replies are outstanding, in order. Thread-safe. */
final class GtpDebts {
  private final Deque<GtpRequest> owed = new ArrayDeque<>();
  private boolean begun;
  private boolean atLineStart = true;

  GtpDebts() {}

  /** Records a line from the client. */
  synchronized void asked(byte[] line) {
    GtpRequest.of(new String(line, StandardCharsets.ISO_8859_1)).ifPresent(owed::add);
  }

  /** Records output of the server; an empty line ends a reply. */
  synchronized void answered(byte[] said) {
    for (byte each : said) {
      if (each == '\n' && atLineStart && begun) {
        owed.poll();
        begun = false;
      } else if (each != '\n') {
        begun = true;
      }
      atLineStart = each == '\n';
    }
  }

  /** Removes all outstanding commands and returns replies to them that report a lost server. */
  synchronized String settle(String reason) {
    var answers = new StringBuilder(atLineStart || !begun ? "" : "\n");
    for (GtpRequest request : owed) {
      answers.append(request.answer(reason, begun));
      begun = false;
    }
    owed.clear();
    atLineStart = true;
    return answers.toString();
  }
}
