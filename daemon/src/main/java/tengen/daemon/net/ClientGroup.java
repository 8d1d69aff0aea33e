package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tengen.config.LimitsConfig;
import tengen.daemon.session.ListenerContext;

/** The clients of all listeners, whatever their transport. Any thread may call. */
final class ClientGroup {
  private final LimitsConfig limits;
  private final LongSupplier nanoClock;
  private final ChannelGroup channels = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  /** One for each session there may be; whoever is refused takes none. */
  private final Semaphore places;

  /**
   * A group without clients.
   *
   * @param limits how many sessions there may be, and how long a silent one stays
   */
  ClientGroup(LimitsConfig limits, LongSupplier nanoClock) {
    this.limits = limits;
    this.nanoClock = nanoClock;
    this.places = new Semaphore(limits.sessions());
  }

  /** Opens a session at the end of this channel's pipeline, or refuses it: too many are open. */
  void admit(Channel channel, ListenerContext listener, ChannelAdapter adapter) {
    channels.add(channel);
    boolean placed = places.tryAcquire();
    if (placed) {
      channel.closeFuture().addListener(_ -> places.release());
    }
    channel.pipeline().addLast(new ClientHandler(listener, limits, adapter, nanoClock, !placed));
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
}
