package tengen.daemon.net;

import java.net.InetAddress;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import tengen.daemon.access.NetworkAddress;

/**
 * The slots of clients without a session. If all are taken, a new client gets the slot of a client
 * whose network has more slots, or of an idle one whose network has as many. Thread-safe.
 */
final class PendingClients {
  private final int maxSlots;
  private final Map<NetworkAddress, Entries> byNetwork = new HashMap<>();
  private int taken;

  /** The slots of one network, oldest first. */
  private record Entries(SequencedSet<Entry> busy, SequencedSet<Entry> idle) {
    Entries() {
      this(new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    int size() {
      return busy.size() + idle.size();
    }

    boolean yieldsTo(int others) {
      return size() > others + 1 || (size() >= others && !idle.isEmpty());
    }

    Entry first() {
      return idle.isEmpty() ? busy.getFirst() : idle.getFirst();
    }
  }

  /**
   * Creates the slots.
   *
   * @param maxSlots their number
   */
  PendingClients(int maxSlots) {
    this.maxSlots = maxSlots;
  }

  /**
   * Takes a slot for a client; empty if there is none.
   *
   * @param evict closes the client when it loses its slot
   */
  Optional<Entry> enter(InetAddress from, Runnable evict) {
    NetworkAddress network = NetworkAddress.of(from);
    Optional<Entry> entered = Optional.empty();
    Optional<Entry> given;
    synchronized (this) {
      given = isFull() ? evictFor(network) : Optional.empty();
      if (!isFull()) {
        entered = Optional.of(take(network, evict));
      }
    }
    given.ifPresent(entry -> entry.evict.run());
    return entered;
  }

  private boolean isFull() {
    return taken == maxSlots;
  }

  private Entry take(NetworkAddress network, Runnable evict) {
    var entry = new Entry(network, evict);
    byNetwork.computeIfAbsent(network, _ -> new Entries()).busy().add(entry);
    taken++;
    return entry;
  }

  private Optional<Entry> evictFor(NetworkAddress network) {
    int own = byNetwork.containsKey(network) ? byNetwork.get(network).size() : 0;
    Optional<Entry> given =
        byNetwork.values().stream()
            .filter(entries -> entries.yieldsTo(own))
            .max(Comparator.comparingInt(Entries::size))
            .map(Entries::first);
    given.ifPresent(Entry::release);
    return given;
  }

  /** The slot of one client. Thread-safe. */
  final class Entry {
    private final NetworkAddress network;
    private volatile Runnable evict;
    private boolean left;

    private Entry(NetworkAddress network, Runnable evict) {
      this.network = network;
      this.evict = evict;
    }

    /** Sets how the client is closed when it loses its slot. */
    void onEviction(Runnable other) {
      evict = other;
    }

    /** Marks the client as idle, or as waiting for a response. */
    void idle(boolean isIdle) {
      synchronized (PendingClients.this) {
        if (!left) {
          Entries entries = entries();
          (isIdle ? entries.busy() : entries.idle()).remove(this);
          (isIdle ? entries.idle() : entries.busy()).add(this);
        }
      }
    }

    /** Releases the slot; returns false if it was released before. */
    boolean release() {
      synchronized (PendingClients.this) {
        if (left) {
          return false;
        }
        left = true;
        taken--;
        Entries entries = entries();
        entries.busy().remove(this);
        entries.idle().remove(this);
        if (entries.size() == 0) {
          byNetwork.remove(network);
        }
        return true;
      }
    }

    private Entries entries() {
      return Objects.requireNonNull(byNetwork.get(network));
    }
  }
}
