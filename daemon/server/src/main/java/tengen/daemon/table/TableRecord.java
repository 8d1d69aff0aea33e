package tengen.daemon.table;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tengen.daemon.session.Recorder;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.KeptGame;
import tengen.store.archive.KeptInput;
import tengen.store.archive.KeptSession;

/**
 * What one table tells the archive, as a session that hears its events, and what is said of it once
 * that is written. Confined to the tables' loop.
 */
final class TableRecord {
  private static final int FEWEST_TURNS = 2;

  /**
   * Events of fewer characters than this are stored beside the last snapshot, or fewer than it has
   * itself.
   */
  private static final long MIN_CHARACTERS = 64 << 10;

  /** Events of more characters than this are replaced by a snapshot, however long that is. */
  private static final long MAX_CHARACTERS = KeptSession.MAX_CHARACTERS / 4;

  private final Archive archive;
  private final Recorder recorder;
  private final KeptSession head;

  private boolean isRefused;

  /** Whether the archive has been told each event. */
  private boolean isWhole;

  /** Length of the last snapshot, or of the first event, in characters. */
  private long snapshotCharacters;

  /** Length of the events that are stored beside it, in characters. */
  private long eventCharacters;

  /** The turns before this one are kept. */
  private int from;

  /**
   * One that has told nothing.
   *
   * @param head how the archive names the table, without its events
   * @param elsewhere run where another server has the table
   */
  TableRecord(Archive archive, Executor loop, KeptSession head, Runnable elsewhere) {
    this.archive = archive;
    this.recorder = new Recorder(archive, loop);
    this.head = head;
    recorder.holds(head.hold());
    recorder.onRefused(() -> refused(elsewhere));
  }

  private void refused(Runnable elsewhere) {
    if (!isRefused) {
      elsewhere.run();
      refuse();
    }
  }

  /** Another server has the table: nothing is said of it here any more. */
  void refuse() {
    isRefused = true;
    recorder.giveUp();
  }

  /**
   * Continues a record that was read from the archive.
   *
   * @param characters length of all that is stored of its events
   */
  void goesOn(int turns, long characters) {
    isWhole = true;
    eventCharacters = characters;
    from = turns;
  }

  /** Stores the first event. */
  void begin(KeptInput opened) {
    snapshotCharacters = opened.text().length();
    isWhole =
        archive.state().wanted()
            && recorder.tell(new Change.SessionOpened(head.with(List.of(opened))));
  }

  /**
   * Stores what has happened since, the events one by one, or a snapshot in the place of all events
   * where they have become too many, or where there was no room for one.
   *
   * @param snapshot of the table after the last of these events
   */
  void keep(List<KeptInput> events, Supplier<KeptInput> snapshot) {
    if (events.isEmpty()) {
      return;
    }
    events.forEach(event -> eventCharacters += event.text().length());
    if (!archive.state().wanted()) {
      isWhole = false;
    } else if (!isWhole || eventCharacters > mostCharacters()) {
      isWhole = replace(snapshot.get());
    } else {
      isWhole =
          events.stream()
              .allMatch(event -> recorder.tell(new Change.SessionHeard(head.key(), event)));
    }
  }

  private long mostCharacters() {
    return Math.clamp(snapshotCharacters, MIN_CHARACTERS, MAX_CHARACTERS);
  }

  private boolean replace(KeptInput snapshot) {
    snapshotCharacters = snapshot.text().length();
    eventCharacters = 0;
    return (isWhole || recorder.tell(new Change.SessionOpened(head)))
        && recorder.tell(new Change.SessionReplaced(head.key(), snapshot));
  }

  /**
   * Keeps the game.
   *
   * @param common so many turns are as they were
   */
  void keep(KeptGame game, int common) {
    from = Math.min(from, common);
    if (game.turns().size() >= FEWEST_TURNS && recorder.tell(new Change.OfGame(game, from))) {
      from = game.turns().size();
    }
  }

  /** Whether another server has the table is known once this is written. */
  void check() {
    recorder.tell(new Change.SessionGoesOn());
  }

  /** The table is no more. */
  void forget() {
    recorder.tell(new Change.SessionEnded(head.key()));
  }

  /**
   * Says this once all that was told is written, or takes too long; it hears which.
   *
   * @param refusing said instead where another server has the table
   */
  void say(Consumer<Boolean> saying, Runnable refusing) {
    if (isRefused) {
      refusing.run();
      return;
    }
    long told = recorder.told();
    boolean isKept = isWhole;
    recorder.afterTold(
        () -> {
          if (isRefused) {
            refusing.run();
          } else {
            saying.accept(isKept && recorder.isWritten(told));
          }
        });
  }
}
