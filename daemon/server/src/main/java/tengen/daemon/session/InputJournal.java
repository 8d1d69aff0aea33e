package tengen.daemon.session;

import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;

/**
 * The stored inputs of a session or table, from which another server restores it. After the archive
 * has rejected an input, it stores no more until a snapshot replaces them. Confined to the loop of
 * its session or table.
 */
public final class InputJournal {
  private final Recorder recorder;
  private final String key;
  private boolean isWhole = true;
  private boolean isEnded;
  private long characters;

  /**
   * Creates a journal without inputs.
   *
   * @param key of the session or table in the archive
   */
  public InputJournal(Recorder recorder, String key) {
    this.recorder = recorder;
    this.key = key;
  }

  /** Stores a new session or table with its first inputs. */
  public void open(StoredSession session) {
    isWhole = recorder.record(new Change.SessionOpened(session));
  }

  /**
   * Continues after inputs that are already stored.
   *
   * @param length total length of their texts
   */
  public void continueAfter(long length) {
    characters += length;
  }

  /**
   * Stores an input.
   *
   * @param maxCharacters maximum total length of the inputs' texts since the last snapshot
   * @return false if the archive rejected this input or an earlier one, or the inputs are too long
   */
  public boolean store(StoredInput input, long maxCharacters) {
    characters += input.text().length();
    if (characters > maxCharacters) {
      return false;
    }
    isWhole = isWhole && recorder.record(new Change.InputReceived(key, input));
    return isWhole;
  }

  /**
   * Replaces all inputs by a snapshot.
   *
   * @param head the session or table without inputs
   */
  public void replace(StoredSession head, StoredInput snapshot) {
    characters = 0;
    isWhole =
        (isWhole || recorder.record(new Change.SessionOpened(head)))
            && recorder.record(new Change.SessionReplaced(key, snapshot));
  }

  /** Returns whether the archive has accepted every input since the last snapshot. */
  public boolean isWhole() {
    return isWhole;
  }

  /** Deletes the inputs from the archive. If its queue is full, the next call tries again. */
  public void end() {
    isEnded = isEnded || recorder.record(new Change.SessionEnded(key));
  }
}
