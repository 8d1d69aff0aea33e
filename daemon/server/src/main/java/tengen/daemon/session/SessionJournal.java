package tengen.daemon.session;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tengen.store.archive.Change;
import tengen.store.archive.KeptInput;
import tengen.store.archive.KeptSession;

/**
 * Stores what a session hears, so that a resume can replay it. A session that has heard too much,
 * or whose input the archive had no room for, is deleted from the archive and cannot be resumed
 * after a restart. Confined to the session's loop.
 */
final class SessionJournal {
  /** A session that has heard more is not kept: to hear it all again would take too long. */
  private static final long MOST_INPUTS = 100_000;

  private final Recorder recorder;
  private final String key;
  private final LongSupplier sent;
  private final Consumer<String> log;
  private long number;
  private long lines;
  private long characters;
  private boolean isBroken;
  private boolean isForgotten;

  /**
   * One that has nothing.
   *
   * @param key the session's, in the archive
   * @param sent how many messages the session has for its client so far
   * @param log is told why the session cannot be resumed
   */
  SessionJournal(Recorder recorder, String key, LongSupplier sent, Consumer<String> log) {
    this.recorder = recorder;
    this.key = key;
    this.sent = sent;
    this.log = log;
  }

  /** It goes on behind this input, which was kept before. */
  void goesOnAfter(KeptInput last) {
    number = last.number();
    lines = InputText.lines(lines, last);
    characters += last.text().length();
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
    boolean isTooLong =
        number >= MOST_INPUTS || characters + text.length() > KeptSession.MAX_CHARACTERS;
    if (!isTooLong && recorder.tell(new Change.SessionHeard(key, input))) {
      goesOnAfter(input);
    } else {
      isBroken = true;
      log.accept(isTooLong ? "its input is too long" : "the archive had no room");
      forget();
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
