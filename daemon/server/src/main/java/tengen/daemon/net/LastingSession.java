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
import tengen.daemon.session.SessionLoop;
import tengen.daemon.session.StoredSession;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.KeptSession;

/**
 * A session that outlives its channels. Without one it waits for the next, with its searches
 * running. Its outbox keeps what may not have arrived: so every message arrives once, however a
 * channel was lost. Confined to its loop, but where it is told.
 */
final class LastingSession {
  /** So long it waits for its client. */
  static final long PATIENCE_SECONDS = 600;

  private final StoredSession stored;
  private final ListenerContext listener;
  private final SessionLoop loop;
  private final ScheduledExecutorService timer;
  private final LastingSessions all;
  private final ClientGroup.Place place;
  private final LongSupplier nanoClock;
  private final ClientAddress peer;
  private final Outbox outbox;

  private @Nullable Connection connection;
  private @Nullable Visit visit;
  private @Nullable Future<?> end;
  private boolean isOver;

  /** How many lines the client's channels have brought. */
  private long lines;

  /**
   * One that has not begun.
   *
   * @param stored what the archive has of it
   * @param listener of one protocol
   * @param timer for the end of its patience
   * @param place the client's, given up with the session
   * @param peer who it is, for the logs
   */
  LastingSession(
      StoredSession stored,
      ListenerContext listener,
      SessionLoop loop,
      ScheduledExecutorService timer,
      LastingSessions all,
      ClientGroup.Place place,
      LongSupplier nanoClock,
      ClientAddress peer) {
    this.stored = stored;
    this.listener = listener;
    this.loop = loop;
    this.timer = timer;
    this.all = all;
    this.place = place;
    this.nanoClock = nanoClock;
    this.peer = peer;
    this.outbox =
        new Outbox(
            Outbox.Unit.MESSAGES,
            listener.memory(),
            listener.protocolLog(),
            peer,
            this::overForEver);
    place.giveWayBy(() -> loop.execute(this::giveWay));
  }

  /** What a client names it by. Any thread. */
  String token() {
    return stored.token();
  }

  /** Its place among the sessions. Any thread. */
  ClientGroup.Place place() {
    return place;
  }

  /** What it speaks. Any thread. */
  ListenerContext listener() {
    return listener;
  }

  /** Whether it speaks this at this listener, and is this account's. Any thread. */
  boolean isFor(ListenerContext other) {
    return listener.name().equals(other.name())
        && listener.account().name().equals(other.account().name())
        && listener.dialects().names().equals(other.dialects().names());
  }

  /** Any thread. */
  SessionLoop loop() {
    return loop;
  }

  /**
   * A channel that brings its client again. The one before it brings nothing any more. Any thread.
   *
   * @param received how many messages the client has; empty: all that were written
   * @return the way in; empty: there is none, since the session is over or what the client lacks is
   *     kept no more
   */
  CompletableFuture<Optional<Visit>> enter(OptionalLong received) {
    return CompletableFuture.supplyAsync(() -> enter(received.orElse(outbox.written())), loop);
  }

  /**
   * Whether it is to be entered: no other server has taken it up, as far as the archive knows in
   * time. Where one has, it ends here. The future fails where only the archive knows what the
   * client has got elsewhere. Any thread.
   *
   * @param received how many messages the client has; empty: it does not count
   */
  CompletableFuture<Boolean> goesOn(OptionalLong received) {
    var answer = new CompletableFuture<Boolean>();
    loop.execute(() -> askArchive(received.orElse(0), answer));
    return answer;
  }

  private void askArchive(long received, CompletableFuture<Boolean> answer) {
    boolean isAsked =
        stored.check(() -> answer.complete(true), () -> loop.execute(() -> endHere(answer)));
    if (received > outbox.released() && stored.outlivesServer()) {
      var _ = answer.orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS);
    } else if (isAsked) {
      var _ = answer.completeOnTimeout(true, Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS);
    } else {
      answer.complete(true);
    }
  }

  private void endHere(CompletableFuture<Boolean> answer) {
    outbox.end(Connection.ELSEWHERE);
    answer.complete(false);
  }

  /**
   * Makes the session again from what the archive has of it. Called first. Any thread.
   *
   * @param loan for what the archive has, closed when the session has heard that
   */
  void restore(KeptSession kept, ClientMemory.Loan loan) {
    loop.execute(
        () -> {
          try (loan) {
            Connection restored = newConnection();
            connection = restored;
            lines = outbox.replay(() -> restored.hearAgain(kept));
            waitForClient();
          }
        });
  }

  /** Tells the archive that it has opened, and waits for that a little. Any thread. */
  CompletableFuture<Void> keep() {
    int waitMs = listener.archive().waitMs();
    return stored
        .open(peer)
        .map(written -> written.completeOnTimeout(null, waitMs, TimeUnit.MILLISECONDS))
        .orElseGet(() -> CompletableFuture.completedFuture(null));
  }

  private Optional<Visit> enter(long received) {
    if (isOver || !outbox.goOnAfter(received)) {
      return Optional.empty();
    }
    if (outbox.isAttached()) {
      outbox.closeChannel();
      leave(Connection.ELSEWHERE);
    }
    if (connection != null) {
      lines -= connection.forgetLine();
    }
    waitForClient();
    visit = new Visit(received, lines);
    return Optional.of(visit);
  }

  /** Without a channel from now on. */
  private void leave(String why) {
    outbox.detach();
    visit = null;
    tell("session waits for its client: {0}, {1}", why);
    waitForClient();
  }

  private Connection newConnection() {
    return new Connection(listener, loop, outbox, place::openSession, nanoClock, peer);
  }

  private void waitForClient() {
    if (end == null) {
      end = timer.schedule(() -> loop.execute(this::giveUp), PATIENCE_SECONDS, TimeUnit.SECONDS);
      all.waits(this);
      place.idle(true);
    }
  }

  private void tell(String format, String... more) {
    if (connection != null) {
      connection.tell(
          format, Stream.concat(Stream.of(peer.name()), Stream.of(more)).toArray(String[]::new));
    }
  }

  /** Its client goes to the next server when the archive has all that it was told here. */
  private void suspend() {
    over("waits for the next server");
    if (outbox.isAttached()) {
      stored.leave(() -> loop.execute(outbox::closeChannel));
    }
  }

  /** The server ends while its client is away. */
  void stopWaiting() {
    if (!outbox.isAttached() && stored.outlivesServer()) {
      over("waits for the next server");
    } else {
      giveUp();
    }
  }

  /** Its client does not come again. */
  void giveUp() {
    if (!outbox.isAttached()) {
      overForEver("its client did not come again");
    }
  }

  /** Others need its place. */
  void giveWay() {
    outbox.end("gave way to another client");
  }

  private void overForEver(String why) {
    if (!isOver) {
      stored.end();
    }
    over(why);
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
    place.leave();
  }

  private void cancelEnd() {
    if (end != null) {
      try {
        end.cancel(false);
      } catch (RejectedExecutionException _) {
        // The server has ended, and its timers with it.
      }
      end = null;
    }
  }

  /** One channel's time with the session. */
  final class Visit implements SessionAccess {
    private final long before;
    private final long lines;

    private Visit(long before, long lines) {
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
        session().ifPresent(session -> session.end("told to stop"));
      }
    }

    /** How many lines the session had got before. Any thread. */
    long lines() {
      return lines;
    }

    private boolean isOpen() {
      return equals(visit);
    }

    @Override
    public void join(ClientPort joined) {
      if (isOver || !isOpen()) {
        joined.close();
        return;
      }
      cancelEnd();
      all.goesOn(LastingSession.this);
      tell("session goes on: {0}");
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
    public void feed(byte[] bytes, boolean isWhole) {
      Optional<Connection> session = session();
      if (session.isPresent()) {
        for (byte each : bytes) {
          LastingSession.this.lines += each == '\n' ? 1 : 0;
        }
        session.get().feed(bytes, 0, bytes.length, isWhole);
      }
    }

    @Override
    public void lost(String why) {
      session()
          .ifPresent(
              session -> {
                if (session.isClosed()) {
                  overForEver(why);
                } else {
                  leave(why);
                }
              });
    }

    /** The client has so many messages of this channel. Any thread. */
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
