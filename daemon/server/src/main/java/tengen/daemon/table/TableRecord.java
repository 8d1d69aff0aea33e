package tengen.daemon.table;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
  private static final int MIN_TURNS = 2;

  /**
   * Events are not replaced by a snapshot while their total length is below this or below the last
   * snapshot's, in characters.
   */
  private static final long MIN_CHARACTERS = 64 << 10;

  /** Events are always replaced by a snapshot beyond this total length, in characters. */
  private static final long MAX_CHARACTERS = StoredSession.MAX_CHARACTERS / 4;

  private final Archive archive;
  private final Recorder recorder;
  private final StoredSession head;

  private boolean isRefused;

  /** True if the archive has accepted every event. */
  private boolean isWhole;

  /** Length of the last snapshot, or of the first event, in characters. */
  private long snapshotCharacters;

  /** Total length of the events stored after it, in characters. */
  private long eventCharacters;

  /** The number of turns already stored unchanged. */
  private int from;

  /**
   * Creates an empty record.
   *
   * @param head the table's entry in the archive, without events
   * @param elsewhere run when another server has taken the table over
   */
  TableRecord(Archive archive, Executor loop, StoredSession head, Runnable elsewhere) {
    this.archive = archive;
    this.recorder = new Recorder(archive, loop);
    this.head = head;
    recorder.setHold(head.hold());
    recorder.onTakeover(() -> refused(elsewhere));
  }

  private void refused(Runnable elsewhere) {
    if (!isRefused) {
      elsewhere.run();
      reject();
    }
  }

  /** Rejects all pending and later notifications, because another server runs the table. */
  void reject() {
    isRefused = true;
    recorder.giveUp();
  }

  /**
   * Continues a record that was read from the archive.
   *
   * @param characters total length of its stored texts
   */
  void resume(int turns, long characters) {
    isWhole = true;
    eventCharacters = characters;
    from = turns;
  }

  /** Stores the first event. */
  void begin(StoredInput opened) {
    snapshotCharacters = opened.text().length();
    isWhole =
        archive.state().wanted()
            && recorder.record(new Change.SessionOpened(head.with(List.of(opened))));
  }

  /**
   * Stores new events. Replaces all events by a snapshot if they exceed the limits, or if the
   * archive rejected one.
   *
   * @param snapshot returns the table's state after these events
   */
  void keep(List<StoredInput> events, Supplier<StoredInput> snapshot) {
    if (events.isEmpty()) {
      return;
    }
    events.forEach(event -> eventCharacters += event.text().length());
    if (!archive.state().wanted()) {
      isWhole = false;
    } else if (!isWhole || eventCharacters > maxCharacters()) {
      isWhole = replace(snapshot.get());
    } else {
      isWhole =
          events.stream()
              .allMatch(event -> recorder.record(new Change.SessionHeard(head.key(), event)));
    }
  }

  private long maxCharacters() {
    return Math.clamp(snapshotCharacters, MIN_CHARACTERS, MAX_CHARACTERS);
  }

  private boolean replace(StoredInput snapshot) {
    snapshotCharacters = snapshot.text().length();
    eventCharacters = 0;
    return (isWhole || recorder.record(new Change.SessionOpened(head)))
        && recorder.record(new Change.SessionReplaced(head.key(), snapshot));
  }

  /**
   * Stores the game.
   *
   * @param common number of leading turns that are unchanged
   */
  void keep(StoredGame game, int common) {
    from = Math.min(from, common);
    if (game.turns().size() >= MIN_TURNS && recorder.record(new Change.OfGame(game, from))) {
      from = game.turns().size();
    }
  }

  /** Sends a change that fails if another server has taken the table over. */
  void check() {
    recorder.record(new Change.SessionGoesOn());
  }

  /** Deletes the table from the archive. */
  void forget() {
    recorder.record(new Change.SessionEnded(head.key()));
  }

  /**
   * Runs a notification after all changes are stored or the archive's time limit has passed; passes
   * true if they are stored.
   *
   * @param onTakeover run instead if another server runs the table
   */
  void whenStored(Consumer<Boolean> action, Runnable onTakeover) {
    if (isRefused) {
      onTakeover.run();
      return;
    }
    long recorded = recorder.recorded();
    boolean isKept = isWhole;
    recorder.afterStored(
        () -> {
          if (isRefused) {
            onTakeover.run();
          } else {
            action.accept(isKept && recorder.isStored(recorded));
          }
        });
  }
}
