package tengen.daemon.session;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;

/**
 * Stores a session's input, so that a resume can replay it. If the input exceeds the limits, or the
 * archive is full, the session is deleted from the archive and cannot be resumed after a restart.
 * Confined to the session's loop.
 */
final class SessionJournal {
  /** Maximum number of stored inputs. Replaying more would take too long. */
  private static final long MAX_INPUTS = 100_000;

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
   * Creates an empty journal.
   *
   * @param key of the session in the archive
   * @param sent returns the number of the session's messages to its client so far
   * @param log receives the reason if the session cannot be resumed
   */
  SessionJournal(Recorder recorder, String key, LongSupplier sent, Consumer<String> log) {
    this.recorder = recorder;
    this.key = key;
    this.sent = sent;
    this.log = log;
  }

  /** Continues after an input that is already stored. */
  void continueAfter(StoredInput last) {
    number = last.number();
    lines = InputText.lines(lines, last);
    characters += last.text().length();
  }

  /** Returns the number of lines received from the client. */
  long lines() {
    return lines;
  }

  /** Stores an input. */
  void received(String kind, String text, long atMs) {
    if (isBroken) {
      forget();
      return;
    }
    var input = new StoredInput(number + 1, kind, text, sent.getAsLong(), atMs);
    boolean isTooLong =
        number >= MAX_INPUTS || characters + text.length() > StoredSession.MAX_CHARACTERS;
    if (!isTooLong && recorder.record(new Change.SessionHeard(key, input))) {
      continueAfter(input);
    } else {
      isBroken = true;
      log.accept(isTooLong ? "its input is too long" : "the archive had no room");
      forget();
    }
  }

  /** Deletes the session from the archive, because it has ended. */
  void close() {
    forget();
  }

  private void forget() {
    isForgotten = isForgotten || recorder.record(new Change.SessionEnded(key));
  }
}
