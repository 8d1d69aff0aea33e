package tengen.daemon.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** The GTP commands whose answers a client still waits for, in order. Any thread. */
final class GtpDebts {
  private final Deque<GtpRequest> owed = new ArrayDeque<>();
  private boolean begun;
  private boolean atLineStart = true;

  GtpDebts() {}

  /** The client has said this line. */
  synchronized void asked(byte[] line) {
    GtpRequest.of(new String(line, StandardCharsets.ISO_8859_1)).ifPresent(owed::add);
  }

  /** The server has said this; an empty line ends an answer. */
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

  /** Answers to all of them, from one who has no server. */
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
