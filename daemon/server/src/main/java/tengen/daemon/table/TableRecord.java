package tengen.daemon.table;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tengen.daemon.session.InputJournal;
import tengen.daemon.session.Recorder;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;

/**
 * Records a table's events and game in the archive, and delays notifications until they are stored.
 * Confined to the tables' loop.
 */
final class TableRecord {
  /**
   * Events are not replaced by a snapshot while their total length is below this or below the last
   * snapshot's, in characters.
   */
  private static final long MIN_CHARACTERS = 64 << 10;

  /** Events are always replaced by a snapshot beyond this total length, in characters. */
  private static final long MAX_CHARACTERS = StoredSession.MAX_CHARACTERS / 4;

  private final Archive archive;
  private final Recorder recorder;
  private final InputJournal inputs;
  private final StoredSession head;

  private boolean isRejected;

  /** Length of the last snapshot, or of the first event, in characters. */
  private long snapshotCharacters;

  /**
   * Creates an empty record.
   *
   * @param head the table's entry in the archive, without events
   * @param elsewhere run when another server has taken the table over
   */
  TableRecord(Archive archive, Executor loop, StoredSession head, Runnable elsewhere) {
    this.archive = archive;
    this.recorder = new Recorder(archive, loop);
    this.inputs = new InputJournal(recorder, head.key());
    this.head = head;
    recorder.setHold(head.hold());
    recorder.onTakeover(() -> takenOver(elsewhere));
  }

  private void takenOver(Runnable elsewhere) {
    if (!isRejected) {
      elsewhere.run();
      reject();
    }
  }

  /** Rejects all pending and later notifications, because another server runs the table. */
  void reject() {
    isRejected = true;
    recorder.giveUp();
  }

  /**
   * Continues a record that was read from the archive.
   *
   * @param characters total length of its stored texts
   */
  void resume(int turns, long characters) {
    inputs.continueAfter(characters);
    recorder.continueGame(turns);
  }

  /** Stores the first event. */
  void begin(StoredInput opened) {
    snapshotCharacters = opened.text().length();
    inputs.open(head.with(List.of(opened)));
  }

  /**
   * Stores new events. Replaces all events by a snapshot if they exceed the limits, or if the
   * archive rejected one.
   *
   * @param snapshot returns the table's state after these events
   */
  void store(List<StoredInput> events, Supplier<StoredInput> snapshot) {
    long maxCharacters = Math.clamp(snapshotCharacters, MIN_CHARACTERS, MAX_CHARACTERS);
    boolean areStored = events.stream().allMatch(event -> inputs.store(event, maxCharacters));
    if (!areStored && archive.state().wanted()) {
      StoredInput whole = snapshot.get();
      snapshotCharacters = whole.text().length();
      inputs.replace(head, whole);
    }
  }

  /**
   * Stores the game.
   *
   * @param common number of leading turns that are unchanged
   */
  void store(StoredGame game, int common) {
    recorder.record(game, common);
  }

  /** Sends a change that fails if another server has taken the table over. */
  void check() {
    recorder.record(new Change.HoldCheck());
  }

  /** Deletes the table from the archive. */
  void forget() {
    inputs.end();
  }

  /**
   * Runs a notification after all changes are stored or the archive's time limit has passed; passes
   * true if they are stored.
   *
   * @param onTakeover run instead if another server runs the table
   */
  void whenStored(Consumer<Boolean> action, Runnable onTakeover) {
    if (isRejected) {
      onTakeover.run();
      return;
    }
    long recorded = recorder.recorded();
    boolean areInputsStored = inputs.isWhole();
    recorder.afterStored(
        () -> {
          if (isRejected) {
            onTakeover.run();
          } else {
            action.accept(areInputsStored && recorder.isStored(recorded));
          }
        });
  }
}
