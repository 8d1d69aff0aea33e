package tengen.daemon.connect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** The GTP commands whose replies are outstanding, in order. Thread-safe. */
final class PendingGtpReplies {
  private final Deque<GtpRequest> pending = new ArrayDeque<>();
  private boolean begun;
  private boolean atLineStart = true;

  PendingGtpReplies() {}

  /** Records a line from the client. */
  synchronized void commandSent(byte[] line) {
    GtpRequest.of(new String(line, StandardCharsets.ISO_8859_1)).ifPresent(pending::add);
  }

  /** Records output of the server; an empty line ends a reply. */
  synchronized void replyReceived(byte[] output) {
    for (byte each : output) {
      if (each == '\n' && atLineStart && begun) {
        pending.poll();
        begun = false;
      } else if (each != '\n') {
        begun = true;
      }
      atLineStart = each == '\n';
    }
  }

  /** Removes all outstanding commands and returns replies to them that report a lost server. */
  synchronized String failAll(String reason) {
    var answers = new StringBuilder(atLineStart || !begun ? "" : "\n");
    for (GtpRequest request : pending) {
      answers.append(request.answer(reason, begun));
      begun = false;
    }
    pending.clear();
    atLineStart = true;
    return answers.toString();
  }
}
