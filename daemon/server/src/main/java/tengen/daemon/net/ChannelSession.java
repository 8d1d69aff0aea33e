package tengen.daemon.net;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.Outbox;

/** A session that ends with its channel. */
final class ChannelSession implements SessionAccess {
  private final ListenerContext listener;
  private final Executor loop;
  private final ClientGroup.Place place;
  private final LongSupplier nanoClock;
  private final ClientAddress peer;
  private @Nullable Connection connection;

  /**
   * Creates a session that is not open yet.
   *
   * @param loop of this session only
   * @param place of the client, released by the caller
   * @param peer for logs
   */
  ChannelSession(
      ListenerContext listener,
      Executor loop,
      ClientGroup.Place place,
      LongSupplier nanoClock,
      ClientAddress peer) {
    this.listener = listener;
    this.loop = loop;
    this.place = place;
    this.nanoClock = nanoClock;
    this.peer = peer;
  }

  @Override
  public void join(ClientPort channel) {
    Outbox outbox = Outbox.to(channel, listener, peer);
    connection = new Connection(listener, loop, outbox, place::openSession, nanoClock, peer);
  }

  @Override
  public Optional<Connection> session() {
    return Optional.ofNullable(connection);
  }

  @Override
  public boolean outlivesServer() {
    return false;
  }

  @Override
  public void stop() {
    session().ifPresent(it -> it.end("told to stop"));
  }

  @Override
  public void lost(String why) {
    session().ifPresent(it -> it.abort(why));
  }
}
