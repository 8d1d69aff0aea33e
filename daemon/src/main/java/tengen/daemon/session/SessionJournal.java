package tengen.daemon.session;

import java.util.function.LongSupplier;
import tengen.daemon.archive.Change;
import tengen.daemon.archive.KeptInput;

/**
 * Keeps what a session hears, so that its state can be made again by hearing it again. Where the
 * archive had no room there is a gap: then the whole session is forgotten. Confined to the
 * session's loop.
 */
final class SessionJournal {
  /** A session that has heard more is not kept: to hear it all again would take too long. */
  private static final long MOST_INPUTS = 100_000;

  private final Recorder recorder;
  private final String key;
  private final LongSupplier sent;
  private long number;
  private long lines;
  private boolean isBroken;
  private boolean isForgotten;

  /**
   * One that has nothing.
   *
   * @param key the session's, in the archive
   * @param sent how many messages the session has for its client so far
   */
  SessionJournal(Recorder recorder, String key, LongSupplier sent) {
    this.recorder = recorder;
    this.key = key;
    this.sent = sent;
  }

  /** It goes on behind this input, which was kept before. */
  void goesOnAfter(KeptInput last) {
    number = last.number();
    lines = InputText.lines(lines, last);
  }

  /** How many lines of the client it has. */
  long lines() {
    return lines;
  }

  /** Keeps this. */
  void heard(String kind, String text, long atMs) {
    if (isBroken) {
      forget();
      return;
    }
    var input = new KeptInput(number + 1, kind, text, sent.getAsLong(), atMs);
    if (number < MOST_INPUTS && recorder.tell(new Change.SessionHeard(key, input))) {
      goesOnAfter(input);
    } else {
      isBroken = true;
    }
  }

  /** Its session has ended. */
  void close() {
    forget();
  }

  private void forget() {
    isForgotten = isForgotten || recorder.tell(new Change.SessionEnded(key));
  }
}
