package tengen.daemon.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tengen.protocol.table.TableEvent;
import tengen.store.archive.StoredInput;

/**
 * The newest events of a table, for watchers that reconnect. A watcher that missed more gets a
 * snapshot. Confined to the tables' loop.
 */
final class RecentEvents {
  /** Maximum number of events. */
  static final int MAX_EVENTS = 256;

  /** Maximum total length of their stored texts, in UTF-16 characters. */
  static final int MAX_CHARACTERS = 64 << 10;

  private final Deque<Stored> events = new ArrayDeque<>();
  private int characters;

  RecentEvents() {}

  private record Stored(TableEvent event, int characters) {}

  /** Adds the next event; drops the oldest ones if a limit is exceeded. */
  void add(TableEvent event, StoredInput stored) {
    events.add(new Stored(event, stored.text().length()));
    characters += stored.text().length();
    while (events.size() > MAX_EVENTS || characters > MAX_CHARACTERS) {
      characters -= events.remove().characters();
    }
  }

  /** Returns the total length of the stored texts, in UTF-16 characters. */
  int characters() {
    return characters;
  }

  /** Returns the events after a number, oldest first; empty if some of them are missing. */
  Optional<List<TableEvent>> after(long seq) {
    boolean areAllHere = !events.isEmpty() && events.element().event().seq() <= seq + 1;
    return areAllHere
        ? Optional.of(
            events.stream().map(Stored::event).filter(event -> event.seq() > seq).toList())
        : Optional.empty();
  }
}
