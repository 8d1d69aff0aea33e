package tengen.daemon.net;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;

/** A session that ends with its channel. */
final class ChannelSession implements SessionAccess {
  private final Function<ClientPort, Connection> opening;
  private @Nullable Connection connection;

  /**
   * Creates a session that is not open yet.
   *
   * @param opening creates the connection of the channel
   */
  ChannelSession(Function<ClientPort, Connection> opening) {
    this.opening = opening;
  }

  @Override
  public void join(ClientPort channel) {
    connection = opening.apply(channel);
  }

  @Override
  public Optional<Connection> session() {
    return Optional.ofNullable(connection);
  }
}
