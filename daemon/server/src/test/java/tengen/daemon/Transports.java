package tengen.daemon;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.ArrayList;
import java.util.List;
import tengen.config.LimitsConfig;
import tengen.config.ListenerConfig;
import tengen.daemon.net.TcpTransport;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.stdio.StdioTransport;
import tengen.support.StreamPeer;
import tengen.support.WebSocketPeer;

/** Opens sessions over real pipes and real sockets. */
final class Transports implements AutoCloseable {
  private final List<Closeable> open = new ArrayList<>();

  /** The transports. */
  enum Kind {
    STDIO,
    TCP,
    WEB_SOCKET
  }

  /** Creates an instance without open sessions. */
  Transports() {}

  /** Opens a session over a transport. */
  StreamPeer open(Kind kind, ListenerContext listener) throws IOException {
    return kind == Kind.STDIO ? stdio(listener) : connect(kind, listen(kind, listener), listener);
  }

  /** Listens at a free port for clients of a network transport. */
  InetSocketAddress listen(Kind kind, ListenerContext listener) throws IOException {
    return kind == Kind.WEB_SOCKET ? listenHttp(listener) : listen(listener);
  }

  /** Opens a session at a port of {@link #listen(Kind, ListenerContext)}. */
  StreamPeer connect(Kind kind, InetSocketAddress at, ListenerContext listener) throws IOException {
    return kind == Kind.WEB_SOCKET ? webSocket(at, path(listener)).lines() : connect(at);
  }

  /** Returns the path of the listener's only protocol, or of GTP if there are several. */
  private static String path(ListenerContext listener) {
    return listener.dialects().sole().isPresent() ? listener.dialects().names().getFirst() : "gtp";
  }

  /** Opens a session over a pair of pipes. */
  private StreamPeer stdio(ListenerContext listener) throws IOException {
    Pipe in = Pipe.open();
    Pipe out = Pipe.open();
    InputStream toSession = Channels.newInputStream(in.source());
    OutputStream fromSession = Channels.newOutputStream(out.sink());
    var session =
        new StdioTransport(toSession, fromSession, OutputStream.nullOutputStream(), listener);
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try (fromSession) {
                session.run();
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    OutputStream sink = Channels.newOutputStream(in.sink());
    return new StreamPeer(Channels.newInputStream(out.source()), sink, sink::close);
  }

  /** Listens at a free port. */
  InetSocketAddress listen(ListenerContext listener) throws IOException {
    return listen(listener, LimitsConfig.defaults(List.of()));
  }

  /** Listens at a free port, with limits. */
  InetSocketAddress listen(ListenerContext listener, LimitsConfig limits) throws IOException {
    var tcp = new TcpTransport(limits);
    open.add(tcp::close);
    return tcp.listen("127.0.0.1", 0, listener);
  }

  /** Listens for HTTP at a free port. */
  InetSocketAddress listenHttp(ListenerContext listener) throws IOException {
    return listenHttp(listener, LimitsConfig.defaults(List.of()));
  }

  /** Listens for HTTP at a free port, with limits. */
  InetSocketAddress listenHttp(ListenerContext listener, LimitsConfig limits) throws IOException {
    var tcp = new TcpTransport(limits);
    open.add(tcp::close);
    return tcp.listen(http(listener.name()), listener);
  }

  private static ListenerConfig http(String name) {
    return ListenerConfig.unlisted(name, ListenerConfig.HTTP);
  }

  /**
   * Opens a session over WebSocket.
   *
   * @param path may include a query
   */
  WebSocketPeer webSocket(InetSocketAddress address, String path) throws IOException {
    var peer = new WebSocketPeer(URI.create("ws://127.0.0.1:" + address.getPort() + "/" + path));
    open.add(peer::close);
    return peer;
  }

  /** Opens a client's socket. */
  Socket socket(InetSocketAddress address) throws IOException {
    var socket = new Socket(address.getAddress(), address.getPort());
    open.add(socket);
    return socket;
  }

  /** Opens a session over TCP. */
  StreamPeer connect(InetSocketAddress address) throws IOException {
    Socket socket = socket(address);
    return new StreamPeer(
        socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
  }

  @Override
  public void close() throws IOException {
    for (Closeable each : open.reversed()) {
      each.close();
    }
  }
}
