package tengen.daemon.net;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.Outbox;
import tengen.daemon.session.SessionHandle;
import tengen.daemon.session.SessionLoop;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredSession;

/**
 * A session that survives reconnects. While no channel is attached, it waits for its client and its
 * searches continue. Its outbox keeps messages until the client has acknowledged them, so each
 * arrives exactly once. Confined to its loop, except where noted.
 */
final class ResumableSession {
  /** Time to wait for the client to reconnect, in seconds. */
  static final long RESUME_TIMEOUT_SECONDS = 600;

  private final SessionHandle stored;
  private final ListenerContext listener;
  private final SessionLoop loop;
  private final ScheduledExecutorService timer;
  private final ResumableSessions all;
  private final ClientGroup.Slot slot;
  private final LongSupplier nanoClock;
  private final ClientAddress peer;
  private final Outbox outbox;

  private @Nullable Connection connection;
  private @Nullable Attachment attachment;
  private @Nullable Future<?> end;
  private boolean isOver;

  /** Number of lines that the client had sent before the session was restored here. */
  private long replayedLines;

  /**
   * Creates a session without a connection.
   *
   * @param stored its entry in the archive
   * @param listener of one protocol
   * @param timer for the reconnect timeout
   * @param slot of the client, released with the session
   * @param peer for logs
   */
  ResumableSession(
      SessionHandle stored,
      ListenerContext listener,
      SessionLoop loop,
      ScheduledExecutorService timer,
      ResumableSessions all,
      ClientGroup.Slot slot,
      LongSupplier nanoClock,
      ClientAddress peer) {
    this.stored = stored;
    this.listener = listener;
    this.loop = loop;
    this.timer = timer;
    this.all = all;
    this.slot = slot;
    this.nanoClock = nanoClock;
    this.peer = peer;
    this.outbox =
        new Outbox(
            Outbox.Unit.MESSAGES, listener.memory(), listener.protocolLog(), peer, this::terminate);
    slot.onEviction(() -> loop.execute(this::evict));
  }

  /** Returns the token by which the client resumes the session. Thread-safe. */
  String token() {
    return stored.token();
  }

  /** Returns the session's slot. Thread-safe. */
  ClientGroup.Slot slot() {
    return slot;
  }

  /** Returns the session's listener context. Thread-safe. */
  ListenerContext listener() {
    return listener;
  }

  /**
   * Returns whether the session has the listener, protocol and account of a context. Thread-safe.
   */
  boolean isFor(ListenerContext other) {
    return listener.name().equals(other.name())
        && listener.account().name().equals(other.account().name())
        && listener.dialects().names().equals(other.dialects().names());
  }

  /** Returns the session's loop. Thread-safe. */
  SessionLoop loop() {
    return loop;
  }

  /**
   * Prepares to attach a channel; detaches the previous one. Thread-safe.
   *
   * @param received number of messages the client has received; if empty, all written ones
   * @return the attachment; empty if the session has ended or the messages that the client lacks
   *     are gone
   */
  CompletableFuture<Optional<Attachment>> enter(OptionalLong received) {
    return CompletableFuture.supplyAsync(() -> enter(received.orElse(outbox.written())), loop);
  }

  /**
   * Checks that no other server has taken the session over; ends it here otherwise. If the archive
   * does not answer in time, assumes that none has. The future fails if the client has received
   * more messages than this server has sent and the archive does not answer. Thread-safe.
   *
   * @param received number of messages the client has received; empty if unknown
   */
  CompletableFuture<Boolean> checkOwnership(OptionalLong received) {
    var answer = new CompletableFuture<Boolean>();
    loop.execute(() -> askArchive(received.orElse(0), answer));
    return answer;
  }

  private void askArchive(long received, CompletableFuture<Boolean> answer) {
    boolean isAsked =
        stored.check(() -> answer.complete(true), () -> loop.execute(() -> endHere(answer)));
    if (received > outbox.released() && stored.outlivesServer()) {
      var _ = answer.orTimeout(Archive.ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } else if (isAsked) {
      var _ = answer.completeOnTimeout(true, Archive.ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    } else {
      answer.complete(true);
    }
  }

  private void endHere(CompletableFuture<Boolean> answer) {
    outbox.end(Connection.SUPERSEDED);
    answer.complete(false);
  }

  /**
   * Replays a stored session. Must be called first. Thread-safe.
   *
   * @param loan of memory for the stored session, closed after the replay
   */
  void restore(StoredSession storedSession, ClientMemory.Loan loan) {
    loop.execute(
        () -> {
          try (loan) {
            Connection restored = newConnection();
            connection = restored;
            replayedLines = outbox.replay(() -> restored.replay(storedSession));
            waitForClient();
          }
        });
  }

  /**
   * Stores the new session; completes when it is on disk or after the archive's time limit. The
   * reconnect timeout begins first, so that the session ends if it cannot be stored or entered.
   * Thread-safe.
   */
  CompletableFuture<Void> store() {
    loop.execute(this::startTimeout);
    int waitMs = listener.archive().waitMs();
    return stored
        .open(peer)
        .map(written -> written.completeOnTimeout(null, waitMs, TimeUnit.MILLISECONDS))
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  private Optional<Attachment> enter(long received) {
    if (isOver || !outbox.endReplay(received)) {
      return Optional.empty();
    }
    if (outbox.isAttached()) {
      outbox.closeChannel();
      detach(Connection.SUPERSEDED);
    }
    long lines = replayedLines;
    if (connection != null) {
      connection.forgetLine();
      lines += connection.receivedLines();
    }
    waitForClient();
    attachment = new Attachment(received, lines);
    return Optional.of(attachment);
  }

  /** Detaches the channel and waits for the client. */
  private void detach(String why) {
    outbox.detach();
    attachment = null;
    if (connection != null) {
      connection.waitForClient();
    }
    logInfo("session waits for its client to reconnect", "reason", why);
    waitForClient();
  }

  private Connection newConnection() {
    return new Connection(listener, loop, outbox, slot::openSession, nanoClock, peer);
  }

  private void waitForClient() {
    startTimeout();
    all.detached(this);
    slot.idle(true);
  }

  private void startTimeout() {
    if (end == null && !isOver) {
      end =
          timer.schedule(
              () -> loop.execute(this::giveUp), RESUME_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    }
  }

  private void logInfo(String sentence, Object... more) {
    if (connection != null) {
      Stream<Object> client = Stream.of("client", peer.name());
      connection.logInfo(sentence, Stream.concat(client, Stream.of(more)).toArray());
    }
  }

  /**
   * Suspends the session for the next server. Closes the channel after the archive has stored all
   * changes.
   */
  private void suspend() {
    over("left for another daemon to resume");
    if (outbox.isAttached()) {
      stored.release(() -> loop.execute(outbox::closeChannel));
    }
  }

  /**
   * Ends the session at a shutdown if its client is away. The client can resume it if the archive
   * has it.
   */
  void shutDown() {
    if (!outbox.isAttached() && stored.outlivesServer()) {
      over("left for another daemon to resume");
    } else {
      giveUp();
    }
  }

  /** Ends the session after the reconnect timeout. */
  void giveUp() {
    if (!outbox.isAttached()) {
      terminate("the client did not reconnect in time");
    }
  }

  /** Ends the session to make room for another client. */
  void evict() {
    outbox.end("closed to make room for another client");
  }

  private void terminate(String why) {
    try {
      if (!isOver) {
        stored.delete();
      }
    } finally {
      over(why);
    }
  }

  private void over(String why) {
    if (isOver) {
      return;
    }
    isOver = true;
    cancelEnd();
    if (connection != null) {
      connection.abort(why);
    }
    outbox.clear();
    all.ended(this);
    slot.release();
  }

  private void cancelEnd() {
    if (end != null) {
      try {
        end.cancel(false);
      } catch (RejectedExecutionException _) {
        // The server has stopped, and its timers with it.
      }
      end = null;
    }
  }

  /** The attachment of one channel to the session. */
  final class Attachment implements SessionAccess {
    private final long before;
    private final long lines;

    private Attachment(long before, long lines) {
      this.before = before;
      this.lines = lines;
    }

    @Override
    public boolean outlivesServer() {
      return isOpen() && stored.outlivesServer();
    }

    @Override
    public void stop() {
      if (outlivesServer()) {
        suspend();
      } else {
        SessionAccess.super.stop();
      }
    }

    /** Returns the number of lines received before this channel. Thread-safe. */
    long lines() {
      return lines;
    }

    private boolean isOpen() {
      return equals(attachment);
    }

    @Override
    public void join(ClientPort joined) {
      if (isOver || !isOpen()) {
        joined.close();
        return;
      }
      cancelEnd();
      all.attached(ResumableSession.this);
      logInfo("session resumed");
      outbox.attach(joined);
      if (connection == null) {
        connection = newConnection();
      } else {
        connection.resume();
      }
    }

    @Override
    public Optional<Connection> session() {
      return isOpen() && outbox.isAttached() ? Optional.ofNullable(connection) : Optional.empty();
    }

    @Override
    public void disconnected(String why) {
      session()
          .ifPresent(
              session -> {
                if (session.isClosed()) {
                  terminate(why);
                } else {
                  detach(why);
                }
              });
    }

    /**
     * Acknowledges messages. Thread-safe.
     *
     * @param count number of messages received over this channel
     */
    void received(long count) {
      loop.execute(
          () -> {
            if (isOpen()) {
              outbox.acknowledge(before + count);
            }
          });
    }
  }
}
