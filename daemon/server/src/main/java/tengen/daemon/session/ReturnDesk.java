package tengen.daemon.session;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.HostLine;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.KeptSession;
import tengen.store.archive.TokenHash;

/**
 * Where a client of TCP asks for a session that it can come back to, and comes back. Confined to
 * the connection's loop.
 */
final class ReturnDesk {
  private final ListenerContext listener;
  private final KeptSessions sessions;
  private final Session<?, ?, ?> session;
  private final Outbox client;
  private final ClientAddress peer;
  private final Executor loop;
  private final Runnable giveUp;
  private @Nullable String key;

  /**
   * Of a session that has heard nothing.
   *
   * @param client of the session
   * @param giveUp ends the connection: its client has come by another
   */
  ReturnDesk(
      ListenerContext listener,
      String protocol,
      Session<?, ?, ?> session,
      Outbox client,
      ClientAddress peer,
      Executor loop,
      Runnable giveUp) {
    this.listener = listener;
    this.sessions = new KeptSessions(listener, protocol);
    this.session = session;
    this.client = client;
    this.peer = peer;
    this.loop = loop;
    this.giveUp = giveUp;
  }

  /** Whether the client can come back. */
  boolean isKept() {
    return key != null;
  }

  /**
   * The client has no session to come back to, or the connection has ended.
   *
   * @param whenKept run when the archive has all that the session was told
   */
  void close(Runnable whenKept) {
    if (key != null) {
      listener.census().disown(key, giveUp);
      listener.archive().leave(key, whenKept);
      key = null;
    }
  }

  private void close() {
    close(() -> {});
  }

  /** Keeps the session, and tells its token; done when that is on disk, or refused. */
  CompletableFuture<Optional<String>> open() {
    String token = KeptSessions.newToken();
    var written = new CompletableFuture<Void>();
    boolean isTaken =
        listener
            .archive()
            .write(
                new Change.SessionOpened(sessions.begin(token, peer)),
                () -> written.complete(null));
    if (!isTaken) {
      return CompletableFuture.completedFuture(Optional.empty());
    }
    var _ = own(token);
    session.keepAs(token);
    return written
        .orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS)
        .handleAsync((_, late) -> late == null ? Optional.of(said(token, 0)) : empty(), loop);
  }

  private static Optional<String> empty() {
    return Optional.empty();
  }

  private static String said(String token, long lines) {
    return HostLine.SESSION + " " + token + " " + lines;
  }

  private CompletableFuture<Void> own(String token) {
    key = TokenHash.of(token);
    return listener.census().own(key, loop, giveUp);
  }

  /**
   * Makes the session what it was; done when it is, with nothing, or with why it cannot be.
   *
   * @param answer is told the answer, before what the client has not received
   */
  CompletableFuture<Optional<String>> resume(String token, long received, Consumer<String> answer) {
    ClientMemory.Loan loan = listener.memory().loan();
    return own(token)
        .thenCompose(_ -> sessions.takeUp(token, loan))
        .handleAsync(
            (found, fault) -> {
              try (loan) {
                if (fault != null) {
                  return unknown(fault);
                }
                found.ifPresentOrElse(it -> resume(it, token, received, answer), this::close);
                return found.isPresent() ? empty() : Optional.of("no such session");
              }
            },
            loop);
  }

  private Optional<String> unknown(Throwable fault) {
    close();
    listener.log().log(
        Level.WARNING, "the archive does not tell of a session: {0}", fault.toString());
    return Optional.of(
        NoMemoryException.isCauseOf(fault)
            ? "no memory to resume the session now; try again"
            : "the archive does not tell of the session");
  }

  private void resume(KeptSession kept, String token, long received, Consumer<String> answer) {
    session.keepAs(token);
    long lines = client.replay(() -> session.hearAgain(kept));
    answer.accept(said(token, lines));
    var _ = client.goOnAfter(received);
    client.sendKept();
  }
}
