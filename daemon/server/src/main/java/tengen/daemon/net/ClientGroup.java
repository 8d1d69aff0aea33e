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
import tengen.daemon.monitor.Refusal;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionLoop;

/**
 * The clients of all listeners, whatever their transport. Each has a place: in the waiting room, as
 * long as it has not said what it speaks and where it is only told that there are too many
 * sessions; else that of a session. Any thread may call.
 */
final class ClientGroup {
  /** So many may wait where there are fewer sessions. */
  private static final int SMALLEST_ROOM = 64;

  private final LimitsConfig limits;
  private final LongSupplier nanoClock;
  private final Function<Channel, SessionLoop> sessionLoops;

  /** Closes a channel that is added after {@link #close}: one that was accepted just before it. */
  private final ChannelGroup channels = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE, true);

  private final Semaphore sessions;
  private final WaitingRoom waitingRoom;
  private final LastingSessions lasting;

  /**
   * A group without clients.
   *
   * @param limits how many sessions there may be, and how long a silent one stays
   * @param sessionLoops a loop for the session of each channel
   */
  ClientGroup(
      LimitsConfig limits, LongSupplier nanoClock, Function<Channel, SessionLoop> sessionLoops) {
    this.sessionLoops = sessionLoops;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.sessions = new Semaphore(limits.sessions());
    this.waitingRoom = new WaitingRoom(Math.max(SMALLEST_ROOM, limits.sessions()));
    this.lasting = new LastingSessions(nanoClock);
  }

  /** Takes a client in at the end of this channel's pipeline; closes it where there is no room. */
  void admit(Channel channel, ListenerContext listener, ChannelAdapter adapter) {
    boolean opens = listener.dialects().sole().isPresent() && listener.desk().isEmpty();
    boolean isSession = opens && sessions.tryAcquire();
    Optional<Place> place = isSession ? Optional.of(new Place()) : wait(channel, listener);
    if (place.isEmpty()) {
      return;
    }
    channel.closeFuture().addListener(_ -> place.get().leave());
    SessionLoop loop = newLoop(channel);
    ClientAddress peer = ClientAddress.at(channel.remoteAddress());
    add(
        channel,
        listener,
        adapter,
        loop,
        new ChannelSession(listener, loop, place.get(), nanoClock, peer));
  }

  /** A place in the waiting room; where there is none, closes the channel. */
  Optional<Place> wait(Channel channel, ListenerContext listener) {
    ClientAddress peer = ClientAddress.at(channel.remoteAddress());
    Optional<WaitingRoom.Stay> stay =
        waitingRoom.enter(peer.ip(), () -> close(channel, listener, "client gave its place up"));
    if (stay.isEmpty()) {
      close(channel, listener, "client not let in");
    }
    return stay.map(Place::new);
  }

  private static void close(Channel channel, ListenerContext listener, String what) {
    listener.census().monitor().refused(Refusal.WAITING_ROOM);
    listener.crowdLog().warn(what + ": too many others have not said what they speak");
    var _ = channel.close();
  }

  /** A loop for the session of this channel. */
  SessionLoop newLoop(Channel channel) {
    return sessionLoops.apply(channel);
  }

  /** Has this channel carry the session, from the end of its pipeline. */
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

  /** Runs this when those that there are have gone. */
  void whenGone(Runnable action) {
    channels.newCloseFuture().addListener(_ -> action.run());
  }

  /** Those that outlive their channels. */
  LastingSessions lasting() {
    return lasting;
  }

  /** Ends every session as the end of its input would, and waits for that. */
  void close(long atMostMs) {
    for (Channel channel : channels) {
      channel.pipeline().fireUserEventTriggered(ClientHandler.Wish.END);
    }
    lasting.close();
    channels.newCloseFuture().awaitUninterruptibly(atMostMs, TimeUnit.MILLISECONDS);
    channels.close().awaitUninterruptibly();
  }

  /** Where one client is. Any thread. */
  final class Place {
    private final Optional<WaitingRoom.Stay> stay;
    private boolean isSession;
    private boolean left;

    /** A session's. */
    private Place() {
      stay = Optional.empty();
      isSession = true;
    }

    private Place(WaitingRoom.Stay stay) {
      this.stay = Optional.of(stay);
    }

    /** Moves on to a session; tells why not where there are as many as may be. */
    synchronized Optional<String> openSession() {
      if (left || isSession) {
        return Optional.empty();
      }
      if (!sessions.tryAcquire() && !(lasting.giveUpOldest() && sessions.tryAcquire())) {
        return Optional.of("too many sessions: " + limits.sessions() + " at most");
      }
      isSession = stay.filter(WaitingRoom.Stay::leave).isPresent();
      if (isSession) {
        return Optional.empty();
      }
      sessions.release();
      return Optional.of("gave way to another client");
    }

    /**
     * Whether the client has all that it asked for, and gives its place up where others need it.
     */
    void idle(boolean isIdle) {
      stay.ifPresent(it -> it.idle(isIdle));
    }

    /** How it is given up where others need it. */
    void giveWayBy(Runnable giveWay) {
      stay.ifPresent(it -> it.giveWayBy(giveWay));
    }

    /** Gives the place up, once. */
    synchronized void leave() {
      if (!left) {
        left = true;
        if (isSession) {
          sessions.release();
        } else {
          stay.ifPresent(WaitingRoom.Stay::leave);
        }
      }
    }
  }
}
