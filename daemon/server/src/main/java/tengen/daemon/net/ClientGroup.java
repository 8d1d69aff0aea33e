package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tengen.config.LimitsConfig;
import tengen.daemon.monitor.Rejection;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.Outbox;
import tengen.daemon.session.SessionLoop;

/**
 * The clients of all listeners and transports. A client holds a session slot once its session is
 * open, else a slot among the pending clients. Both kinds are limited. Thread-safe.
 */
final class ClientGroup {
  /** Minimum number of slots for pending clients, in configurations with fewer sessions. */
  private static final int MIN_PENDING_CLIENTS = 64;

  private final LimitsConfig limits;
  private final LongSupplier nanoClock;
  private final Function<Channel, SessionLoop> sessionLoops;

  /** Closes a channel that is added after {@link #close}, because it was accepted just before. */
  private final ChannelGroup channels = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE, true);

  private final Semaphore sessions;
  private final PendingClients pendingClients;
  private final ResumableSessions resumable;

  /**
   * Creates an empty group.
   *
   * @param limits maximum number of sessions and the idle timeout
   * @param sessionLoops creates the loop for a channel's session
   */
  ClientGroup(
      LimitsConfig limits, LongSupplier nanoClock, Function<Channel, SessionLoop> sessionLoops) {
    this.sessionLoops = sessionLoops;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.sessions = new Semaphore(limits.sessions());
    this.pendingClients = new PendingClients(Math.max(MIN_PENDING_CLIENTS, limits.sessions()));
    this.resumable = new ResumableSessions(nanoClock);
  }

  /**
   * Adds a client's channel: appends its handler to the pipeline, or closes the channel if there is
   * no slot.
   */
  void admit(Channel channel, ListenerContext listener, ChannelAdapter adapter) {
    boolean opens = listener.dialects().sole().isPresent() && listener.authenticator().isEmpty();
    boolean isSession = opens && sessions.tryAcquire();
    Optional<Slot> slot = isSession ? Optional.of(new Slot()) : addPending(channel, listener);
    if (slot.isEmpty()) {
      return;
    }
    channel.closeFuture().addListener(_ -> slot.get().release());
    SessionLoop loop = newLoop(channel);
    ClientAddress peer = ClientAddress.at(channel.remoteAddress());
    Function<ClientPort, Connection> opening =
        port ->
            new Connection(
                listener,
                loop,
                Outbox.to(port, listener, peer),
                slot.get()::openSession,
                nanoClock,
                peer);
    add(channel, listener, adapter, loop, new ChannelSession(opening));
  }

  /** Takes a slot among the pending clients; closes the channel if there is none. */
  Optional<Slot> addPending(Channel channel, ListenerContext listener) {
    ClientAddress peer = ClientAddress.at(channel.remoteAddress());
    Optional<PendingClients.Entry> entry =
        pendingClients.enter(
            peer.ip(), () -> close(channel, listener, "client closed for a newer one"));
    if (entry.isEmpty()) {
      close(channel, listener, "client rejected");
    }
    return entry.map(Slot::new);
  }

  private static void close(Channel channel, ListenerContext listener, String what) {
    listener.registry().monitor().rejected(Rejection.WAITING_ROOM);
    listener.limitedLog().warn(what + ": too many connections without a session");
    var _ = channel.close();
  }

  /** Creates a loop for a channel's session. */
  SessionLoop newLoop(Channel channel) {
    return sessionLoops.apply(channel);
  }

  /** Connects a channel to a session: appends the handler to its pipeline. */
  void add(
      Channel channel,
      ListenerContext listener,
      ChannelAdapter adapter,
      SessionLoop loop,
      SessionAccess session) {
    channels.add(channel);
    channel
        .pipeline()
        .addLast(new ClientHandler(listener, limits, adapter, nanoClock, loop, session));
  }

  int size() {
    return channels.size();
  }

  /** Runs an action after all current channels have closed. */
  void whenEmpty(Runnable action) {
    channels.newCloseFuture().addListener(_ -> action.run());
  }

  /** Returns the sessions that outlive their channels. */
  ResumableSessions resumable() {
    return resumable;
  }

  /** Ends all sessions as at the end of their input, and waits for at most this long. */
  void close(long timeoutMs) {
    for (Channel channel : channels) {
      channel.pipeline().fireUserEventTriggered(ClientHandler.UserEvent.END);
    }
    resumable.close();
    channels.newCloseFuture().awaitUninterruptibly(timeoutMs, TimeUnit.MILLISECONDS);
    channels.close().awaitUninterruptibly();
  }

  /** A client's slot. Thread-safe. */
  final class Slot {
    private final Optional<PendingClients.Entry> entry;
    private boolean isSession;
    private boolean left;

    /** Creates a session's slot, whose permit is already taken. */
    private Slot() {
      entry = Optional.empty();
      isSession = true;
    }

    private Slot(PendingClients.Entry entry) {
      this.entry = Optional.of(entry);
    }

    /**
     * Exchanges a pending client's slot for a session's. Returns the reason if there are too many
     * sessions.
     */
    synchronized Optional<String> openSession() {
      if (left || isSession) {
        return Optional.empty();
      }
      if (!sessions.tryAcquire() && !(resumable.evictOldest() && sessions.tryAcquire())) {
        return Optional.of("too many sessions: " + limits.sessions() + " at most");
      }
      isSession = entry.filter(PendingClients.Entry::release).isPresent();
      if (isSession) {
        return Optional.empty();
      }
      sessions.release();
      return Optional.of("closed to make room for another client");
    }

    /** Marks the client as idle. Idle clients lose their slots first. */
    void idle(boolean isIdle) {
      entry.ifPresent(it -> it.idle(isIdle));
    }

    /** Sets how the client is closed when it loses its slot. */
    void onEviction(Runnable evict) {
      entry.ifPresent(it -> it.onEviction(evict));
    }

    /** Releases the slot; does nothing if it was released before. */
    synchronized void release() {
      if (!left) {
        left = true;
        if (isSession) {
          sessions.release();
        } else {
          entry.ifPresent(PendingClients.Entry::release);
        }
      }
    }
  }
}
