package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBufUtil;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.timeout.IdleStateEvent;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.config.LimitsConfig;
import tengen.daemon.TestDaemon;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionHandle;
import tengen.daemon.session.SessionLoop;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;

/** Sessions that survive their channels, on embedded channels with a manual clock. */
class ResumableSessionTest {
  private static final Supplier<SessionLoop> NO_LOOP =
      () -> {
        throw new RejectedExecutionException();
      };

  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: http}]\n",
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private final ListenerContext listener = daemon.listenerContext("web").only("gtp");
  private final ClientGroup clients =
      new ClientGroup(
          new LimitsConfig(1, 3600, Map.of(), 65_536),
          () -> 0,
          channel -> channel.eventLoop()::execute);

  /** The loop of all sessions; a channel's own loop ends with the channel. */
  private final FullableChannel loop = new FullableChannel();

  private final FullableChannel first = new FullableChannel();

  @AfterEach
  void close() {
    daemon.close();
  }

  @Test
  void aSessionWaitsTenMinutesForItsClient() {
    ResumableSession session = open();
    join(session, OptionalLong.empty(), first);
    disconnect(first);

    advance(599);
    assertThat(clients.resumable().find(session.token())).isPresent();
    advance(1);

    assertThat(clients.resumable().find(session.token())).isEmpty();
    assertThat(daemon.log.lines(Level.INFO).getLast())
        .endsWith(" reason=\"the client did not reconnect in time\"");
  }

  @Test
  void sessionsWithoutAClientExpireAfterTenMinutes() {
    ResumableSession session = open();
    var _ = session.enter(OptionalLong.empty());
    loop.runPendingTasks();

    advance(600);

    assertThat(clients.resumable().find(session.token())).isEmpty();
  }

  @Test
  void sessionsThatCouldNotBeStoredExpireAfterTenMinutes() {
    MemoryArchive.Access archive = new MemoryArchive().access();
    daemon.attachArchive(archive);
    ResumableSession session = open();
    archive.outOfMemory(true);
    assertThatThrownBy(session::store).isInstanceOf(OutOfMemoryError.class);
    archive.outOfMemory(false);
    loop.runPendingTasks();

    advance(600);

    assertThat(clients.resumable().find(session.token())).isEmpty();
  }

  @Test
  void sessionsThatCannotBeDeletedEnd() {
    MemoryArchive.Access archive = new MemoryArchive().access();
    daemon.attachArchive(archive);
    ResumableSession session = open();
    var _ = session.store();
    loop.runPendingTasks();
    archive.outOfMemory(true);

    assertThatThrownBy(() -> advance(600)).isInstanceOf(OutOfMemoryError.class);

    assertThat(clients.resumable().find(session.token())).isEmpty();
  }

  @Test
  void sessionsThatCannotBeCreatedReleaseTheirSlots() {
    for (int i = 0; i < 64; i++) {
      assertThatThrownBy(() -> clients.resumable().open(request(listener, NO_LOOP)))
          .isInstanceOf(RejectedExecutionException.class);
    }

    assertThat(clients.resumable().find(open().token())).isPresent();
  }

  @Test
  void sessionsWhoseClientsNeverCameGiveTheirPlacesToNewOnes() {
    List<ResumableSession> unused = Stream.generate(this::open).limit(64).toList();
    unused.forEach(session -> session.enter(OptionalLong.empty()));
    loop.runPendingTasks();

    ResumableSession session = open();
    loop.runPendingTasks();

    assertThat(clients.resumable().find(unused.getFirst().token())).isEmpty();
    assertThat(clients.resumable().find(session.token())).isPresent();
  }

  @Test
  void waitingSessionsMakeRoomForNewOnes() {
    ResumableSession away = open();
    join(away, OptionalLong.empty(), first);
    disconnect(first);

    var second = new FullableChannel();
    ResumableSession session = open();
    join(session, OptionalLong.empty(), second);
    send(second, "name");
    loop.runPendingTasks();

    assertThat(texts(second)).containsExactly("= Tengen\n\n");
    assertThat(clients.resumable().find(away.token())).isEmpty();
  }

  @Test
  void connectedSessionsKeepTheirPlace() {
    join(open(), OptionalLong.empty(), first);
    var second = new FullableChannel();

    join(open(), OptionalLong.empty(), second);

    assertThat(texts(second).getFirst()).startsWith("? too many sessions: 1 at most");
    assertThat(first.isOpen()).isTrue();
  }

  @Test
  void pongsAcknowledgeMessages() {
    ResumableSession session = open();
    join(session, OptionalLong.empty(), first);
    send(first, "1 name");
    send(first, "2 name");
    first.pipeline().fireUserEventTriggered(IdleStateEvent.READER_IDLE_STATE_EVENT);
    assertThat(texts(first)).hasSize(2);
    assertThat(first.pings).containsExactly("2");

    first.writeInbound(new PongWebSocketFrame(ByteBufUtil.writeUtf8(first.alloc(), "1")));
    loop.runPendingTasks();

    assertThat(enter(session, OptionalLong.of(0))).isEmpty();
    assertThat(enter(session, OptionalLong.of(1))).isPresent();
  }

  @Test
  void threeMissedPongsCloseTheConnection() {
    join(open(), OptionalLong.empty(), first);
    for (int i = 0; i < 2; i++) {
      first.pipeline().fireUserEventTriggered(IdleStateEvent.READER_IDLE_STATE_EVENT);
    }
    assertThat(first.isOpen()).isTrue();

    first.pipeline().fireUserEventTriggered(IdleStateEvent.READER_IDLE_STATE_EVENT);

    assertThat(first.isOpen()).isFalse();
  }

  @Test
  void clientsGetAHeartbeatAfterFifteenSeconds() {
    join(open(daemon.listenerContext("web").only("analysis")), OptionalLong.empty(), first);
    assertThat(afterSilence(15)).isEmpty();
    send(first, "{\"id\":\"h\",\"action\":\"tengen-hello\"}");
    assertThat(texts(first)).hasSize(1);

    assertThat(afterSilence(14)).isEmpty();
    assertThat(afterSilence(1)).containsExactly("{\"event\":\"beat\"}\n");
    assertThat(afterSilence(15)).containsExactly("{\"event\":\"beat\"}\n");
  }

  @Test
  void otherProtocolsHaveNoHeartbeat() {
    join(open(), OptionalLong.empty(), first);
    send(first, "name");
    assertThat(texts(first)).hasSize(1);

    assertThat(afterSilence(15)).isEmpty();
  }

  private List<String> afterSilence(long seconds) {
    first.advanceTimeBy(seconds, TimeUnit.SECONDS);
    first.runScheduledPendingTasks();
    loop.runPendingTasks();
    first.runPendingTasks();
    return texts(first);
  }

  /** Checks that a paused channel does not count as silent. */
  @Test
  void clientsThatAreNotReadFromDoNotTimeOut() {
    join(open(), OptionalLong.empty(), first);
    first.config().setAutoRead(false);
    for (int i = 0; i < 9; i++) {
      first.pipeline().fireUserEventTriggered(IdleStateEvent.READER_IDLE_STATE_EVENT);
    }

    assertThat(first.isOpen()).isTrue();
  }

  @Test
  void clientsThatReadTooSlowlyAreClosedWithTryAgainLater() {
    ResumableSession session = open();
    join(session, OptionalLong.empty(), first);
    first.isFull = true;
    ClientHandler handler = first.pipeline().get(ClientHandler.class);
    handler.write("a".repeat(2_000_000));
    handler.write("b");
    loop.runPendingTasks();
    first.isFull = false;
    first.flush();

    assertThat(frames(first).getLast())
        .isInstanceOfSatisfying(
            CloseWebSocketFrame.class, close -> assertThat(close.statusCode()).isEqualTo(1013));
    disconnect(first);
    assertThat(clients.resumable().find(session.token())).isEmpty();
  }

  /**
   * Resumes a session that another server has run meanwhile, while its old channel is still
   * closing.
   */
  @Test
  void endedSessionsDoNotEndTheirSuccessor() {
    var archive = new MemoryArchive();
    daemon.attachArchive(archive.access());
    ResumableSession ended = open();
    var _ = ended.store();
    join(ended, OptionalLong.empty(), first);
    String token = ended.token();
    var _ = archive.access().claimSession(TokenHash.of(token), _ -> true);

    assertThat(find(token, this::sessionLoop)).isCompleted();
    assertThat(clients.resumable().find(token)).isPresent().get().isNotEqualTo(ended);
    disconnect(first);

    assertThat(clients.resumable().find(token)).isPresent();
  }

  @Test
  void failedRestoresCanBeRepeated() {
    daemon.attachArchive(new MemoryArchive().access());
    String token = SessionHandle.newToken();
    var _ = new SessionHandle(listener, "gtp", token).open(ClientAddress.STDIO);
    assertThat(find(token, NO_LOOP)).isCompletedExceptionally();

    assertThat(find(token, this::sessionLoop)).isCompletedWithValueMatching(Optional::isPresent);
  }

  private CompletableFuture<Optional<ResumableSession>> find(
      String token, Supplier<SessionLoop> sessionLoop) {
    var found =
        clients.resumable().find(token, OptionalLong.empty(), request(listener, sessionLoop));
    loop.runPendingTasks();
    return found;
  }

  private SessionLoop sessionLoop() {
    return loop.eventLoop()::execute;
  }

  private ResumableSession open() {
    return open(listener);
  }

  private ResumableSession open(ListenerContext spoken) {
    return clients.resumable().open(request(spoken, this::sessionLoop));
  }

  private ResumableSessions.Request request(
      ListenerContext spoken, Supplier<SessionLoop> sessionLoop) {
    return new ResumableSessions.Request(
        loop, spoken, sessionLoop, () -> clients.addPending(loop, spoken).orElseThrow());
  }

  private void join(ResumableSession session, OptionalLong received, EmbeddedChannel channel) {
    ResumableSession.Attachment attachment = enter(session, received).orElseThrow();
    WebSocketControl.addTo(channel.pipeline(), attachment::received);
    clients.add(channel, session.listener(), new WebSocketAdapter(), session.loop(), attachment);
    loop.runPendingTasks();
    channel.runPendingTasks();
  }

  private Optional<ResumableSession.Attachment> enter(
      ResumableSession session, OptionalLong received) {
    CompletableFuture<Optional<ResumableSession.Attachment>> entered = session.enter(received);
    loop.runPendingTasks();
    return entered.join();
  }

  private void disconnect(EmbeddedChannel channel) {
    channel.close();
    loop.runPendingTasks();
  }

  private void send(EmbeddedChannel channel, String line) {
    channel.writeInbound(new TextWebSocketFrame(line));
    loop.runPendingTasks();
    channel.runPendingTasks();
  }

  private void advance(long seconds) {
    loop.advanceTimeBy(seconds, TimeUnit.SECONDS);
    loop.runScheduledPendingTasks();
    loop.runPendingTasks();
  }

  private static List<WebSocketFrame> frames(FullableChannel channel) {
    var frames = new ArrayList<WebSocketFrame>();
    @Nullable WebSocketFrame frame = channel.readOutbound();
    while (frame != null) {
      frames.add(frame);
      frame = channel.readOutbound();
    }
    return frames;
  }

  private static List<String> texts(FullableChannel channel) {
    List<String> texts = new ArrayList<>();
    for (WebSocketFrame frame : frames(channel)) {
      String content = frame.content().toString(StandardCharsets.UTF_8);
      if (frame instanceof TextWebSocketFrame) {
        texts.add(content);
      } else if (frame instanceof PingWebSocketFrame) {
        channel.pings.add(content);
      }
    }
    return texts;
  }

  /** A channel that can be full, so that its client does not read. */
  private static final class FullableChannel extends EmbeddedChannel {
    final List<String> pings = new ArrayList<>();
    boolean isFull;

    FullableChannel() {
      freezeTime();
    }

    @Override
    protected void doWrite(ChannelOutboundBuffer answers) throws Exception {
      if (!isFull) {
        super.doWrite(answers);
      }
    }
  }
}
