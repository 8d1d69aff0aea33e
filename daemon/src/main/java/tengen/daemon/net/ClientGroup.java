package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tengen.config.LimitsConfig;
import tengen.daemon.memory.MemoryFailure;
import tengen.daemon.session.ListenerContext;

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
  private final Function<Channel, Executor> sessionLoops;
  private final ChannelGroup channels = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final Semaphore sessions;
  private final Semaphore waitingRoom;

  /**
   * A group without clients.
   *
   * @param limits how many sessions there may be, and how long a silent one stays
   * @param sessionLoops a loop for the session of each channel
   */
  ClientGroup(
      LimitsConfig limits, LongSupplier nanoClock, Function<Channel, Executor> sessionLoops) {
    this.sessionLoops = sessionLoops;
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.sessions = new Semaphore(limits.sessions());
    this.waitingRoom = new Semaphore(Math.max(SMALLEST_ROOM, limits.sessions()));
  }

  /** Takes a client in at the end of this channel's pipeline; closes it where there is no room. */
  void admit(Channel channel, ListenerContext listener, ChannelAdapter adapter) {
    boolean isSession = listener.dialects().sole().isPresent() && sessions.tryAcquire();
    if (!isSession && !waitingRoom.tryAcquire()) {
      listener.crowdLog().warn("client not let in: too many others have not said what they speak");
      var _ = channel.close();
      return;
    }
    var place = new Place(isSession ? sessions : waitingRoom);
    channels.add(channel);
    channel.closeFuture().addListener(_ -> place.leave());
    Executor sessionLoop = MemoryFailure.guarded(sessionLoops.apply(channel));
    channel
        .pipeline()
        .addLast(new ClientHandler(listener, this, place, adapter, nanoClock, sessionLoop));
  }

  LimitsConfig limits() {
    return limits;
  }

  int size() {
    return channels.size();
  }

  /** Ends every session as the end of its input would, and waits for that. */
  void close(long atMostMs) {
    for (Channel channel : channels) {
      channel.pipeline().fireUserEventTriggered(ClientHandler.Wish.END);
    }
    channels.newCloseFuture().awaitUninterruptibly(atMostMs, TimeUnit.MILLISECONDS);
    channels.close().awaitUninterruptibly();
  }

  /** Where one client is. Any thread. */
  final class Place {
    private Semaphore taken;
    private boolean left;

    private Place(Semaphore taken) {
      this.taken = taken;
    }

    /** Moves on to a session; tells why not where there are as many as may be. */
    synchronized Optional<String> openSession() {
      if (left || taken.equals(sessions)) {
        return Optional.empty();
      }
      if (!sessions.tryAcquire()) {
        return Optional.of("too many sessions: " + limits.sessions() + " at most");
      }
      waitingRoom.release();
      taken = sessions;
      return Optional.empty();
    }

    private synchronized void leave() {
      left = true;
      taken.release();
    }
  }
}
