package tengen.daemon.net;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.AdaptiveRecvByteBufAllocator;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.socket.SocketChannel;
import io.netty.util.concurrent.DefaultThreadFactory;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.UnresolvedAddressException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tengen.config.LimitsConfig;
import tengen.config.ListenerConfig;
import tengen.daemon.Logs;
import tengen.daemon.monitor.Health;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionThreads;

/**
 * The TCP listeners of a daemon: plain text as on stdin and stdout with one session per connection,
 * or HTTP with WebSockets, where each line and reply is a message.
 */
public final class TcpTransport implements AutoCloseable {
  /** Error for an unresolvable host name. */
  static final String NO_HOST = "no such host";

  /** Time for the loops to shut down after the clients are gone, in milliseconds. */
  private static final long LOOP_SHUTDOWN_MS = 400;

  /** Time for clients to be closed, in milliseconds. A slow archive delays the last ones. */
  private static final long CLIENT_CLOSE_MS = 2000;

  /** Time to wait for the loops' shutdown, in milliseconds; little is left to do then. */
  private static final long SHUTDOWN_WAIT_MS = 100;

  /** Maximum size of one read from a client, in bytes. */
  private static final int MAX_READ_BYTES = 16_384;

  private final InheritedSockets handed;
  private final EventLoopGroup loops;
  private final ChannelGroup listeners = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final SessionThreads threads =
      new SessionThreads(Runtime.getRuntime().availableProcessors());
  private final ClientGroup clients;
  private final Health health = new Health();
  private final LoopWatch loopWatch = new LoopWatch();
  private final Map<String, Listening> listening = new LinkedHashMap<>();

  /**
   * Creates a transport without listeners.
   *
   * @param limits number of sessions on all listeners together, and the idle timeout
   */
  public TcpTransport(LimitsConfig limits) {
    this(limits, InheritedSockets.none());
  }

  /**
   * Creates a transport without listeners.
   *
   * @param handed inherited sockets, used for listeners at their addresses
   */
  public TcpTransport(LimitsConfig limits, InheritedSockets handed) {
    this.handed = handed;
    this.loops =
        new MultiThreadIoEventLoopGroup(new DefaultThreadFactory("net", true), handed.handler());
    this.clients = new ClientGroup(limits, System::nanoTime, _ -> threads.newLoop());
    NettyErrors.watch();
    health.watch("net", loopWatch::hanging);
    health.watch("session", threads::hanging);
  }

  /** Returns the health of the transport. */
  public Health health() {
    return health;
  }

  /**
   * Opens a listener. If it is already open, new clients get the new configuration.
   *
   * @return the bound address
   * @throws IOException if it fails; the message comes from the system or names an invalid file
   */
  public synchronized InetSocketAddress listen(ListenerConfig listener, ListenerContext context)
      throws IOException {
    Consumer<SocketChannel> admission = admission(listener, context);
    Listening before = listening.get(addressKey(listener));
    if (before != null) {
      before.admission = admission;
      before.listener = listener;
      return before.bound;
    }
    var opened = new Listening(listener, admission);
    opened.bound = listen(listener.address(), listener.port(), context, opened::admit);
    listening.put(addressKey(listener), opened);
    return opened.bound;
  }

  private Consumer<SocketChannel> admission(ListenerConfig listener, ListenerContext context)
      throws IOException {
    Consumer<SocketChannel> admission =
        listener.protocol().equals(ListenerConfig.HTTP)
            ? http(listener.address(), context, listener.hosts(), listener.tls().isPresent())
            : text(context);
    if (listener.tls().isEmpty()) {
      Consumer<SocketChannel> plain =
          channel -> channel.pipeline().addFirst(new UnexpectedTls(context));
      return plain.andThen(admission);
    }
    var tls = new ListenerTls(listener.tls().get(), context);
    return ((Consumer<SocketChannel>) tls::encrypt).andThen(admission);
  }

  /**
   * Returns the key that identifies a listener across configurations. A listener at port 0 is
   * identified by its name too.
   */
  private static String addressKey(ListenerConfig listener) {
    String own = listener.port() == 0 ? " " + listener.name() : "";
    return listener.address() + " " + listener.port() + own;
  }

  /** Returns whether a listener is open. */
  public synchronized boolean isListeningAt(ListenerConfig listener) {
    return listening.containsKey(addressKey(listener));
  }

  /** Returns the open listeners and their bound addresses. */
  public synchronized Map<ListenerConfig, InetSocketAddress> listening() {
    Map<ListenerConfig, InetSocketAddress> all = new LinkedHashMap<>();
    listening.values().forEach(each -> all.put(each.listener, each.bound));
    return all;
  }

  /** Closes a listener but not its connections. */
  public synchronized void close(ListenerConfig listener) {
    Listening closed = listening.remove(addressKey(listener));
    if (closed != null) {
      listeners.stream()
          .filter(channel -> closed.bound.equals(channel.localAddress()))
          .forEach(channel -> channel.close().awaitUninterruptibly());
    }
  }

  /**
   * Closes all other listeners but not their connections.
   *
   * @return the names of the closed listeners
   */
  public synchronized List<String> closeOthers(List<ListenerConfig> remaining) {
    List<String> addressKeys = remaining.stream().map(TcpTransport::addressKey).toList();
    List<ListenerConfig> others =
        listening.values().stream()
            .map(each -> each.listener)
            .filter(each -> !addressKeys.contains(addressKey(each)))
            .toList();
    others.forEach(this::close);
    return others.stream().map(ListenerConfig::name).toList();
  }

  /**
   * Starts draining: the daemon stops being ready and closes its listeners.
   *
   * @param notice delay in seconds before the listeners close, for load balancers to notice
   * @param end run after the last client has gone, and again at the end of the drain time
   * @param seconds the drain time
   */
  public void drain(long notice, long seconds, Runnable end) {
    health.reach(Health.Stage.DRAINING);
    if (notice == 0) {
      closeListeners(end);
    } else {
      after(notice, () -> closeListeners(end));
    }
    after(seconds, end);
  }

  /**
   * Runs an action on another thread than the loops, which must not block on closing a listener.
   */
  private static void after(long seconds, Runnable action) {
    CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(action);
  }

  private void closeListeners(Runnable end) {
    var _ = closeOthers(List.of());
    clients.whenEmpty(end);
  }

  /** An open listener and its current configuration. */
  private static final class Listening {
    private ListenerConfig listener;
    private volatile Consumer<SocketChannel> admission;
    private InetSocketAddress bound = new InetSocketAddress(0);

    Listening(ListenerConfig listener, Consumer<SocketChannel> admission) {
      this.listener = listener;
      this.admission = admission;
    }

    void admit(SocketChannel channel) {
      admission.accept(channel);
    }
  }

  /**
   * Opens a plain-text listener.
   *
   * @param port 0 for any free port
   * @return the bound address
   * @throws IOException if it fails; the message comes from the system
   */
  public InetSocketAddress listen(String address, int port, ListenerContext listener)
      throws IOException {
    return listen(address, port, listener, text(listener));
  }

  private Consumer<SocketChannel> text(ListenerContext listener) {
    var adapter = new SocketAdapter();
    return channel -> clients.admit(channel, listener, adapter);
  }

  /**
   * Returns the admission of HTTP clients. Each protocol has a WebSocket at the path of its name.
   *
   * @param hosts names accepted besides {@code localhost} and the address
   */
  private Consumer<SocketChannel> http(
      String address, ListenerContext listener, List<String> hosts, boolean encrypted) {
    List<String> names = Stream.concat(Stream.of(address), hosts.stream()).toList();
    return new HttpListener(listener, clients, names, encrypted, health)::admit;
  }

  private InetSocketAddress listen(
      String address, int port, ListenerContext listener, Consumer<SocketChannel> admission)
      throws IOException {
    var taken = handed.take(new InetSocketAddress(address, port));
    var bootstrap =
        new ServerBootstrap()
            .group(loops)
            .channelFactory(() -> taken.orElseGet(handed::open))
            .option(ChannelOption.SO_REUSEADDR, true)
            .option(ChannelOption.SO_BACKLOG, 1024)
            .handler(new AcceptFailures(listener.limitedLog()))
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(
                ChannelOption.RECVBUF_ALLOCATOR,
                new AdaptiveRecvByteBufAllocator(64, 2048, MAX_READ_BYTES))
            .childOption(ChannelOption.SO_KEEPALIVE, true)
            .childOption(ChannelOption.ALLOW_HALF_CLOSURE, true)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel channel) {
                    loopWatch.add(channel.eventLoop());
                    admission.accept(channel);
                  }
                });
    var opening = taken.isPresent() ? bootstrap.register() : bootstrap.bind(address, port);
    var bound = opening.awaitUninterruptibly();
    if (!bound.isSuccess()) {
      throw new IOException(reason(bound.cause()), bound.cause());
    }
    Channel channel = bound.channel();
    listeners.add(channel);
    loopWatch.add(channel.eventLoop());
    return (InetSocketAddress) channel.localAddress();
  }

  private static String reason(Throwable thrown) {
    return thrown instanceof UnresolvedAddressException
        ? NO_HOST
        : String.valueOf(thrown.getMessage());
  }

  /** Marks the daemon as ready after all listeners are open. */
  public void ready() {
    health.reach(Health.Stage.READY);
  }

  /** Returns the number of connected clients. */
  public int sessions() {
    return clients.size();
  }

  /** Closes the listeners, ends all sessions as at the end of their input, and waits for them. */
  @Override
  public void close() {
    if (!listeners.isEmpty()) {
      Logs.info("stopping");
    }
    listeners.close().awaitUninterruptibly();
    clients.close(CLIENT_CLOSE_MS);
    var _ =
        loops
            .shutdownGracefully(0, LOOP_SHUTDOWN_MS, TimeUnit.MILLISECONDS)
            .awaitUninterruptibly(SHUTDOWN_WAIT_MS);
    threads.close();
  }
}
