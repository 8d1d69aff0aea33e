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
 * The places of clients without a session. If all are taken, a new client gets the place of a
 * client whose network has more places, or of an idle one whose network has as many. Thread-safe.
 */
final class WaitingRoom {
  private final int most;
  private final Map<NetworkAddress, Stays> byNetwork = new HashMap<>();
  private int taken;

  /** The places of one network, oldest first. */
  private record Stays(SequencedSet<Stay> busy, SequencedSet<Stay> idle) {
    Stays() {
      this(new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    int size() {
      return busy.size() + idle.size();
    }

    boolean giveWayTo(int others) {
      return size() > others + 1 || (size() >= others && !idle.isEmpty());
    }

    Stay first() {
      return idle.isEmpty() ? busy.getFirst() : idle.getFirst();
    }
  }

  /**
   * Creates the places.
   *
   * @param most their number
   */
  WaitingRoom(int most) {
    this.most = most;
  }

  /**
   * Takes a place for a client; empty if there is none.
   *
   * @param giveWay closes the client when it loses its place
   */
  Optional<Stay> enter(InetAddress from, Runnable giveWay) {
    NetworkAddress network = NetworkAddress.of(from);
    Optional<Stay> entered = Optional.empty();
    Optional<Stay> given;
    synchronized (this) {
      given = isFull() ? giveUpFor(network) : Optional.empty();
      if (!isFull()) {
        entered = Optional.of(take(network, giveWay));
      }
    }
    given.ifPresent(stay -> stay.giveWay.run());
    return entered;
  }

  private boolean isFull() {
    return taken == most;
  }

  private Stay take(NetworkAddress network, Runnable giveWay) {
    var stay = new Stay(network, giveWay);
    byNetwork.computeIfAbsent(network, _ -> new Stays()).busy().add(stay);
    taken++;
    return stay;
  }

  private Optional<Stay> giveUpFor(NetworkAddress network) {
    int own = byNetwork.containsKey(network) ? byNetwork.get(network).size() : 0;
    Optional<Stay> given =
        byNetwork.values().stream()
            .filter(stays -> stays.giveWayTo(own))
            .max(Comparator.comparingInt(Stays::size))
            .map(Stays::first);
    given.ifPresent(Stay::leave);
    return given;
  }

  /** The place of one client. Thread-safe. */
  final class Stay {
    private final NetworkAddress network;
    private volatile Runnable giveWay;
    private boolean left;

    private Stay(NetworkAddress network, Runnable giveWay) {
      this.network = network;
      this.giveWay = giveWay;
    }

    /** Sets how the client is closed when it loses its place. */
    void giveWayBy(Runnable other) {
      giveWay = other;
    }

    /** Marks the client as idle, or as waiting for a response. */
    void idle(boolean isIdle) {
      synchronized (WaitingRoom.this) {
        if (!left) {
          Stays stays = stays();
          (isIdle ? stays.busy() : stays.idle()).remove(this);
          (isIdle ? stays.idle() : stays.busy()).add(this);
        }
      }
    }

    /** Releases the place; returns false if it was released before. */
    boolean leave() {
      synchronized (WaitingRoom.this) {
        if (left) {
          return false;
        }
        left = true;
        taken--;
        Stays stays = stays();
        stays.busy().remove(this);
        stays.idle().remove(this);
        if (stays.size() == 0) {
          byNetwork.remove(network);
        }
        return true;
      }
    }

    private Stays stays() {
      return Objects.requireNonNull(byNetwork.get(network));
    }
  }
}
