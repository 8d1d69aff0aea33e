package tengen.daemon.net;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ClientPort;
import tengen.daemon.session.Connection;
import tengen.daemon.session.KeptMessages;
import tengen.daemon.session.KeptSessions;
import tengen.daemon.session.ListenerContext;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.Hold;
import tengen.store.archive.KeptSession;
import tengen.store.archive.TokenHash;

/**
 * A session that outlives its channels. Without one it waits for the next, with its searches
 * running, and keeps what it has to say. With one it keeps what may not have arrived: so every
 * message arrives once, however a channel was lost. Confined to its loop, but where it is told.
 */
final class LastingSession implements ClientPort {
  /** So long it waits for its client. */
  static final long PATIENCE_SECONDS = 600;

  /** So much is kept for a client that is away; more ends the session. */
  private static final long MOST_AWAY_BYTES = 1 << 20;

  /** So much is kept that the client may have already; of more the oldest is forgotten. */
  private static final long MOST_SENT_BYTES = 1 << 20;

  private final String token;
  private final ListenerContext listener;
  private final Executor loop;
  private final ScheduledExecutorService timer;
  private final LastingSessions all;
  private final ClientGroup.Place place;
  private final LongSupplier nanoClock;
  private final ClientAddress peer;
  private final KeptMessages messages;

  private Hold hold;
  private @Nullable Connection connection;
  private @Nullable Visit visit;
  private @Nullable ClientPort channel;
  private @Nullable Future<?> end;
  private boolean reading = true;
  private boolean isOver;

  /** Whether it was made again from what the archive has of it, and no channel has come since. */
  private boolean isRestored;

  /** How many lines the client's channels have brought. */
  private long lines;

  /** The newest message that was written to a channel. */
  private long written;

  /**
   * One that has not begun.
   *
   * @param token names it
   * @param listener of one protocol
   * @param timer for the end of its patience
   * @param place the client's, given up with the session
   * @param peer who it is, for the logs
   */
  LastingSession(
      String token,
      ListenerContext listener,
      Executor loop,
      ScheduledExecutorService timer,
      LastingSessions all,
      ClientGroup.Place place,
      LongSupplier nanoClock,
      ClientAddress peer) {
    this.token = token;
    this.hold = Hold.first(TokenHash.of(token));
    this.listener = listener;
    this.loop = loop;
    this.timer = timer;
    this.all = all;
    this.place = place;
    this.nanoClock = nanoClock;
    this.peer = peer;
    this.messages = new KeptMessages(listener.memory().open());
    place.giveWayBy(() -> loop.execute(this::giveWay));
  }

  /** What a client names it by. Any thread. */
  String token() {
    return token;
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
  Executor loop() {
    return loop;
  }

  /**
   * A channel that brings its client again. The one before it brings nothing any more. Any thread.
   *
   * @param received how many messages the client has; empty: all that were written
   * @param then gets the way in; empty: there is none, since the session is over or what the client
   *     lacks is kept no more
   */
  void enter(OptionalLong received, Consumer<Optional<Visit>> then) {
    loop.execute(() -> then.accept(enter(received.orElse(written))));
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
        listener
            .archive()
            .write(
                new Change.Held(hold, new Change.SessionGoesOn()),
                () -> answer.complete(true),
                () -> loop.execute(() -> endHere(answer)));
    if (received > messages.last() && outlivesServer()) {
      var _ = answer.orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS);
    } else if (isAsked) {
      var _ = answer.completeOnTimeout(true, Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS);
    } else {
      answer.complete(true);
    }
  }

  private void endHere(CompletableFuture<Boolean> answer) {
    end(Connection.ELSEWHERE);
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
            isRestored = true;
            hold = kept.hold();
            connection = newConnection();
            lines = connection.hearAgain(kept);
            written = messages.last();
            waitForClient();
          }
        });
  }

  /** Tells the archive that it has opened, and waits for that a little. Any thread. */
  CompletableFuture<Void> keep() {
    var kept = new CompletableFuture<Void>();
    Archive archive = listener.archive();
    boolean isTaken =
        archive.write(
            new Change.SessionOpened(keptSessions(listener).begin(token, peer)),
            () -> kept.complete(null));
    return isTaken
        ? kept.completeOnTimeout(null, archive.waitMs(), TimeUnit.MILLISECONDS)
        : CompletableFuture.completedFuture(null);
  }

  private Optional<Visit> enter(long received) {
    if (isRestored) {
      isRestored = false;
      messages.goOnFrom(received);
    }
    if (isOver || !messages.goOnAfter(received)) {
      return Optional.empty();
    }
    messages.forget(received);
    if (channel != null) {
      leave(Connection.ELSEWHERE).close();
    }
    if (connection != null) {
      lines -= connection.forgetLine();
    }
    waitForClient();
    visit = new Visit(received, lines);
    return Optional.of(visit);
  }

  /** Without a channel from now on; that which there was. */
  private ClientPort leave(String why) {
    ClientPort left = Objects.requireNonNull(channel);
    channel = null;
    visit = null;
    tell("session waits for its client: {0}, {1}", why);
    waitForClient();
    return left;
  }

  private Connection newConnection() {
    return new Connection(listener, loop, this, place::openSession, nanoClock, peer);
  }

  /** Those of a listener of one protocol. */
  static KeptSessions keptSessions(ListenerContext listener) {
    return new KeptSessions(listener, listener.dialects().names().getFirst());
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
    ClientPort last = channel;
    over("waits for the next server");
    if (last != null) {
      listener.archive().leave(hold.key(), () -> loop.execute(last::close));
    }
  }

  private boolean outlivesServer() {
    return listener.archive().state().wanted();
  }

  /** The server ends while its client is away. */
  void stopWaiting() {
    if (channel == null && outlivesServer()) {
      over("waits for the next server");
    } else {
      giveUp();
    }
  }

  /** Its client does not come again. */
  void giveUp() {
    if (channel == null) {
      overForEver("its client did not come again");
    }
  }

  /** Others need its place. */
  void giveWay() {
    end("gave way to another client");
  }

  private void end(String why) {
    ClientPort last = channel;
    overForEver(why);
    if (last != null) {
      last.close();
    }
  }

  private void overForEver(String why) {
    if (!isOver) {
      listener
          .archive()
          .write(new Change.Held(hold, new Change.SessionEnded(hold.key())), () -> {});
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
    messages.forget(messages.last());
    all.ended(this);
    place.leave();
  }

  private void cancelEnd() {
    if (end != null) {
      end.cancel(false);
      end = null;
    }
  }

  @Override
  public void write(String text) {
    if (isOver) {
      return;
    }
    messages.add(text);
    if (isRestored) {
      messages.shrink(MOST_SENT_BYTES);
    } else if (channel != null) {
      channel.write(text);
      written = messages.last();
      messages.shrink(MOST_SENT_BYTES);
    } else if (!messages.fit(MOST_AWAY_BYTES)) {
      overForEver("no room for answers while its client is away");
    }
  }

  @Override
  public long sent() {
    return messages.last();
  }

  @Override
  public long counts(String text) {
    return 1;
  }

  @Override
  public void sentSoFar(long count) {
    messages.countTo(count);
  }

  @Override
  public void flush() {
    if (channel != null) {
      channel.flush();
    }
  }

  /** Not while its client is away: what is told of progress would be outdated. */
  @Override
  public boolean ready() {
    return channel != null && channel.ready();
  }

  @Override
  public void read(boolean wanted) {
    reading = wanted;
    if (channel != null) {
      channel.read(wanted);
    }
  }

  @Override
  public void fail(Throwable why) {
    ClientPort last = channel;
    overForEver("failed: " + why);
    if (last != null) {
      last.fail(why);
    }
  }

  @Override
  public void close() {
    end("ended");
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
      return isOpen() && LastingSession.this.outlivesServer();
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
      channel = joined;
      if (connection == null) {
        connection = newConnection();
      } else {
        goOn(joined, connection);
      }
    }

    private void goOn(ClientPort joined, Connection connection) {
      tell("session goes on: {0}");
      joined.read(reading);
      messages.all().forEach(joined::write);
      written = messages.last();
      joined.flush();
      connection.resume();
    }

    @Override
    public Optional<Connection> session() {
      return isOpen() && channel != null ? Optional.ofNullable(connection) : Optional.empty();
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
                  var _ = leave(why);
                }
              });
    }

    /** The client has so many messages of this channel. Any thread. */
    void received(long count) {
      loop.execute(
          () -> {
            if (isOpen()) {
              messages.forget(Math.min(before + count, written));
            }
          });
    }
  }
}
