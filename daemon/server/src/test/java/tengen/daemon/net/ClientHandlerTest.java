package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.config.LimitsConfig;
import tengen.daemon.TestDaemon;
import tengen.daemon.session.SessionLoop;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;

/** A client handler on an embedded channel whose messages are lines, with a manual clock. */
class ClientHandlerTest {
  private static final int IDLE_SECONDS = 60;
  private static final Frame NAME = new Frame("name");
  private static final Frame NAMED = new Frame("= Tengen\n\n");
  private static final Frame CLOSE = new Frame("close");

  private final TestDaemon daemon =
      new TestDaemon(
          """
          listeners:
            - {name: any, port: 0, protocol: auto}
            - {name: gtp, port: 0, protocol: gtp}
          """,
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private long nanos;
  private final ClientGroup clients =
      new ClientGroup(
          new LimitsConfig(1, IDLE_SECONDS, Map.of(), 65_536), () -> nanos, this::sessionLoop);

  /** Thrown by the sessions' loops instead of accepting a task. */
  private Optional<RuntimeException> loopFault = Optional.empty();

  @AfterEach
  void close() {
    daemon.close();
  }

  @Test
  void messagesCarryASession() {
    EmbeddedChannel client = connect("any");

    client.writeInbound(NAME);

    assertThat(client.<Frame>readOutbound()).isEqualTo(NAMED);
  }

  @Test
  void clientsAboveTheLimitGetAReasonAndAreClosed() {
    connect("gtp");

    EmbeddedChannel rejected = connect("gtp");

    assertThat(rejected.<Frame>readOutbound().text()).startsWith("? too many sessions: 1 at most");
    assertThat(rejected.<Frame>readOutbound()).isEqualTo(CLOSE);
  }

  @Test
  void clientsAboveTheLimitGetAReasonInTheDetectedProtocol() {
    connect("any").writeInbound(NAME);
    EmbeddedChannel rejected = connect("any");
    assertThat(rejected.<Frame>readOutbound()).isNull();

    rejected.writeInbound(new Frame("START 15"));

    assertThat(rejected.<Frame>readOutbound().text()).startsWith("ERROR too many sessions");
  }

  @Test
  void clientsThatCannotBeWrittenToAreClosed() {
    EmbeddedChannel client = connect("gtp");
    client
        .pipeline()
        .addFirst(
            new ChannelOutboundHandlerAdapter() {
              @Override
              public void write(ChannelHandlerContext ctx, Object message, ChannelPromise promise) {
                throw new OutOfMemoryError("of a test");
              }
            });

    client.writeInbound(NAME);

    assertThat(client.isActive()).isFalse();
  }

  @Test
  void disconnectedClientsFreeTheirSlot() {
    connect("gtp").close();

    EmbeddedChannel next = connect("gtp");
    next.writeInbound(NAME);

    assertThat(next.<Frame>readOutbound()).isEqualTo(NAMED);
  }

  @Test
  void idleClientsGetAReasonAndAreClosed() {
    EmbeddedChannel client = connect("gtp");

    advance(client, IDLE_SECONDS * 1000L - 1);
    assertThat(client.<Frame>readOutbound()).isNull();
    advance(client, 1);

    assertThat(client.<Frame>readOutbound().text()).startsWith("? idle for 60 seconds");
    assertThat(client.<Frame>readOutbound()).isEqualTo(CLOSE);
  }

  @Test
  void aFaultOfAnAlarmGoesToTheHandlerOfTheThread() {
    var faults = new ArrayList<Throwable>();
    Thread.currentThread().setUncaughtExceptionHandler((_, fault) -> faults.add(fault));
    EmbeddedChannel client = connect("gtp");
    loopFault = Optional.of(new IllegalStateException("a bug"));

    advance(client, IDLE_SECONDS * 1000L);

    Thread.currentThread().setUncaughtExceptionHandler(null);
    assertThat(faults).containsOnly(loopFault.get());
  }

  @Test
  void clientsWithoutAProtocolAreClosedAfterTenSeconds() {
    EmbeddedChannel stranger = connect("any");
    stranger.writeInbound(new Frame(""));

    advance(stranger, 9_999);
    assertThat(stranger.isOpen()).isTrue();
    advance(stranger, 1);

    assertThat(stranger.<Frame>readOutbound()).isEqualTo(CLOSE);
    advance(stranger, 300);
    assertThat(stranger.isOpen()).isFalse();
  }

  @Test
  void clientsWithAProtocolMayBeSilent() {
    EmbeddedChannel client = connect("any");
    client.writeInbound(NAME);
    client.releaseOutbound();

    advance(client, 10_000);

    assertThat(client.<Frame>readOutbound()).isNull();
    assertThat(client.isOpen()).isTrue();
  }

  @Test
  void clientsWithoutAProtocolTakeNoSession() {
    connect("any");

    EmbeddedChannel client = connect("gtp");
    client.writeInbound(NAME);

    assertThat(client.<Frame>readOutbound()).isEqualTo(NAMED);
  }

  @Test
  void silentClientsAreClosedIfThereAreTooMany() {
    List<EmbeddedChannel> strangers = Stream.generate(() -> connect("any")).limit(3000).toList();

    assertThat(strangers.stream().filter(EmbeddedChannel::isOpen)).hasSize(64);
    assertThat(strangers.getFirst().isOpen()).isTrue();
    assertThat(daemon.log.lines(Level.WARNING)).hasSize(1);
  }

  @Test
  void silentClientsDoNotBlockAListenerWithOneProtocol() {
    Stream.generate(() -> connect("any")).limit(100).forEach(EmbeddedChannel::isOpen);

    EmbeddedChannel client = connect("gtp");
    client.writeInbound(NAME);

    assertThat(client.<Frame>readOutbound()).isEqualTo(NAMED);
  }

  @Test
  void leavingOrSpeakingClientsMakeRoom() {
    connect("any").close();
    connect("any").writeInbound(NAME);

    assertThat(Stream.generate(() -> connect("any")).limit(64)).allMatch(EmbeddedChannel::isOpen);
  }

  @Test
  void rejectedClientsAreCountedInOneLogLine() {
    connect("gtp");
    Stream.generate(() -> connect("gtp")).limit(60).forEach(EmbeddedChannel::isOpen);

    assertThat(daemon.log.lines(Level.WARNING))
        .singleElement()
        .asString()
        .endsWith("listener=gtp reason=\"too many sessions: 1 at most\"");
  }

  @Test
  void inputRestartsTheIdleTimeout() {
    EmbeddedChannel client = connect("gtp");
    advance(client, IDLE_SECONDS * 1000L - 1);
    client.writeInbound(NAME);
    client.releaseOutbound();

    advance(client, IDLE_SECONDS * 1000L - 1);

    assertThat(client.<Frame>readOutbound()).isNull();
    assertThat(client.isOpen()).isTrue();
  }

  @Test
  void inputIsNotReadWhileOutputIsBlocked() {
    EmbeddedChannel client = connect("gtp");
    assertThat(client.config().isAutoRead()).isTrue();

    setWritable(client, false);
    assertThat(client.config().isAutoRead()).isFalse();
    setWritable(client, true);

    assertThat(client.config().isAutoRead()).isTrue();
  }

  @Test
  void theClientIsReadyWhileItReads() {
    EmbeddedChannel client = connect("gtp");
    ClientHandler handler = client.pipeline().get(ClientHandler.class);
    assertThat(handler.ready()).isTrue();

    setWritable(client, false);

    assertThat(handler.ready()).isFalse();
  }

  @Test
  void clientsWithMoreThanAMebibyteUnreadAreClosed() {
    EmbeddedChannel client = connect(new FullChannel(), "gtp", new SocketAdapter());
    ClientHandler handler = client.pipeline().get(ClientHandler.class);

    handler.write("a".repeat(3_000_000));
    client.runPendingTasks();
    assertThat(client.isOpen()).as("a single long answer").isTrue();
    handler.write("b");
    client.runPendingTasks();

    assertThat(client.isOpen()).isFalse();
    assertThat(daemon.log.lines(Level.INFO).getLast())
        .endsWith(" reason=\"more than 1 MiB of answers unread\"");
  }

  @Test
  void theOutputIsShutDownBeforeTheChannelIsClosed() {
    EmbeddedChannel client = connect("gtp");

    client.writeInbound(new Frame("quit"));

    assertThat(client.<Frame>readOutbound()).isEqualTo(new Frame("= \n\n"));
    assertThat(client.<Frame>readOutbound()).isEqualTo(CLOSE);
    assertThat(client.isOpen()).isTrue();
    client.writeInbound(NAME, CLOSE);
    assertThat(client.<Frame>readOutbound()).as("what comes after quit").isNull();
    assertThat(client.isOpen()).isFalse();
  }

  @Test
  void theLastRepliesAreSentToAClientThatHasEndedItsInput() {
    var socket = new FullChannel();
    EmbeddedChannel client = connect(socket, "gtp", new FrameAdapter());
    client.writeInbound(new Frame("quit"));

    client.writeInbound(CLOSE);
    assertThat(client.isOpen()).as("while a reply is unsent").isTrue();
    socket.isFull = false;
    client.flush();
    client.runPendingTasks();

    assertThat(client.<Frame>readOutbound()).isEqualTo(new Frame("= \n\n"));
    assertThat(client.<Frame>readOutbound()).isEqualTo(CLOSE);
    assertThat(client.isOpen()).isFalse();
  }

  @Test
  void theEndOfTheDaemonLetsTheLastRepliesBeSent() {
    var socket = new FullChannel();
    var adapter = new FrameAdapter();
    EmbeddedChannel client = connect(socket, "gtp", adapter);
    client.writeInbound(new Frame("quit"));

    client.pipeline().fireUserEventTriggered(ClientHandler.UserEvent.END);
    client.runPendingTasks();
    assertThat(adapter.hasClosedOutput).as("while a reply is unsent").isFalse();
    socket.isFull = false;
    client.flush();
    client.runPendingTasks();

    assertThat(adapter.hasClosedOutput).isTrue();
  }

  @Test
  void clientsThatDoNotCloseAreClosedAfterATimeout() {
    EmbeddedChannel client = connect("gtp");
    client.writeInbound(new Frame("quit"));

    advance(client, 299);
    assertThat(client.isOpen()).isTrue();
    advance(client, 1);

    assertThat(client.isOpen()).isFalse();
  }

  @Test
  void theEndOfTheDaemonEndsASession() {
    EmbeddedChannel client = connect("gtp");

    client.pipeline().fireUserEventTriggered(ClientHandler.UserEvent.END);
    client.runPendingTasks();

    assertThat(client.<Frame>readOutbound()).isEqualTo(CLOSE);
  }

  private SessionLoop sessionLoop(Channel channel) {
    return task -> {
      if (loopFault.isPresent()) {
        throw loopFault.get();
      }
      channel.eventLoop().execute(task);
    };
  }

  private EmbeddedChannel connect(String listener) {
    return connect(new EmbeddedChannel(), listener, new FrameAdapter());
  }

  private EmbeddedChannel connect(
      EmbeddedChannel channel, String listener, ChannelAdapter adapter) {
    channel.freezeTime();
    clients.admit(channel, daemon.listenerContext(listener), adapter);
    channel.runPendingTasks();
    return channel;
  }

  private void advance(EmbeddedChannel channel, long ms) {
    nanos += TimeUnit.MILLISECONDS.toNanos(ms);
    channel.advanceTimeBy(ms, TimeUnit.MILLISECONDS);
    channel.runScheduledPendingTasks();
    channel.runPendingTasks();
  }

  private static void setWritable(EmbeddedChannel channel, boolean writable) {
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, writable);
    channel.runPendingTasks();
  }

  /** A channel whose client does not read at first: the socket accepts no output. */
  private static final class FullChannel extends EmbeddedChannel {
    private boolean isFull = true;

    @Override
    protected void doWrite(ChannelOutboundBuffer answers) throws Exception {
      if (!isFull) {
        super.doWrite(answers);
      }
    }
  }

  /** A message: a line from the client, or a reply. */
  private record Frame(String text) {}

  /**
   * An adapter like a WebSocket's: each message is a line or a reply, and CLOSE ends either side.
   */
  private static final class FrameAdapter implements ChannelAdapter {
    private boolean hasClosedOutput;

    @Override
    public void read(Object message, ChannelInput input) {
      if (message.equals(CLOSE)) {
        input.end();
      } else {
        input.feed((((Frame) message).text() + "\n").getBytes(StandardCharsets.UTF_8), true);
      }
    }

    @Override
    public Object message(ByteBuf reply) {
      String text = reply.toString(StandardCharsets.UTF_8);
      reply.release();
      return new Frame(text);
    }

    @Override
    public void closeOutput(Channel channel) {
      hasClosedOutput = true;
      var _ = channel.writeAndFlush(CLOSE);
    }
  }
}
