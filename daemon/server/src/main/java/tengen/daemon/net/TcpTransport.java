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
 * Listeners for sessions over TCP: the same bytes as on stdin and stdout, one session per
 * connection, or a message each line and answer, by WebSocket.
 */
public final class TcpTransport implements AutoCloseable {
  /** What is wrong with an address that is the name of nothing. */
  static final String NO_HOST = "no such host";

  /** So long the loops may take to end, once the clients have gone. */
  private static final long LOOPS_MS = 400;

  /** So long clients have to go; the last are those for whom the archive is slow. */
  private static final long CLIENTS_MS = 2000;

  /** The loops have little left to do by then. */
  private static final long FAREWELL_MS = 100;

  /** Read at once from one client, who may keep so much waiting. */
  private static final int MOST_READ_BYTES = 16_384;

  private final HandedSockets handed;
  private final EventLoopGroup loops;
  private final ChannelGroup listeners = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final SessionThreads threads =
      new SessionThreads(Runtime.getRuntime().availableProcessors());
  private final ClientGroup clients;
  private final Health health = new Health();
  private final LoopWatch loopWatch = new LoopWatch();
  private final Map<String, Listening> listening = new LinkedHashMap<>();

  /**
   * A transport that listens nowhere yet.
   *
   * @param limits how many sessions there may be, on all listeners together, and how long a silent
   *     one stays
   */
  public TcpTransport(LimitsConfig limits) {
    this(limits, HandedSockets.none());
  }

  /** The same where some of its listeners may be open already. */
  public TcpTransport(LimitsConfig limits, HandedSockets handed) {
    this.handed = handed;
    this.loops =
        new MultiThreadIoEventLoopGroup(new DefaultThreadFactory("net", true), handed.handler());
    this.clients = new ClientGroup(limits, System::nanoTime, _ -> threads.newLoop());
    NettyFaults.watch();
    health.watch("net", loopWatch::hanging);
    health.watch("session", threads::hanging);
  }

  /** Whether it serves clients. */
  public Health health() {
    return health;
  }

  /**
   * Listens as configured. Where it listens there already, those who come from now on are received
   * in this way.
   *
   * @return the address it listens at
   * @throws IOException if it cannot; the message is the system's, or tells what is wrong with a
   *     file
   */
  public synchronized InetSocketAddress listen(ListenerConfig listener, ListenerContext context)
      throws IOException {
    Consumer<SocketChannel> admission = admission(listener, context);
    Listening before = listening.get(place(listener));
    if (before != null) {
      before.admission = admission;
      before.listener = listener;
      return before.bound;
    }
    var opened = new Listening(listener, admission);
    opened.bound = listen(listener.address(), listener.port(), context, opened::admit);
    listening.put(place(listener), opened);
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
    var tls = new ListenerTls(listener.tls().get(), listener.name());
    return ((Consumer<SocketChannel>) tls::encrypt).andThen(admission);
  }

  /** What makes a listener the same under another configuration; any free port is one's own. */
  private static String place(ListenerConfig listener) {
    String own = listener.port() == 0 ? " " + listener.name() : "";
    return listener.address() + " " + listener.port() + own;
  }

  /** Whether it listens there. */
  public synchronized boolean listensAt(ListenerConfig listener) {
    return listening.containsKey(place(listener));
  }

  /** The listeners that are open, and where. */
  public synchronized Map<ListenerConfig, InetSocketAddress> listening() {
    Map<ListenerConfig, InetSocketAddress> all = new LinkedHashMap<>();
    listening.values().forEach(each -> all.put(each.listener, each.bound));
    return all;
  }

  /** Closes a listener; its clients stay. */
  public synchronized void close(ListenerConfig listener) {
    Listening closed = listening.remove(place(listener));
    if (closed != null) {
      listeners.stream()
          .filter(channel -> closed.bound.equals(channel.localAddress()))
          .forEach(channel -> channel.close().awaitUninterruptibly());
    }
  }

  /** Closes all listeners but these; their clients stay. The names of those that it closed. */
  public synchronized List<String> closeOthers(List<ListenerConfig> kept) {
    List<String> places = kept.stream().map(TcpTransport::place).toList();
    List<ListenerConfig> others =
        listening.values().stream()
            .map(each -> each.listener)
            .filter(each -> !places.contains(place(each)))
            .toList();
    others.forEach(this::close);
    return others.stream().map(ListenerConfig::name).toList();
  }

  /**
   * Is not ready any more, and lets nobody in.
   *
   * @param notice for so many seconds who comes is let in still: whoever sends clients here has
   *     seen by then that it is not ready
   * @param end run when the last client has gone, and after so many seconds
   */
  public void drain(long notice, long seconds, Runnable end) {
    health.reach(Health.Stage.DRAINING);
    if (notice == 0) {
      shut(end);
    } else {
      after(notice, () -> shut(end));
    }
    after(seconds, end);
  }

  /** Not on the loops, which must not wait for a listener to be closed. */
  private static void after(long seconds, Runnable action) {
    CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(action);
  }

  private void shut(Runnable end) {
    var _ = closeOthers(List.of());
    clients.whenGone(end);
  }

  /** A listener that is open, and how it receives its clients now. */
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
   * Listens.
   *
   * @param port 0: any free one
   * @return the address it listens at
   * @throws IOException if it cannot; the message is the system's
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
   * HTTP: each protocol of the listener has a WebSocket at the path of its name.
   *
   * @param hosts names that requests may call it by, beside {@code localhost} and the address
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
            .handler(new AcceptFaults(listener.crowdLog()))
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(
                ChannelOption.RECVBUF_ALLOCATOR,
                new AdaptiveRecvByteBufAllocator(64, 2048, MOST_READ_BYTES))
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

  /** All listeners are open: whoever asks is told that clients are welcome. */
  public void ready() {
    health.reach(Health.Stage.READY);
  }

  /** How many clients are connected now, on all listeners together. */
  public int sessions() {
    return clients.size();
  }

  /** Stops listening, ends every session as the end of its input would, and waits for that. */
  @Override
  public void close() {
    if (!listeners.isEmpty()) {
      Logs.info("stopping");
    }
    listeners.close().awaitUninterruptibly();
    clients.close(CLIENTS_MS);
    var _ =
        loops
            .shutdownGracefully(0, LOOPS_MS, TimeUnit.MILLISECONDS)
            .awaitUninterruptibly(FAREWELL_MS);
    threads.close();
  }
}
